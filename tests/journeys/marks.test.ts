import { silksCode, symbolId } from "@grandstand/ui/mark";
import type { Locator, Page, Route } from "playwright";
import { describe } from "vitest";
import {
  addAt,
  controlOf,
  controlWhen,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { betsOf } from "../support/cash-out.ts";
import { failedRequest } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { watchMovedBoxes } from "../support/moved-boxes.ts";
import { offerOf, outcomeOf, pathOf } from "../support/programme.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";

/** What the site serves of the images beside names. */
const images = "**/flags/**";

const wide = { viewport: { width: 1920, height: 1080 } };
const devices = [
  ["a phone", phone],
  ["a wide window", wide],
] as const;
const ends = {
  missing: (route: Route) => route.fulfill({ status: 404 }),
  late: (route: Route) => route.continue(),
};

/** How many images a window shows that are not there, or not yet: what is below it is not requested. */
const missingIn = (page: Page) =>
  page.locator("img:visible").evaluateAll(
    (all: HTMLImageElement[]) =>
      all.filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.naturalWidth === 0 && bottom > 0 && top < innerHeight;
      }).length,
  );

/** Opens home with its images held from the first; `release` ends their requests, and those to come. */
async function openWithout(journey: Journey, device: typeof phone | typeof wide) {
  const page = await journey.visit("about:blank", device);
  const released = Promise.withResolvers<(route: Route) => Promise<void>>();
  await page.route(images, async (route) => (await released.promise)(route));
  await page.goto("/");
  await untilSiteNavigates(page);
  await page.evaluate(() => document.fonts.ready);
  return { page, release: released.resolve };
}

/** The names of the symbols that a part of a page shows. */
async function symbolsOf(part: Locator): Promise<string[]> {
  const uses = part.locator("use");
  await expect(uses).toHaveCount(2);
  return uses.evaluateAll((all) => all.map((use) => use.getAttribute("href")?.slice(1) ?? ""));
}

describe("marks", () => {
  it.for(
    devices.flatMap(([name, device]) =>
      (["missing", "late"] as const).map((end) => [name, end, device] as const),
    ),
  )(
    "[JOURNEY-790] move nothing of home on %s where their images are %s",
    async ([, end, device], { journey }) => {
      if (end === "missing") journey.problems.expect(failedRequest);
      const { page, release } = await openWithout(journey, device);
      await expect.poll(() => missingIn(page)).toBeGreaterThan(0);
      const moved = await watchMovedBoxes(page);
      release(ends[end]);
      await expect.poll(() => missingIn(page)).toBe(0);
      expect(await moved()).toEqual([]);
    },
  );

  it("[JOURNEY-791] are the same on the slip, on the receipt, in the history and in a row, each drawn once", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { as: verified });
    await addAt(page, journey.control, offer, 2.5);
    const onSlip = await symbolsOf(slipOf(page).getByRole("article").first());
    await typeStake(page, "12");
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(await symbolsOf(receiptsOf(page).first())).toEqual(onSlip);
    await page.goto("/history/");
    await expect(betsOf(page)).toHaveCount(1);
    // A single on a side has that side's mark beside its name too.
    expect(await symbolsOf(betsOf(page).first().locator("ul + div"))).toEqual(onSlip);
    for (const id of onSlip) await expect(page.locator(`symbol[id="${id}"]`)).toHaveCount(1);
    await page.goto(`/football/?competition=${offer.event.competition_slug}`);
    const row = page
      .getByRole("main")
      .locator("a:has(use)")
      .filter({ hasText: offer.event.home_team ?? "" })
      .filter({ hasText: offer.event.away_team ?? "" });
    expect(await symbolsOf(row.first())).toEqual(onSlip);
  });

  it("[JOURNEY-820] of a runner are the card's on the slip, after a reload, on the receipt and in the history", async ({
    journey,
  }) => {
    const races = await journey.programme.of("horse-racing");
    const soonest = (await journey.programme.now()) + 1_800_000;
    const race = races.find(({ starts_at }) => Date.parse(starts_at) > soonest);
    const offer = outcomeOf(await journey.programme.event(race?.id ?? ""), "win-runner-2");
    const { silks } = offer.outcome;
    if (silks === undefined) throw new Error("The operator says no silks.");
    const silksIn = (part: Locator) =>
      part.locator(`use[href="#${symbolId(silksCode(silks), false)}"]`);
    const page = await journey.visit("/courses-hippiques/", { as: verified });
    await page.locator(`main a[href*="-${race?.id}/"]`).last().click();
    await addAt(page, journey.control, offer, 77);
    await expect(silksIn(slipOf(page))).toHaveCount(1);
    await page.reload();
    await expect(silksIn(slipOf(page))).toHaveCount(1);
    await typeStake(page, "10");
    await (await controlWhen(page, "place")).click();
    await expect(silksIn(receiptsOf(page))).toHaveCount(1);
    await page.goto("/history/");
    await expect(silksIn(betsOf(page))).toHaveCount(1);
    await expect(page.locator(`symbol[id="${symbolId(silksCode(silks), false)}"]`)).toHaveCount(1);
  });

  it("[JOURNEY-823] of players are their flags in the list, in the head and on the slip, and no other is fetched", async ({
    journey,
  }) => {
    const matches = await journey.programme.of("tennis");
    const soonest = (await journey.programme.now()) + 3_600_000;
    const found = matches.find(({ starts_at }) => Date.parse(starts_at) > soonest);
    const offer = offerOf(found);
    const flags = offer.event.competitors.map(({ country = "" }) => `/flags/${country}.svg`);
    const flagsIn = (part: Locator) =>
      part.locator("img").evaluateAll((all) => all.map((image) => image.getAttribute("src") ?? ""));
    const page = await journey.visit(`/tennis/?competition=${offer.event.competition_slug}`);
    const row = page.locator(`main a[href*="-${offer.event.id}/"]`).first();
    await expect.poll(() => flagsIn(row)).toEqual(flags);
    const listed = await flagsIn(page.locator("body"));
    await row.click();
    await waitForAddress(page, `**/*-${offer.event.id}/`);
    const head = page.locator("main header[data-event-status]");
    await expect.poll(() => flagsIn(head.locator("table, h1"))).toEqual(flags);
    await addAt(page, journey.control, offer, 2.5);
    await expect.poll(() => flagsIn(slipOf(page).getByRole("article"))).toEqual(flags);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith("/flags/")),
    );
    const shown = new Set([...listed, ...(await flagsIn(page.locator("body")))]);
    expect(fetched.filter((path) => !shown.has(path))).toEqual([]);
  });
});
