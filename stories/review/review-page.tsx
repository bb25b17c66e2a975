import { Logo } from "@grandstand/ui/logo";
import type { ReactNode } from "react";

interface ReviewPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages that people read to judge the work: always in English, in our look. */
export function ReviewPage({ title, lead, children }: ReviewPageProps) {
  return (
    <div lang="en" className="gs:min-h-screen gs:bg-page gs:text-ink">
      <header className="gs:border-b-3 gs:border-act gs:bg-header gs:px-5 gs:py-4 gs:text-on-header">
        <Logo />
      </header>
      <main className="gs:mx-auto gs:grid gs:max-w-[90rem] gs:gap-10 gs:px-5 gs:pt-10 gs:pb-16 gs:tablet:px-10">
        <div className="gs:grid gs:max-w-2xl gs:gap-3">
          <h1 className="gs:type-title">{title}</h1>
          <div className="gs:type-body gs:text-ink-muted">{lead}</div>
        </div>
        {children}
      </main>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of such a page. */
export function ReviewSection({ title, children }: SectionProps) {
  return (
    <section aria-label={title} className="gs:grid gs:min-w-0 gs:gap-4">
      <h2 className="gs:type-heading">{title}</h2>
      {children}
    </section>
  );
}

interface ScrollingProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Room for a wide table, which a keyboard can scroll too. */
export function Scrolling({ label, children }: ScrollingProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to reach what scrolls
      tabIndex={0}
      className="gs:overflow-x-auto gs:rounded-md gs:focus-ring"
    >
      {children}
    </section>
  );
}

interface StoryLinkProps {
  readonly id: string;
  /** Part of the address: `locale:nl`, say. */
  readonly globals?: string;
  readonly view?: "story" | "docs";
  readonly children: ReactNode;
}

/** The address of a story in Storybook, with the toolbars as a part of it. */
export function storyAddress(id: string, globals?: string, view = "story"): string {
  return `./?path=/${view}/${id}${globals ? `&globals=${globals}` : ""}`;
}

/** A link to another page of Storybook, which is around this one. */
export function StoryLink({ id, globals, view, children }: StoryLinkProps) {
  return (
    <a
      className="gs:inline-block gs:min-w-6 gs:rounded-sm gs:leading-6 gs:underline gs:underline-offset-2 gs:focus-ring"
      href={storyAddress(id, globals, view)}
      target="_top"
    >
      {children}
    </a>
  );
}

/** `components-bet-slip--combo-boost-not-reached` in words. */
export function nameOf(story: string): string {
  const [component = "", state = ""] = story.replace("components-", "").split("--");
  return [component, state].map((part) => part.replaceAll("-", " ")).join(": ");
}
