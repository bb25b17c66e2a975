import AxeBuilder from "@axe-core/playwright";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright";
import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import { goTo, openDeposit, pagesOf, payByCard, titleOf } from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";

const destinations = [
  "fastDeposit",
  "withdraw",
  "history",
  "limits",
  "cooloff",
  "documents",
  "privacy",
] as const;

/** Each theme with what a browser prefers. */
const themes = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["contrast", { contrast: "more" }],
] as const;

/** In another theme the pages have the same parts and names, and other colours. */
const rulesOf: Readonly<Record<"light" | "dark" | "contrast", RunOptions>> = {
  light: { rules: { "target-size": { enabled: true } } },
  dark: { runOnly: ["color-contrast", "link-in-text-block"] },
  // Here texts keep the higher contrast too (WCAG 1.4.6).
  contrast: { runOnly: ["color-contrast", "color-contrast-enhanced", "link-in-text-block"] },
};

/** What axe finds in the cashier's frame, each as a line. */
async function findingsIn(page: Page, rules: RunOptions): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  // A frame that is busy answers axe too late, and is left out then.
  await expect(async () => {
    const { violations, passes } = await new AxeBuilder({ page })
      .include(["[data-cashier] iframe", "body"])
      .options(rules)
      .analyze();
    expect(passes.map(({ id }) => id)).toContain("color-contrast");
    lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }).toPass({ timeout: 30_000 });
  return lines;
}

describe("the cashier's pages", () => {
  it.for(themes)(
    "[JOURNEY-628] have nothing that axe finds in the theme of the page, %s",
    async ([theme, preferred], { journey }) => {
      journey.problems.expect(/status of 422/);
      // axe reads the page under the frame too: a page with a thousand prices takes it seconds each time.
      const page = await journey.visit("/search/", { ...preferred, as: verified });
      const pages = await openDeposit(page);
      await expect(pages.locator("html")).toHaveAttribute("data-theme", theme);
      await payByCard(page, "-1");
      await expect(pages.locator("#problems")).toBeVisible();
      expect(await findingsIn(page, rulesOf[theme]), "a form with problems").toEqual([]);
      await payByCard(page, "20");
      await expect(titleOf(page, "doneTitle")).toBeVisible();
      expect(await findingsIn(page, rulesOf[theme]), "a result").toEqual([]);
      for (const name of destinations) {
        await goTo(page, name);
        expect(await findingsIn(page, rulesOf[theme]), name).toEqual([]);
      }
      await expect(pagesOf(page).locator("html")).toHaveAttribute("data-theme", theme);
    },
  );
});
