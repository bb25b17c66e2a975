import type { Page } from "playwright";
import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { announcedOn, comeNearEnd, endOf } from "../support/session-end.ts";

/** What a page fetches automatically, each at its own interval, a minute at the most. */
const ownCalls = ["/user", "/getBalance", "/getAllNotificationsAvailableForUser", "/sports"];
const slowest = 75_000;

async function fetchesByItself(page: Page): Promise<void> {
  await Promise.all(
    ownCalls.map((path) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path), {
        timeout: slowest,
      }),
    ),
  );
}

describe("an unattended page", () => {
  it("[JOURNEY-720] ends its session though it fetches all that it shows automatically", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/support/faq/", { as: verified });
    const endsAt = await endOf(page, journey);
    await fetchesByItself(page);
    expect(await endOf(page, journey)).toBe(endsAt);
    await comeNearEnd(page, journey);
    await expect(announcedOn(page)).toBeVisible({ timeout: 25_000 });
  });
});
