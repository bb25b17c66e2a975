import { describe } from "vitest";
import { slipBarOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the closed slip of a phone", () => {
  it("[JOURNEY-827] says a price that moved and a match that is over, and mends both without a bet", async ({
    journey,
  }) => {
    const { control } = journey;
    const { page, offer } = await readyToBet(journey);
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.locator("[data-slip-bar]");
    const opener = slipBarOf(page);
    await expect(opener).toContainText(containing("30,00 €"));
    await control.setOdds(offer.outcome.id, 2.3);
    await expect(bar).toHaveAttribute("data-news", "moved");
    await expect(opener).toContainText(containing("2.50 → 2.30"));
    await expect(opener).not.toContainText("€");
    const accept = bar.getByRole("button", { name: fr("bet-slip.floating.news.moved.button") });
    await expect(accept).not.toHaveAttribute("data-settling");
    await accept.press("Enter");
    await expect(bar).not.toHaveAttribute("data-news");
    await expect(opener).toContainText(containing("27,60 €"));
    await expect(opener).toBeFocused();
    await control.endEvent(offer.event.id, []);
    await expect(bar).toHaveAttribute("data-news", "over");
    await expect(opener).toContainText(offer.event.name);
    await bar
      .getByRole("button", { name: fr("bet-slip.floating.news.over.button"), exact: true })
      .click();
    await expect(bar).toHaveCount(0);
    expect(await control.bets()).toEqual([]);
  });
});
