import { describe } from "vitest";
import {
  addAt,
  chooseAcceptOdds,
  controlOf,
  controlWhen,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a market that accepts no bets", () => {
  it("[JOURNEY-25] suspended during the in-play delay: no bet, and the stake is back", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    await control.setInPlayDelay(3_000);
    const [match] = await programme.live();
    const offer = offerOf(match);
    // Before the page is opened: no goal suspends it meanwhile.
    await control.setOdds(offer.outcome.id, 3.5);
    const page = await journey.visit(pathOf(offer.event), { as: verified });
    await addAt(page, control, offer, 3.5);
    await chooseAcceptOdds(page, "all");
    await typeStake(page, "12");
    const place = await controlWhen(page, "place");
    const sent = page.waitForRequest("**/v1/betslip/submit");
    await place.click();
    await sent;
    await controlWhen(page, "processing");
    await control.suspendMarket(offer.market.id, true);
    await expect(slipOf(page).locator("[data-kind=error]")).toBeVisible({ timeout: 8_000 });
    await controlWhen(page, "blocked");
    expect(await control.bets()).toHaveLength(0);
    expect(await control.balanceOf(verified)).toBe(25_000);
  });
});

describe("a wallet that is too small", () => {
  it("[JOURNEY-27] a balance that drops on the way ends in the banner, without a debit", async ({
    journey,
  }) => {
    const { control } = journey;
    const { page } = await readyToBet(journey);
    const submit = await holdCall(page, "/v1/betslip/submit");
    await controlOf(page).click();
    await submit.sent;
    await control.setBalance(verified, 500);
    submit.release();
    await expect(slipOf(page).getByText(fr("bet-slip.insufficient-funds"))).toBeVisible();
    await expect(
      slipOf(page).getByRole("button", { name: fr("bet-slip.deposit-now") }),
    ).toBeVisible();
    expect(await control.bets()).toHaveLength(0);
    expect(await control.balanceOf(verified)).toBe(500);
  });
});
