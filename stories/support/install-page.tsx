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
      className="rounded-sm underline underline-offset-2 focus-ring"
    >
      {children}
    </a>
  );
}

/** A link to a file of the repository leads to where that is read; the changelog stands on this page. */
function ReadmeLink({ href = "", children }: ComponentProps<"a">) {
  if (href.startsWith("CHANGELOG")) return <Anchor href="#changelog">{children}</Anchor>;
  if (/^https?:|^#/.test(href)) return <Anchor href={href}>{children}</Anchor>;
  return repository ? <Anchor href={`${repository}/ui/${href}`}>{children}</Anchor> : children;
}

/** Storybook's own styles for a text are there on a page of documentation alone. */
const classes: Readonly<Record<string, string>> = {
  h1: "type-title mt-8 mb-3",
  h2: "type-heading mt-10 mb-2",
  h3: "type-label mt-6 mb-2",
  p: "type-body my-3 max-w-2xl",
  ul: "type-body my-3 max-w-2xl list-outside list-disc ps-5",
  pre: "type-small my-3 overflow-x-auto rounded-md border border-line bg-surface p-4 focus-ring",
  code: "font-mono",
  table: "type-small my-3 block overflow-x-auto text-left focus-ring",
  th: "type-caption border-b border-line p-2 text-ink-muted",
  td: "border-b border-line p-2 align-top",
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
    <div lang="en" className="min-h-screen bg-page text-ink">
      <header className="border-b-3 border-act bg-header px-5 py-4 text-on-header">
        <Logo />
      </header>
      <main className="mx-auto max-w-[56rem] px-5 pb-16">
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
