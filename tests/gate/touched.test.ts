import { describe } from "vitest";
import {
  addAt,
  controlOf,
  controlWhen,
  logIn,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { traces } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { countDocuments, meddleBeforeCode } from "../support/meddler.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { touchedPages, useTouched } from "../support/touched-pages.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a document that others touch", () => {
  it.for(["every text translated", "around each button"] as const)(
    "[JOURNEY-680] becomes interactive without a reload: home, %s",
    async (kind, { journey }) => {
      journey.problems.expect(...traces);
      const [home] = touchedPages;
      const page = await journey.visit("about:blank");
      const documents = countDocuments(page);
      await meddleBeforeCode(page, `${journey.siteUrl}/`, kind);
      await useTouched(page, home);
      expect(documents()).toBe(1);
    },
  );

  it("[JOURNEY-682] lets a visitor log in and bet, and follows the price until then", async ({
    journey,
  }) => {
    journey.problems.expect(...traces);
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { isTranslated: true });
    await expect(page.locator("main font").first()).toBeAttached();
    await addAt(page, control, offer, 2.5);
    await logIn(page);
    await typeStake(page, "12");
    await expect(await controlWhen(page, "place")).toHaveAccessibleName(
      fr("bet-slip.place.button_one", { amount: "12,00 €" }),
    );
    await expect(slipOf(page)).toContainText(containing("30,00 €"));
    await typeStake(page, "20");
    await expect(slipOf(page)).toContainText(containing("50,00 €"));
    await expect(await controlWhen(page, "place")).toHaveAccessibleName(
      fr("bet-slip.place.button_one", { amount: "20,00 €" }),
    );
    await controlOf(page).click();
    await expect(receiptsOf(page)).toContainText(containing("50,00 €"));
    await expect(page.locator("header[data-account]")).toContainText("230,00");
    expect(await control.bets()).toHaveLength(1);
    expect(await control.balanceOf(verified)).toBe(23_000);
  });
});
