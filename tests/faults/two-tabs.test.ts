import { describe } from "vitest";
import {
  controlOf,
  controlWhen,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";

describe("the same person twice", () => {
  it("[JOURNEY-28] a bet placed in one tab is not on the slip of the other any more", async ({
    journey,
  }) => {
    const { page: one, offer } = await readyToBet(journey);
    const other = await one.context().newPage();
    await other.goto(pathOf(offer.event));
    await controlWhen(other, "place");
    await controlOf(one).click();
    await expect(receiptsOf(one)).toHaveCount(1);
    await expect(slipOf(other)).toHaveAttribute("data-slip", "empty");
  });

  it("[JOURNEY-29] two browsers that spend the same money at once: one bet, and never below zero", async ({
    journey,
  }) => {
    const { control } = journey;
    const { page: one } = await readyToBet(journey);
    const { page: other } = await readyToBet(journey);
    for (const page of [one, other]) {
      await typeStake(page, "200");
      await controlWhen(page, "place");
    }
    await control.breakCall("delay", "submit", { milliseconds: 500, times: 2 });
    await Promise.all([one, other].map((tab) => controlOf(tab).dispatchEvent("click")));
    await expect
      .poll(async () => (await receiptsOf(one).count()) + (await receiptsOf(other).count()))
      .toBe(1);
    expect(await control.bets()).toHaveLength(1);
    expect(await control.balanceOf(verified)).toBe(5_000);
  });
});
