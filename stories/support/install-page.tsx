import { Logo } from "@grandstand/ui/logo";
import { Markdown } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";
import { convert, ThemeProvider, themes } from "storybook/theming";
import { repository } from "./repository.ts";

const texts = import.meta.glob<string>("../../ui/{README,CHANGELOG}.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The README's title is the page's, and its link to the changelog leads down the page. */
function textOf(name: string): string {
  return texts[`../../ui/${name}.md`] ?? "";
}

/** A link to a file of the repository leads to where that is read; the changelog stands on this page. */
function ReadmeLink({ href = "", children }: ComponentProps<"a">) {
  if (href.startsWith("CHANGELOG")) return <a href="#changelog">{children}</a>;
  if (/^https?:|^#/.test(href))
    return (
      <a href={href} target="_top">
        {children}
      </a>
    );
  return repository ? (
    <a href={`${repository}/ui/${href}`} target="_top">
      {children}
    </a>
  ) : (
    children
  );
}

/** For those who install the package: its README and its changelog, from the files that it brings. */
export function InstallPage({ isDark }: { isDark: boolean }) {
  const options = { overrides: { a: ReadmeLink } };
  return (
    <div lang="en" className="min-h-screen bg-page text-ink">
      <header className="border-b-3 border-act bg-header px-5 py-4 text-on-header">
        <Logo />
      </header>
      <main className="mx-auto grid max-w-4xl px-5 py-10">
        <ThemeProvider theme={convert(isDark ? themes.dark : themes.light)}>
          <Markdown options={options}>{textOf("README")}</Markdown>
          <div id="changelog">
            <Markdown options={options}>{textOf("CHANGELOG")}</Markdown>
          </div>
        </ThemeProvider>
      </main>
    </div>
  );
}
