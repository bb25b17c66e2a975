import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { type Services, startServices } from "@grandstand/tools/src/run/site-services.ts";
import type { Browser, Page, Route } from "playwright";
import { afterAll, beforeAll, describe, it } from "vitest";
import { beginJourney } from "../support/begin-journey.ts";
import { oddsOf, slipOf } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { watchMovedBoxes } from "../support/moved-boxes.ts";
import { type OwnImages, ownImages, startOwnImages } from "../support/own-images.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { untilAlive } from "../support/site-navigation.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** One pixel, which fills the square of a mark. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const ends = {
  late: (route: Route) => route.fulfill({ body: pixel, contentType: "image/png" }),
  missing: (route: Route) => route.fulfill({ status: 404 }),
};
/** Milliseconds that a sandbox and a site may take to start beside other work. */
const startingTime = 300_000;
const wide = { viewport: { width: 1440, height: 900 } };
const devices = [
  ["a phone", phone],
  ["a wide window", wide],
] as const;

/** How many squares a page has whose image is there, and in how many the drawn mark is. */
async function squaresOf(page: Page): Promise<{ there: number; drawn: number }> {
  const drawn = await page
    .locator('img[src*="/teams/"]')
    .evaluateAll(
      (all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
  return { there: drawn, drawn: await page.locator("[data-late] > svg > use").count() };
}

describe("an operator's own images", () => {
  let images: OwnImages;
  let services: Services;
  let browser: Browser;
  beforeAll(async () => {
    images = await startOwnImages();
    services = await startServices({ sportsbookUrl: images.url });
    images.answerFor(services.sandboxUrl);
    browser = await launchBrowser();
  }, startingTime);
  afterAll(async () => {
    await browser?.close();
    await services?.end();
    await images?.close();
  });

  it.for(
    devices.flatMap(([name, device]) =>
      (["late", "missing"] as const).map((end) => [name, end, device] as const),
    ),
  )("[JOURNEY-821] move nothing of a match on %s where they are %s", async ([, end, device]) => {
    const { journey, finish } = await beginJourney(browser, services);
    if (end === "missing") journey.problems.expect(failedRequest);
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit("about:blank", device);
    const released = Promise.withResolvers<(route: Route) => Promise<void>>();
    await page.route(ownImages, async (route) => (await released.promise)(route));
    await page.goto(pathOf(offer.event));
    await untilAlive(page);
    await page.evaluate(() => document.fonts.ready);
    if (device === wide) {
      await oddsOf(page, offer).click();
      await expect(slipOf(page).getByRole("article")).toHaveCount(1);
    }
    const lineUps = page.getByRole("tab", { name: fr("match-centre.tab.line-ups") });
    if ((await lineUps.count()) > 0) {
      await lineUps.click();
      // What is below moves with the other tab, and that is not the images' doing.
      const panel = page.getByRole("tabpanel", { name: fr("match-centre.tab.line-ups") });
      await expect(panel.getByRole("listitem").first()).toBeVisible();
    }
    await expect.poll(async () => (await squaresOf(page)).drawn).toBeGreaterThan(1);
    const moved = await watchMovedBoxes(page);
    released.resolve(ends[end]);
    await expect.poll(async () => (await squaresOf(page)).drawn).toBe(0);
    if (end === "late") expect((await squaresOf(page)).there).toBeGreaterThan(1);
    expect(await moved()).toEqual([]);
    await finish();
  });
});
