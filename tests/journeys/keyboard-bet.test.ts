import { describe } from "vitest";
import { accountOn, controlOf, oddsOf, receiptsOf, slipOf, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a bet without a mouse", () => {
  it("[JOURNEY-1] logs in, bets 10,50 in French and reads the receipt by keyboard alone", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    await control.setOdds(offer.outcome.id, 2.5);

    await tabTo(page, page.getByRole("button", { name: fr("header.login.button") }));
    await page.keyboard.press("Enter");
    const username = page.getByLabel(fr("login.username"));
    await expect(username).toBeFocused();
    await page.keyboard.type(verified);
    await tabTo(page, page.getByRole("textbox", { name: fr("login.password") }));
    await page.keyboard.type("Grandstand1");
    await page.keyboard.press("Enter");
    await expect(accountOn(page)).toBeVisible();

    const odds = oddsOf(page, offer);
    await expect(odds).toContainText("2.50");
    await tabTo(page, odds);
    await page.keyboard.press("Space");
    await expect(odds).toHaveAttribute("aria-pressed", "true");

    const stake = slipOf(page).getByLabel(/^Mise/);
    await tabTo(page, stake);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("10,50");
    const place = controlOf(page);
    await expect(place).toHaveAccessibleName(
      fr("bet-slip.place.button_one", { amount: "10,50 €" }),
    );
    await tabTo(page, place);
    await page.keyboard.press("Enter");

    const receipt = receiptsOf(page);
    await expect(receipt.getByRole("heading")).toBeFocused();
    await expect(receipt.getByRole("heading")).toHaveText(fr("bet-slip.receipt.new.single_one"));
    await expect(receipt).toContainText(containing("10,50 €"));
    await expect(receipt).toContainText(containing("26,25 €"));
    expect(await control.bets()).toHaveLength(1);
    expect(await control.balanceOf(verified)).toBe(23_950);
  });
});
