import { describe } from "vitest";
import { controlOf, receiptsOf, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";

describe("one bet, once", () => {
  it("[JOURNEY-10] Enter and a click in one breath place one bet", async ({ journey }) => {
    const { page, traffic } = await readyToBet(journey);
    await controlOf(page).focus();
    await controlOf(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await page.keyboard.press("Enter");
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(traffic.submitted()).toHaveLength(1);
    expect(await journey.control.bets()).toHaveLength(1);
  });

  it("[JOURNEY-11] a request that the network delivers twice is one bet", async ({ journey }) => {
    // The one that comes second may be answered while the first is still being placed.
    journey.problems.expect(/status of 409/);
    await journey.control.breakCall("duplicate", "submit");
    const { page } = await readyToBet(journey);
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(await journey.control.bets()).toHaveLength(1);
    expect(await journey.control.balanceOf(verified)).toBe(23_800);
  });
});
