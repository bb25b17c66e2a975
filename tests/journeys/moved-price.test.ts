import { describe } from "vitest";
import { controlOf, controlWhen, slipOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { expectReceipt, moveMessage, readyWith } from "../support/moved-price.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const up = ["up", 2.75, "2.75"] as const;
const down = ["down", 2.2, "2.20"] as const;

describe("the price moves before the bet is placed", () => {
  it.for([up, down])(
    "[JOURNEY-2] a person who accepts nothing sees a move %s, consents and bets",
    async ([direction, to, shown], { journey }) => {
      const { page, offer } = await readyWith(journey, "none");
      await journey.control.setOdds(offer.outcome.id, to);
      const accept = await controlWhen(page, "accept-changes");
      await expect(accept).toHaveText(fr("bet-slip.place.accept-one", { odds: shown }));
      await expect(moveMessage(page, offer, direction, shown)).toBeVisible();
      await accept.click();
      await (await controlWhen(page, "place")).click();
      await expectReceipt(page, shown, shown);
    },
  );

  it("[JOURNEY-2] a person who accepts rises bets at the higher price, and sees what was requested", async ({
    journey,
  }) => {
    const { page, offer } = await readyWith(journey, "higher");
    await journey.control.setOdds(offer.outcome.id, 2.75);
    const offered = slipOf(page).getByRole("button", { name: fr("bet-slip.place.take-over_one") });
    await expect(offered).toBeVisible();
    await (await controlWhen(page, "place")).click();
    await expectReceipt(page, "2.75", "2.50");
  });

  it.for([up, down])(
    "[JOURNEY-2] a person who accepts everything bets at the price of the moment after a move %s",
    async ([direction, to, shown], { journey }) => {
      const { page, offer } = await readyWith(journey, "all");
      await journey.control.setOdds(offer.outcome.id, to);
      await expect(slipOf(page).locator(`[data-movement=${direction}]`)).toBeVisible();
      await (await controlWhen(page, "place")).click();
      await expectReceipt(page, shown, shown);
    },
  );
});

describe("the price moves while the bet is on its way", () => {
  it.for([up, down])(
    "[JOURNEY-3] a person who accepts nothing has no bet after a move %s, and has to consent",
    async ([direction, to, shown], { journey }) => {
      const { page, offer } = await readyWith(journey, "none");
      const submit = await holdCall(page, "/v1/betslip/submit");
      await controlOf(page).click();
      await submit.sent;
      await journey.control.setOdds(offer.outcome.id, to);
      submit.release();
      await controlWhen(page, "accept-changes");
      await expect(moveMessage(page, offer, direction, shown)).toBeVisible();
      expect(await journey.control.bets()).toHaveLength(0);
      await controlOf(page).click();
      await (await controlWhen(page, "place")).click();
      await expectReceipt(page, shown, shown);
      expect(await journey.control.bets()).toHaveLength(1);
    },
  );

  it.for([up, down])(
    "[JOURNEY-3] a person who accepts everything has a bet after a move %s, and sees both prices",
    async ([, to, shown], { journey }) => {
      const { page, offer } = await readyWith(journey, "all");
      const submit = await holdCall(page, "/v1/betslip/submit");
      await controlOf(page).click();
      await submit.sent;
      await journey.control.setOdds(offer.outcome.id, to);
      submit.release();
      await expectReceipt(page, shown, "2.50");
      expect(await journey.control.bets()).toHaveLength(1);
    },
  );
});
