import AxeBuilder from "@axe-core/playwright";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright";
import { describe } from "vitest";
import { loginButtonOf, loginOf, oddsOf, verified } from "./bettor.ts";
import { expect } from "./expect.ts";
import { it } from "./journey.ts";
import { offerOf, pathOf } from "./programme.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

type ColorScheme = "light" | "dark";

/** In the dark a page has the same parts and names, and other colours. */
const rulesOf: Readonly<Record<ColorScheme, RunOptions>> = {
  light: { rules: { "target-size": { enabled: true } } },
  dark: { runOnly: ["color-contrast", "link-in-text-block"] },
};

/** Checks whole pages with axe in one colour scheme, and what a person opens on the way to a bet. */
export function describeAccessible(colorScheme: ColorScheme, paths: readonly string[]): void {
  describe(`axe has nothing to say of the whole page, ${colorScheme}`, () => {
    it.for(paths)("[JOURNEY-67] %s", async (path, { journey }) => {
      journey.problems.expect(/status of 404/);
      const page = await journey.visit(path, { colorScheme });
      await expect(page.getByRole("main")).toBeVisible();
      expect(await findingsOn(page, colorScheme)).toEqual([]);
    });

    it("[JOURNEY-67] a match, the slip with a selection, the login, my bets", async ({
      journey,
    }) => {
      const [match] = await journey.programme.upcoming();
      const offer = offerOf(match);
      const page = await journey.visit(pathOf(offer.event), { colorScheme });
      await oddsOf(page, offer).click();
      expect(await findingsOn(page, colorScheme), "match and slip").toEqual([]);
      await loginButtonOf(page).click();
      await expect(loginOf(page)).toBeVisible();
      expect(await findingsOn(page, colorScheme), "login").toEqual([]);
      const mine = await journey.visit("/history/", { colorScheme, as: verified });
      await expect(mine.getByText(fr("history.empty.open"))).toBeVisible();
      expect(await findingsOn(mine, colorScheme), "my bets").toEqual([]);
    });
  });
}

/** Every finding as a line: the rule, and the element. */
async function findingsOn(page: Page, colorScheme: ColorScheme): Promise<readonly string[]> {
  await page.evaluate(showWhole);
  const { violations } = await new AxeBuilder({ page }).options(rulesOf[colorScheme]).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ target, html }) => `${id}: ${target.join(" ")} ${html.slice(0, 160)}`),
  );
}

/**
 * Runs in the page. Skipped content that is out of sight keeps the colours from before its sheet
 * loaded.
 */
function showWhole() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [sheet];
}
