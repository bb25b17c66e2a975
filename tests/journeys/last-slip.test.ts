import { describe } from "vitest";
import { accountOn, controlOf, receiptsOf, slipOf, stakeOn } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");

describe("an empty slip", () => {
  it("[JOURNEY-860] offers what was last bet on at the price of now, and places nothing, until a logout", async ({
    journey,
  }) => {
    const { control } = journey;
    const { page, offer } = await readyToBet(journey);
    const last = slipOf(page).getByRole("region", { name: fr("last-slip.title") });
    const putBack = last.getByRole("button", { name: fr("last-slip.put-back.button_one") });
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await expect(last).toHaveCount(0);
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.results.clear") })
      .click();
    await expect(last).toContainText(containing(offer.event.name));
    await expect(last).toContainText("2.50");
    await control.setOdds(offer.outcome.id, 2.3);
    await expect(last).toContainText("2.30");

    for (let turn = 0; turn < 2; turn += 1) {
      await putBack.press("Enter");
      await expect(slipOf(page).getByRole("article")).toHaveCount(1);
      await expect(slipOf(page).getByRole("article")).toContainText("2.30");
      // As with the first price of any slip, the last stake that was above 10 euro (B4).
      await expect(stakeOn(page)).toHaveValue("12,00");
      await expect(last).toHaveCount(0);
      // By keyboard: the way back of the turn before lies over it for some seconds.
      await slipOf(page)
        .getByRole("button", { name: fr("bet-slip.clear") })
        .press("Enter");
      await expect(putBack).toBeVisible();
    }
    expect(await control.bets()).toHaveLength(1);

    await page.goto("/nl/");
    const inDutch = slipOf(page).getByRole("region", { name: nl("last-slip.title") });
    await expect(inDutch).toContainText("2.30");
    await control.endEvent(offer.event.id, []);
    await expect(inDutch).toHaveCount(0);

    await page.goto("/");
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    await expect(accountOn(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("last-slip"))).toBeNull();
  });
});
