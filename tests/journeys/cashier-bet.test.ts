import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import {
  addAt,
  controlWhen,
  headerOf,
  slipBarOf,
  slipOf,
  typeStake,
  whenClosed,
} from "../support/bettor.ts";
import { cashierOf, pagesOf, payOn, titleOf, untilReady } from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const poor = "empty_wallet";
const phone = { viewport: { width: 390, height: 844 } };

/** A bet of 20 euro on the slip of somebody who has 5.50. */
async function stakeBeyondBalance(journey: Journey, options: typeof phone | object): Promise<Page> {
  const [match] = await journey.programme.upcoming();
  const offer = offerOf(match);
  await journey.control.setBalance(poor, 550);
  const page = await journey.visit(pathOf(offer.event), { ...options, as: poor });
  await addAt(page, journey.control, offer, 2.5);
  if (options === phone) {
    await slipBarOf(page).click();
  }
  await typeStake(page, "20");
  await controlWhen(page, "blocked");
  return page;
}

describe("a deposit for a bet", () => {
  it.for([
    ["a phone", phone],
    ["a wide page", {}],
  ] as const)(
    "[JOURNEY-812] on %s begins with what is missing and leads back to the bet, which a press alone places",
    async ([, options], { journey }) => {
      const page = await stakeBeyondBalance(journey, options);
      await slipOf(page)
        .getByRole("button", { name: fr("bet-slip.deposit-now") })
        .click();
      await untilReady(page);
      const pages = pagesOf(page);
      await expect(pages.getByLabel(wordsFr.amount)).toHaveValue("14,50");
      await expect(pages.locator(".missing")).toContainText(/20,00.*14,50/);
      await pages.getByRole("button", { name: /^20\s/ }).click();
      await expect(pages.locator("#pay")).toContainText(/20,00/);
      await payOn(pages, "14,50");
      await expect(titleOf(page, "doneTitle")).toBeVisible();
      await pages.getByRole("button", { name: wordsFr.backToBet }).click();
      await whenClosed(page, cashierOf(page));
      await expect(headerOf(page)).toContainText("20,00");
      expect(await journey.control.bets()).toEqual([]);
      await (await controlWhen(page, "place")).click();
      await expect.poll(async () => (await journey.control.bets()).length).toBe(1);
    },
  );
});
