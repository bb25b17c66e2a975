import type { Page } from "playwright";
import { describe } from "vitest";
import { receiptsOf, slipOf, textOfOdds, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { type Offer, offerOf } from "../support/programme.ts";
import { watchSpoken } from "../support/spoken.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/**
 * A match that is on the home page once and begins in hours, so that only this journey moves its
 * prices.
 */
async function offerOnHome({ programme }: Journey, page: Page): Promise<Offer> {
  for (const event of await programme.upcoming("fr", 200)) {
    const offer = offerOf(event);
    if ((await page.getByRole("button", { name: nameOf(offer) }).count()) === 1) return offer;
  }
  throw new Error("The home page has no match that begins in three hours or later.");
}

/** The name of its price in a coupon; among the suggestions the name is longer. */
function nameOf(offer: Offer): RegExp {
  return new RegExp(`${textOfOdds(offer).source}$`);
}

describe("a bet by ear", () => {
  it("[ACCESSIBILITY-14] roles, names and what is said lead from home to the receipt", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    const offer = await offerOnHome(journey, page);
    const odds = page.getByRole("button", { name: nameOf(offer), pressed: false });
    await odds.scrollIntoViewIfNeeded();
    await journey.control.setOdds(offer.outcome.id, 2.5);
    await expect(odds).toHaveAccessibleName(/2\.50/);
    const spoken = await watchSpoken(page);

    await odds.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: nameOf(offer), pressed: true })).toBeFocused();
    await expect.poll(spoken.list).toHaveLength(1);

    await page.getByRole("link", { name: fr("page-frame.skip-to-slip") }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("complementary")).toBeFocused();
    const stake = slipOf(page).getByRole("textbox", { name: /^Mise/ });
    await expect(stake).toHaveAccessibleName(containing(offer.outcome.fullname));
    await stake.fill("10,50");
    await expect.poll(spoken.list).toHaveLength(2);

    const place = page.getByRole("button", {
      name: fr("bet-slip.place.button_one", { amount: "10,50 €" }),
    });
    await place.focus();
    await page.keyboard.press("Enter");
    await expect(receiptsOf(page).getByRole("heading")).toBeFocused();

    const said = await spoken.list();
    expect(said[0]).toMatch(containing(`Ajouté au coupon : ${offer.outcome.fullname}`));
    expect(said[1]).toMatch(containing("Mise totale 10,50 €, retour possible 26,25 €"));
    for (const words of said.slice(2)) expect(words).toMatch(fr("bet-slip.place.processing"));
  });
});
