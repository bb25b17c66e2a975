import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import {
  acceptOf,
  betsOf,
  cashOutOf,
  closeCashOut,
  openCashOut,
  withOpenBet,
} from "../support/cash-out.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("after the bet", () => {
  it("[JOURNEY-457] leads from a bet to its match, on the page that is there", async ({
    journey,
  }) => {
    const { page, offer } = await withOpenBet(journey);
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    await betsOf(page).getByRole("link").click();
    await page.getByRole("main").getByRole("link", { name: offer.event.name, exact: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`/football/${offer.event.competition_slug}/[a-z-]+-${offer.event.id}/$`),
    );
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html[data-same-page]")).toHaveCount(1);
  });

  it("[JOURNEY-279] cashes a bet out by keyboard alone", async ({ journey }) => {
    const { page } = await withOpenBet(journey);
    const offer = betsOf(page).getByRole("button", { name: /^Cash-out/ });
    await tabTo(page, offer);
    await page.keyboard.press("Enter");
    await expect(acceptOf(page)).toBeEnabled();
    await tabTo(page, cashOutOf(page).getByRole("radio", { name: fr("cash-out.all") }));
    await page.keyboard.press("ArrowRight");
    const amount = cashOutOf(page).getByLabel(fr("cash-out.amount"), { exact: true });
    await tabTo(page, amount);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("4,00");
    await tabTo(page, acceptOf(page));
    await page.keyboard.press("Enter");
    await expect(cashOutOf(page).locator("[data-cash-out=paid]")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(cashOutOf(page)).toBeHidden();
    await expect(offer).toBeFocused();
    expect(await journey.control.balanceOf(verified)).toBe(23_800 + 400);
  });

  it("[JOURNEY-272] refuses while the market is suspended", async ({ journey }) => {
    const { page, offer } = await withOpenBet(journey);
    await openCashOut(page);
    await journey.control.suspendMarket(offer.market.id, true);
    await acceptOf(page).click();
    await expect(cashOutOf(page).locator("[data-cash-out=refused]")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(23_800);
    await closeCashOut(page);
    await expect(betsOf(page).getByText(fr("bet-summary.cash-out.suspended"))).toBeVisible();
  });

  it("[JOURNEY-273] needs consent again when the value moved, and pays the new amount", async ({
    journey,
  }) => {
    const { page, offer } = await withOpenBet(journey);
    await openCashOut(page);
    await journey.control.setOdds(offer.outcome.id, 4);
    await acceptOf(page).click();
    await expect(cashOutOf(page)).toContainText("La valeur a changé");
    expect(await journey.control.balanceOf(verified)).toBe(23_800);
    await acceptOf(page).click();
    await expect(cashOutOf(page).locator("[data-cash-out=paid]")).toBeVisible();
  });

  it("[JOURNEY-275] filters the history by tab, period and type", async ({ journey }) => {
    const { page } = await withOpenBet(journey);
    const sheet = page.getByRole("dialog", { name: fr("history.filters.title") });
    const choose = async (name: "history.filter.type.combi" | "history.filter.period.today") => {
      await page.getByRole("button", { name: containing("Filtres") }).click();
      await sheet.getByRole("button", { name: fr(name) }).click();
      await sheet.getByRole("button", { name: fr("history.filters.apply.button") }).click();
    };
    await choose("history.filter.type.combi");
    await expect(page.getByText(fr("history.empty.filtered"))).toBeVisible();
    await page.getByRole("button", { name: fr("history.clear") }).click();
    await expect(betsOf(page)).toHaveCount(1);
    await choose("history.filter.period.today");
    await expect(betsOf(page)).toHaveCount(1);
    await page.getByRole("radio", { name: fr("history.tab.settled") }).click();
    await expect(betsOf(page)).toHaveCount(0);
  });

  it("[JOURNEY-277] lists what can be cashed out on its own page", async ({ journey }) => {
    const { page } = await withOpenBet(journey);
    await page.goto("/cash-out/");
    await expect(betsOf(page)).toHaveCount(1);
    await openCashOut(page);
    await page.keyboard.press("Escape");
    await expect(cashOutOf(page)).toHaveCount(0);
  });
});
