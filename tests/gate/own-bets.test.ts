import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import { placeTwelve } from "../support/cash-out.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a match that a person has bet on", () => {
  it("[JOURNEY-747] keeps room for the bet before the page's code is there", async ({
    journey,
  }) => {
    const offer = offerOf((await journey.programme.upcoming())[0]);
    const page = await journey.visit(pathOf(offer.event), { as: verified });
    const ownBets = page.getByRole("region", { name: fr("own-bets.title"), exact: true });
    await placeTwelve(journey, page, offer);
    await expect(ownBets).toBeVisible();
    await page.reload({ waitUntil: "commit" });
    const foot = page.locator(".gs-head-foot");
    await expect.poll(async () => (await foot.boundingBox())?.height ?? 0).toBeGreaterThan(48);
    await expect(ownBets).toBeVisible();
  });
});
