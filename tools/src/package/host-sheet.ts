import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { packageFolder } from "./package-paths.ts";
import { openSite } from "./sites.ts";

/**
 * The sheet of a host that has a class for each of ours, and a custom property, by the names that they
 * have in every Tailwind, and wins with each of them.
 */
export function hostileSheet(css: string): string {
  const classes = new Set([...css.matchAll(/\.gs\\:((?:\\.|[\w-])+)/g)].map(([, name]) => name));
  const properties = new Set([...css.matchAll(/--gs-([\w-]+):/g)].map(([, name]) => name));
  const values = [...properties].map((name) => `--${name}: 1rem !important;`);
  const rules = [...classes].map(
    (name) =>
      `.${name} { display: block !important; padding: 33px !important; color: red !important; }`,
  );
  return `:root { ${values.join(" ")} }\n${rules.join("\n")}`;
}

/** Every computed value of every element in the page's root. */
export function readDrawn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#root, #root *")].map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("--"));
      const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `<${element.localName} class="${element.getAttribute("class")}"> ${values.join("; ")}`;
    }),
  );
}

/** The built site in tests/consumer, without and with a host's sheet. @returns what looks different. */
export async function hostSheetErrors(
  browser: Browser,
  folder: string,
): Promise<readonly string[]> {
  const host = hostileSheet(readFileSync(join(packageFolder, "styles.css"), "utf8"));
  return openSite(browser, folder, async (page) => {
    await page.getByRole("button", { name: /Gelijkspel/ }).waitFor();
    const before = await readDrawn(page);
    await page.addStyleTag({ content: host });
    const after = await readDrawn(page);
    const changed = before.filter((drawn, index) => drawn !== after[index]);
    return changed.map(
      (drawn) => `is changed by a host's Tailwind at ${drawn.slice(0, drawn.indexOf(">") + 1)}`,
    );
  });
}
