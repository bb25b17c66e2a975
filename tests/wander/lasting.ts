import { postSelections } from "@grandstand/contract/sportsbook";
import type { Page } from "playwright";
import { expect, patience } from "./expect.ts";
import type { Expected } from "./expected.ts";
import { isNarrow } from "./person.ts";
import { isComparable, readSlip, slipDifference } from "./slip-reading.ts";

/** How long names may need to come, in milliseconds: a page out of the browser's memory fetches none. */
const namesPatience = 5_000;

/** When the document of a page began, which no other one shares. */
const beginningOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Waits until a document has fetched the names of the lines that the browser kept, which leave what was typed. */
async function untilNamed(page: Page): Promise<void> {
  const hasFetched = (path: string) =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => new URL(name).pathname.endsWith(path));
  await page
    .waitForFunction(hasFetched, postSelections.path, { timeout: namesPatience })
    .catch(() => undefined);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Goes somewhere, and checks that the slip has the same lines and stakes there. Results end with their page,
 * and a narrow page has its slip behind a bar: there nothing is compared.
 */
export async function keepingSlip(
  expected: Expected,
  what: string,
  go: () => Promise<void>,
): Promise<void> {
  const { person } = expected;
  const before = await readSlip(person.page);
  const beginning = await beginningOf(person.page);
  await go();
  if (!isComparable(before) || isNarrow(person) || person.isOffline) return;
  const isNew = (await beginningOf(person.page)) !== beginning;
  if (isNew && before.outcomeIds.length > 0) await untilNamed(person.page);
  await expect(async () => {
    const after = await readSlip(person.page);
    if (after.face === "results" || after.isBuilder) return;
    expect(slipDifference(before, after), `[WANDER-50] the slip after ${what}`).toBeNull();
  }).toPass({ timeout: patience, intervals: [0, 100, 250, 500] });
}
