import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";
import { describe } from "vitest";
import { logIn, oddsOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

const everywhere = ["/tennis/", "/nowhere/at-all/here/"];
/** Pages that ACCESSIBILITY-18 holds before axe in the light. */
const inTheDark = ["/", "/live/", "/courses-hippiques/", "/sports/"];

describe.for([
  ["light", everywhere],
  ["dark", [...everywhere, ...inTheDark]],
] as const)("axe has nothing to say of the whole page, %s", ([colorScheme, paths]) => {
  it.for(paths)("[JOURNEY-67] %s", async (path, { journey }) => {
    journey.problems.expect(/status of 404/);
    const page = await journey.visit(path, { colorScheme });
    await expect(page.getByRole("main")).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);
  });

  it("[JOURNEY-67] a match, the slip with a selection, the login, my bets", async ({ journey }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { colorScheme });
    await oddsOf(page, offer).click();
    expect(await findingsOn(page), "match and slip").toEqual([]);
    await page.getByRole("button", { name: fr("header.login.button") }).click();
    await expect(page.getByRole("dialog", { name: fr("login.title") })).toBeVisible();
    expect(await findingsOn(page), "login").toEqual([]);
    await page.keyboard.press("Escape");
    await logIn(page);
    await page.goto("/history/");
    await expect(page.getByText(fr("history.empty.open"))).toBeVisible();
    expect(await findingsOn(page), "my bets").toEqual([]);
  });
});

/** Every finding as a line: the rule, and where. */
async function findingsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ target, html }) => `${id}: ${target.join(" ")} ${html.slice(0, 160)}`),
  );
}
