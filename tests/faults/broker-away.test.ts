import { getEvents, getLiveSelections } from "@grandstand/contract/sportsbook";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import type { Journey } from "../support/begin-journey.ts";
import { oddsAt, oddsOf, slipOf } from "../support/bettor.ts";
import { cutConnection } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { countDocuments } from "../support/meddler.ts";
import { passTime } from "../support/own-time.ts";
import { type Offer, offerOf, pathOf } from "../support/programme.ts";

const second = 1_000;
/** The longest pause between two tries of a page, and what the last of them needs. */
const longestPause = 31;

/** The present price of an offer, as a page writes it: a match in play changes its own prices. */
async function priceOf({ programme }: Journey, { event, outcome }: Offer): Promise<string> {
  const { markets } = await programme.event(event.id);
  const found = markets.flatMap(({ outcomes }) => outcomes).find(({ id }) => id === outcome.id);
  return Number(found?.odds).toFixed(2);
}

/** Lets a page's time pass until a part of it has the present price, for as long as its line may take to come back. */
async function untilRight(
  journey: Journey,
  page: Page,
  offer: Offer,
  part: Locator = oddsOf(page, offer),
): Promise<void> {
  // A list follows only the prices that are near the screen.
  await part.evaluate((element) => element.scrollIntoView({ block: "center" }));
  let passed = 0;
  const difference = async () => {
    if (passed < longestPause) await passTime(page, second);
    passed += 1;
    const [shown, price] = [await part.textContent(), await priceOf(journey, offer)];
    return shown?.includes(price) ? null : `${shown} and not ${price}`;
  };
  const message = `the price at ${page.url()}`;
  await expect.poll(difference, { message, timeout: 60 * second }).toBeNull();
}

/** Makes every call fail that would bring a page its prices. */
async function breakPolling(page: Page): Promise<void> {
  for (const { path } of [getEvents, getLiveSelections]) {
    await page.route(`**${path}**`, (route) => route.fulfill({ status: 503 }));
  }
}

describe("a broker that is away", () => {
  it.for([1, 10, 60])(
    "[JOURNEY-700] for %i s of the pages' time leaves list, match, slip and live page right once it is back",
    async (seconds, { journey }) => {
      const { control, problems, programme } = journey;
      problems.expect(...cutConnection);
      const [match] = await programme.upcoming();
      const [inPlay] = await programme.live();
      const [offer, live] = [offerOf(match), offerOf(inPlay)];
      const own = { hasOwnTime: true };
      const pages = {
        list: await journey.visit("/football/", own),
        match: await journey.visit(pathOf(offer.event), own),
        live: await journey.visit("/live/", own),
      };
      const all = Object.values(pages);
      await oddsAt(pages.list, control, offer, 4.4);
      await (await oddsAt(pages.match, control, offer, 4.5)).click();
      await expect(slipOf(pages.match)).toContainText("4.50");
      await untilRight(journey, pages.live, live);
      const documents = all.map(countDocuments);
      for (const page of all) await breakPolling(page);
      await control.setSockets("refuse");
      await control.setOdds(offer.outcome.id, 3.6);
      await control.setOdds(live.outcome.id, 7.7);
      for (const page of all) await passTime(page, seconds * second);
      await control.setSockets("open");
      // What moved meanwhile, and what moves later.
      for (const odds of [null, 3.8]) {
        if (odds !== null) await control.setOdds(offer.outcome.id, odds);
        await untilRight(journey, pages.list, offer);
        await untilRight(journey, pages.match, offer);
        await untilRight(journey, pages.match, offer, slipOf(pages.match));
        await untilRight(journey, pages.live, live);
      }
      expect(documents.map((count) => count())).toEqual([0, 0, 0]);
    },
  );
});
