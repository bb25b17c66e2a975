import { describe } from "vitest";
import { controlWhen, oddsOf, slipOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn, wordsLike } from "../support/wording.ts";

const fr = wordsIn("fr");
const wide = { viewport: { width: 1440, height: 900 } };

/** Opens a page whose slip the server has rendered completely, except for the selections. */
async function atMatch({ programme, visit }: Journey) {
  const [match] = await programme.upcoming();
  const offer = offerOf(match);
  const page = await visit(pathOf(offer.event), wide);
  const slip = slipOf(page);
  const title = slip.locator("header h2");
  return { page, offer, slip, title };
}

describe("the focus on a wide page", () => {
  it("[JOURNEY-350] goes to the slip's title with the last line, and with the whole slip", async ({
    journey,
  }) => {
    const { page, offer, slip, title } = await atMatch(journey);
    for (const name of [wordsLike("fr")("bet-slip.line.remove"), fr("bet-slip.clear")]) {
      await oddsOf(page, offer).click();
      await controlWhen(page, "login");
      await slip.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await expect(slip).toHaveAttribute("data-slip", "empty");
      await expect(title).toBeFocused();
    }
  });

  it("[JOURNEY-351] finds by its id what the server drew", async ({ journey }) => {
    const { page, offer, slip, title } = await atMatch(journey);
    await oddsOf(page, offer).click();
    const line = slip.locator("article[data-movement]");
    await expect(line).toHaveAttribute("id", new RegExp(`^${await title.getAttribute("id")}`));
  });
});
