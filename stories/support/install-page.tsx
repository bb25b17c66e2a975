import { Logo } from "@grandstand/ui/logo";
import { Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { repository } from "./repository.ts";

const texts = import.meta.glob<string>("../../ui/{README,CHANGELOG}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A file that the package brings, with the name of each recipe over its code. */
function textOf(name: string): string {
  const text = texts[`../../ui/${name}.md`] ?? "";
  return text.replace(/^```(\w+) (\S+)$/gm, "**`$2`**\n\n```$1");
}

function Anchor({ href, children }: ComponentProps<"a">) {
  return (
    <a
      href={href}
      target={href?.startsWith("#") ? undefined : "_top"}
      className="gs:rounded-sm gs:underline gs:underline-offset-2 gs:focus-ring"
    >
      {children}
    </a>
  );
}

/** A link to a file of the repository leads to where that is read; the changelog is on this page. */
function ReadmeLink({ href = "", children }: ComponentProps<"a">) {
  if (href.startsWith("CHANGELOG")) return <Anchor href="#changelog">{children}</Anchor>;
  if (/^https?:|^#/.test(href)) return <Anchor href={href}>{children}</Anchor>;
  return repository ? <Anchor href={`${repository}/ui/${href}`}>{children}</Anchor> : children;
}

/** Storybook's own styles for a text are there on a page of documentation alone. */
const classes: Readonly<Record<string, string>> = {
  h1: "gs:type-title gs:mt-8 gs:mb-3",
  h2: "gs:type-heading gs:mt-10 gs:mb-2",
  h3: "gs:type-label gs:mt-6 gs:mb-2",
  p: "gs:type-body gs:my-3 gs:max-w-2xl",
  ul: "gs:type-body gs:my-3 gs:max-w-2xl gs:list-outside gs:list-disc gs:ps-5",
  pre: "gs:type-small gs:my-3 gs:overflow-x-auto gs:rounded-md gs:border gs:border-line gs:bg-surface gs:p-4 gs:focus-ring",
  code: "gs:font-mono",
  table: "gs:type-small gs:my-3 gs:block gs:overflow-x-auto gs:text-left gs:focus-ring",
  th: "gs:type-caption gs:border-b gs:border-line gs:p-2 gs:text-ink-muted",
  td: "gs:border-b gs:border-line gs:p-2 gs:align-top",
};

/** What scrolls sideways must be reached by keyboard. */
const scrolling = ["pre", "table"];

const overrides = {
  ...Object.fromEntries(
    Object.entries(classes).map(([element, className]) => [
      element,
      {
        component: element,
        props: { className, ...(scrolling.includes(element) && { tabIndex: 0 }) },
      },
    ]),
  ),
  a: ReadmeLink,
};

/** For those who install the package: its README and its changelog, from the files that it brings. */
export function InstallPage() {
  return (
    <div lang="en" className="gs:min-h-screen gs:bg-page gs:text-ink">
      <header className="gs:border-b-3 gs:border-act gs:bg-header gs:px-5 gs:py-4 gs:text-on-header">
        <Logo />
      </header>
      <main className="gs:mx-auto gs:max-w-[56rem] gs:px-5 gs:pb-16">
        <Markdown options={{ overrides }}>{textOf("README")}</Markdown>
        <div id="changelog">
          <Markdown options={{ overrides }}>
            {textOf("CHANGELOG").replace(/^# .*$/m, "# Changelog")}
          </Markdown>
        </div>
      </main>
    </div>
  );
}
