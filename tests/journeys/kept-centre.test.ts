import type { Page } from "playwright";
import { describe } from "vitest";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { pathOf } from "../support/programme.ts";
import { bottomBarOf } from "../support/sidebars.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");

const centreTab = (page: Page, name: RegExp, words = fr) =>
  page.getByRole("region", { name: words("match-centre.tabs") }).getByRole("tab", { name });
const tableButton = (page: Page) =>
  page.getByRole("button", { name: fr("match-centre.table-view.button") });

describe("what is open in a match's centre", () => {
  it("[JOURNEY-810] is as it was left after Back, once and again, and of that visit alone", async ({
    journey,
  }) => {
    const [match] = await journey.programme.live();
    if (!match) throw new Error("No football is in play.");
    const path = pathOf(match);
    const page = await journey.visit(path, phone);
    await page.mouse.move(5, 300);
    await tableButton(page).click();
    await expect(tableButton(page)).toHaveAttribute("aria-pressed", "true");
    const [stats, timeline] = [fr("match-centre.tab.stats"), fr("match-centre.tab.timeline")];
    await centreTab(page, stats).click();
    const awayAndBack = async (reloads: boolean) => {
      await bottomBarOf(page)
        .getByRole("link", { name: fr("bottom-bar.sports") })
        .tap();
      await waitForAddress(page, "**/sports/");
      if (reloads) await page.reload();
      await page.goBack();
      await waitForAddress(page, `**${path}`);
      await page.mouse.move(5, 200);
      await page.mouse.move(5, 300);
    };
    await awayAndBack(false);
    await expect(centreTab(page, stats)).toHaveAttribute("aria-selected", "true");
    await centreTab(page, timeline).click();
    await awayAndBack(true);
    await expect(centreTab(page, timeline)).toHaveAttribute("aria-selected", "true");
    await centreTab(page, fr("match-centre.tab.momentum")).click();
    await expect(tableButton(page)).toHaveAttribute("aria-pressed", "true");

    const other = await page.context().newPage();
    await other.goto(journey.siteUrl + path);
    await expect(centreTab(other, fr("match-centre.tab.momentum"))).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await other.mouse.move(5, 300);
    await expect(tableButton(other)).toHaveAttribute("aria-pressed", "false");
    await page.goto(`${journey.siteUrl}/nl${path}`);
    await page.mouse.move(5, 200);
    await expect(centreTab(page, nl("match-centre.tab.momentum"), nl)).toHaveAttribute(
      "aria-selected",
      "true",
    );
  });
});
