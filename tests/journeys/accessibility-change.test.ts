import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  addAt,
  loginButtonOf,
  loginOf,
  oddsOf,
  slipOf,
  typeStake,
  verified,
  whenClosed,
} from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { watchSpoken } from "../support/spoken.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
/** Enough ticks that an announcement of every tick, or of every tenth, would be recorded. */
const ticks = 60;

async function press(link: Locator): Promise<void> {
  await link.focus();
  await link.press("Enter");
}

async function expectAtMain(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toBeFocused();
}

describe("what is said, and what is not", () => {
  it("[ACCESSIBILITY-11] a change of page is said once, and begins at the main part", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    await expect(page.getByRole("main")).not.toBeFocused();
    const spoken = await watchSpoken(page);
    // A page may also announce that it waits; how often depends on the machine.
    const titles = async () =>
      (await spoken.list()).filter((words) => !fr("common.loading").test(words));
    await press(page.getByRole("banner").getByRole("link", { name: fr("header.tab.live") }));
    await expect(page).toHaveTitle(/^En direct/);
    await expectAtMain(page);
    await expect.poll(titles).toEqual([expect.stringMatching(/^En direct/)]);
    await press(page.getByRole("banner").getByRole("link", { name: /Grandstand/ }));
    await expect(page).toHaveTitle(/^Paris sportifs/);
    await expectAtMain(page);
    await expect.poll(async () => (await titles()).length).toBe(2);
    await page.goBack();
    await expect(page).toHaveTitle(/^En direct/);
    await expectAtMain(page);
    await expect.poll(async () => (await titles()).length).toBe(3);
  });

  it("[ACCESSIBILITY-11] so does one from the menu of a narrow page", async ({ journey }) => {
    const page = await journey.visit("/", { viewport: { width: 360, height: 740 } });
    await page.getByRole("button", { name: fr("header.menu") }).click();
    const menu = page.getByRole("dialog", { name: fr("page-frame.menu") });
    await press(menu.getByRole("link", { name: /^En direct/ }));
    await expect(page).toHaveTitle(/^En direct/);
    await expect(menu).toBeHidden();
    await expectAtMain(page);
  });

  it("[ACCESSIBILITY-11] so does one from the slip of a narrow page", async ({ journey }) => {
    const page = await journey.visit("/sports/", { viewport: { width: 360, height: 740 } });
    const slip = page.getByRole("dialog", { name: fr("bet-slip.title") });
    const tab = page.getByRole("navigation", { name: fr("bottom-bar.label") }).getByRole("button");
    for (const _ of [1, 2]) {
      await press(tab);
      await press(slip.getByRole("link", { name: /direct/ }));
      await expect(page).toHaveTitle(/^En direct/);
      await whenClosed(page, slip);
      await expectAtMain(page);
      await page.goBack();
      await expect(page).toHaveTitle(/^Sports/);
      await expectAtMain(page);
    }
    await press(tab);
    await page.keyboard.press("Escape");
    await whenClosed(page, slip);
    await expect(tab).toBeFocused();
  });

  it("[ACCESSIBILITY-12] prices that move say nothing, on the page and on the slip", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming("fr", 1);
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    await addAt(page, control, offer, 2.5);
    const odds = oddsOf(page, offerOf(match, 2));
    await odds.focus();
    const spoken = await watchSpoken(page);
    for (let tick = 1; tick <= ticks; tick += 1) {
      for (const { id } of offer.market.outcomes) await control.setOdds(id, 2 + tick / 100);
    }
    await expect(odds).toContainText((2 + ticks / 100).toFixed(2));
    await expect(odds).toBeFocused();
    // A visitor's slip needs no consent, so that its ticks are not announced either.
    const others = (await spoken.list()).filter((words) => !words.startsWith("Ajouté"));
    expect(others).toEqual([]);
  });

  it("[ACCESSIBILITY-13] an addition and a removal say one message each, and totals wait for the typing", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming("fr", 1);
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    const spoken = await watchSpoken(page);
    await addAt(page, control, offer, 2.5);
    await expect.poll(spoken.list).toEqual([expect.stringMatching(/^Ajouté au coupon/)]);
    await typeStake(page, "");
    await slipOf(page).getByLabel(/^Mise/).pressSequentially("12,50");
    await expect.poll(async () => (await spoken.list()).length).toBe(2);
    expect((await spoken.list())[1]).toMatch(
      containing("Mise totale 12,50 €, retour possible 31,25 €"),
    );
    await oddsOf(page, offer).click();
    await expect.poll(async () => (await spoken.list()).length).toBe(3);
    expect((await spoken.list())[2]).toMatch(/^Retiré du coupon/);
  });

  it("[ACCESSIBILITY-16] a message that passes by is said once", async ({ journey }) => {
    journey.problems.expect(/500/);
    const page = await journey.visit("/tennis/", { as: verified });
    const spoken = await watchSpoken(page);
    await journey.control.breakCall("fail", "addFavourite");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Favori/ })
      .last()
      .click();
    const toast = page.locator("[data-severity]");
    await expect(toast).toBeVisible();
    await expect.poll(spoken.list).toHaveLength(1);
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
    expect(await spoken.list()).toHaveLength(1);
  });

  it("[ACCESSIBILITY-15] the login keeps the focus, ties errors to fields, and gives the focus back", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    await expect(page.getByRole("timer").first()).toBeVisible();
    const opener = loginButtonOf(page);
    await opener.click();
    const dialog = loginOf(page);
    const username = dialog.getByLabel(fr("login.username"));
    await expect(username).toBeFocused();
    await expect(page.getByRole("main")).toHaveCount(0);
    await expect(page.getByRole("timer")).toHaveCount(0);
    await expect(page.getByRole("link", { name: fr("page-frame.skip") })).toHaveCount(0);
    await dialog.getByRole("button", { name: fr("login.submit") }).focus();
    await page.keyboard.press("Enter");
    await expect(username).toBeFocused();
    await expect(username).toHaveAttribute("aria-invalid", "true");
    await expect(username).toHaveAccessibleDescription(containing("Ce champ est obligatoire."));
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((each) => each.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  it("[ACCESSIBILITY-19] a logout by keyboard leaves the focus on the page", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await press(accountOn(page));
    await press(page.getByRole("button", { name: fr("account.logout.button") }));
    await expect(loginButtonOf(page)).toBeVisible();
    await expectAtMain(page);
  });
});
