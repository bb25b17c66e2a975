import type { Page } from "playwright";
import { describe } from "vitest";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { watchRenders } from "../support/watch-renders.ts";

/** Whatever the line sends beside snapshots is shorter. */
const snapshotBytes = 400;
const phone = { viewport: { width: 390, height: 844 } };

/** Opens a page, and waits until its prices are live: the first snapshot has come, and its frame is drawn. */
async function openLive(page: Page, path: string): Promise<void> {
  const isSnapshot = ({ payload }: { payload: string | Buffer }) => payload.length > snapshotBytes;
  const snapshot = page
    .waitForEvent("websocket")
    .then((line) => line.waitForEvent("framereceived", isSnapshot));
  await page.goto(path);
  await snapshot;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Opens the live list, and waits until it has been fetched again: what a document has is then compared with an answer. */
async function openList(page: Page): Promise<void> {
  const fetched = page.waitForResponse((response) => response.url().includes("/events-live"));
  await openLive(page, "/live/");
  await (await fetched).finished();
  await untilTicked(page);
}

/** Waits until a clock of the page has shown another second. */
async function untilTicked(page: Page): Promise<void> {
  const readClocks = async () => (await page.getByRole("timer").allTextContents()).join();
  const before = await readClocks();
  await expect.poll(readClocks).not.toBe(before);
}

const nothing = { price: [], row: [], link: [] };

describe("the first second of a page", () => {
  it("[JOURNEY-744] nothing is drawn again that nothing has changed of", async ({ journey }) => {
    const [match] = await journey.programme.upcoming();
    const { event } = offerOf(match);
    const page = await journey.visit("/offline/", phone);
    const readRenders = await watchRenders(page);
    await openLive(page, "/");
    expect((await readRenders()).idle, "home").toEqual(nothing);
    await openList(page);
    expect((await readRenders()).idle, "the live list").toEqual(nothing);
    await openLive(page, pathOf(event));
    expect((await readRenders()).idle, "a match").toEqual(nothing);
  });

  it("[JOURNEY-800] a price that moves draws its own buttons, a second its clocks", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const { event, outcome } = offerOf(match);
    const page = await journey.visit("/offline/", phone);
    const readRenders = await watchRenders(page);
    await openLive(page, "/live/");
    await expect.poll(async () => (await readRenders()).alone.clock).toBeGreaterThan(1);
    expect((await readRenders()).beside.clock, "beside clocks").toEqual([]);
    await openLive(page, pathOf(event));
    await journey.control.setOdds(outcome.id, 7.75);
    await expect(page.getByText("7.75").first()).toBeVisible();
    await expect.poll(async () => (await readRenders()).alone.price).toBeGreaterThan(0);
    const { idle, beside } = await readRenders();
    expect(beside.price, "beside a price").toEqual([]);
    expect(idle, "a match whose price moves").toEqual(nothing);
  });
});
