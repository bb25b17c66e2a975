import type { Page } from "playwright";
import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import {
  acceptOf,
  betsOf,
  cashOutOf,
  closePaid,
  openCashOut,
  placeTwelve,
} from "../support/cash-out.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const partOf = (page: Page) => cashOutOf(page).getByRole("radio", { name: fr("cash-out.part") });
const amountOf = (page: Page) => cashOutOf(page).getByLabel(fr("cash-out.amount"), { exact: true });

/** Stakes 12 euro at 2.50 on each of the first upcoming matches, and opens the page of bets. */
async function withOpenBets(journey: Journey, count: number): Promise<Page> {
  const page = await journey.visit("/", { as: verified });
  for (const match of (await journey.programme.upcoming()).slice(0, count)) {
    const offer = offerOf(match);
    await page.goto(pathOf(offer.event));
    await placeTwelve(journey, page, offer);
    await page.goto("/history/");
  }
  await expect(betsOf(page)).toHaveCount(count);
  return page;
}

describe("a part of a bet", () => {
  it("[JOURNEY-360] stays a part when the offer expires and a new one is requested", async ({
    journey,
  }) => {
    const page = await withOpenBets(journey, 1);
    await openCashOut(page);
    await partOf(page).click();
    await amountOf(page).fill("2");
    // The page follows the service's clock at once where that is ahead, and its own for some messages only.
    await journey.control.moveClock(21_000);
    await expect(cashOutOf(page).locator("[data-cash-out=expired]")).toBeVisible();
    await cashOutOf(page)
      .getByRole("button", { name: fr("cash-out.again") })
      .click();
    await expect(acceptOf(page)).toContainText("2,00");
    await expect(partOf(page)).toBeChecked();
  });

  it("[JOURNEY-361] is followed by a second part, and by the cash-out of another bet", async ({
    journey,
  }) => {
    const page = await withOpenBets(journey, 2);
    for (const percent of [/^25/, /^50/]) {
      await openCashOut(page);
      await partOf(page).click();
      await cashOutOf(page).getByRole("button", { name: percent }).click();
      await acceptOf(page).click();
      await closePaid(page);
    }
    await openCashOut(page, 1);
    await acceptOf(page).click();
    await closePaid(page);
    const bets = await journey.control.bets();
    expect(bets.map(({ status }) => status).toSorted()).toEqual(["cashed_out", "open"]);
    expect(await journey.control.balanceOf(verified)).toBeGreaterThan(22_600);
    expect(await journey.control.audit()).toMatchObject({ holds: true, problems: [] });
  });
});
