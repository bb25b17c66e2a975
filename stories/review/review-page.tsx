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
    <div lang="en" className="min-h-screen bg-page text-ink">
      <header className="border-b-3 border-act bg-header px-5 py-4 text-on-header">
        <Logo />
      </header>
      <main className="mx-auto grid max-w-[90rem] gap-10 px-5 pt-10 pb-16 tablet:px-10">
        <div className="grid max-w-2xl gap-3">
          <h1 className="type-title">{title}</h1>
          <div className="type-body text-ink-muted">{lead}</div>
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
    <section aria-label={title} className="grid min-w-0 gap-4">
      <h2 className="type-heading">{title}</h2>
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to reach what scrolls
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-md focus-ring">
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
      className="inline-block min-w-6 rounded-sm leading-6 underline underline-offset-2 focus-ring"
      href={storyAddress(id, globals, view)}
      target="_top"
    >
      {children}
    </a>
  );
}
