import { reconnectLongest } from "@grandstand/app/core/intervals.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import {
  controlOf,
  controlWhen,
  oddsOf,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { cutConnection } from "../support/complaints.ts";
import { expect, patience } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { passTime } from "../support/own-time.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";
import { watchTraffic } from "../support/traffic.ts";

/** Milliseconds: the longest wait between two tries to open a line, and a try. */
const longestReconnect = reconnectLongest + patience;

/** Counts the page's tries to open a line from now on. */
function countSockets(page: Page): () => number {
  let count = 0;
  page.on("websocket", (socket) => {
    if (socket.url().includes("/realtime")) count += 1;
  });
  return () => count;
}

describe("a connection that is not there", () => {
  it("[JOURNEY-458] a price pressed offline is on the slip once the line is back", async ({
    journey,
  }) => {
    journey.problems.expect(...cutConnection);
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    // The page's own code is there, and the slip's is not.
    await untilSiteNavigates(page);
    await page.context().setOffline(true);
    await oddsOf(page, offer).click();
    await expect(slipOf(page)).toHaveAttribute("data-slip", "loading");
    await page.context().setOffline(false);
    await expect(slipOf(page)).toHaveAttribute("data-slip", "open");
    await expect(
      slipOf(page).getByRole("paragraph").filter({ hasText: offer.event.name }),
    ).toBeVisible();
  });

  it("[JOURNEY-31] a socket that never opens: prices come by polling, a bet is possible, nothing spins", async ({
    journey,
  }) => {
    const { control, problems, programme } = journey;
    // The browser notes each try that is given up after 10 s.
    problems.expect(/WebSocket connection/);
    await control.setSockets("hang");
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { hasOwnTime: true, as: verified });
    await control.setOdds(offer.outcome.id, 4.4);
    await passTime(page, 6_000);
    await expect(oddsOf(page, offer)).toContainText("4.40");
    const traffic = watchTraffic(page.context());
    await control.moveClock(36_000);
    await passTime(page, 30_000);
    expect(traffic.count("/")).toBeLessThan(40);
    await control.setOdds(offer.outcome.id, 3.6);
    const shownOdds = async () => {
      await passTime(page, 1_000);
      return oddsOf(page, offer).textContent();
    };
    await expect.poll(shownOdds, { timeout: 15_000 }).toContain("3.60");
    await oddsOf(page, offer).click();
    await typeStake(page, "12");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
  });

  it("[JOURNEY-35] a line that was refused for some tries is live again automatically, on the page that was open and on one that was opened meanwhile", async ({
    journey,
  }) => {
    const { control, problems, programme } = journey;
    problems.expect(...cutConnection);
    const [match] = await programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    await control.setOdds(offer.outcome.id, 4.4);
    await expect(oddsOf(page, offer)).toContainText("4.40");
    const tries = countSockets(page);
    await control.setSockets("refuse");
    await expect.poll(tries, { timeout: 20_000 }).toBeGreaterThan(1);
    const late = await journey.visit(pathOf(offer.event));
    const lateTries = countSockets(late);
    await expect.poll(lateTries, { timeout: 20_000 }).toBeGreaterThan(1);
    // From now on no price comes by polling.
    await control.breakCall("fail", "getEvents", { times: 999, status: 503 });
    await control.setSockets("open");
    await control.setOdds(offer.outcome.id, 3.6);
    for (const open of [page, late]) {
      await expect(oddsOf(open, offer)).toContainText("3.60", { timeout: longestReconnect });
    }
    await control.setOdds(offer.outcome.id, 3.8);
    for (const open of [page, late]) await expect(oddsOf(open, offer)).toContainText("3.80");
  });

  it("[JOURNEY-33] prices that are no longer vouched for can't be bet on", async ({ journey }) => {
    const { control, problems } = journey;
    problems.expect(...cutConnection);
    const { page, traffic } = await readyToBet(journey, verified, { hasOwnTime: true });
    await control.setHeartbeat(false);
    await control.setSockets("hang");
    await control.breakCall("fail", "getLiveSelections", { times: 999, status: 503 });
    await passTime(page, 25_000);
    const blocked = await controlWhen(page, "blocked");
    await expect(slipOf(page).getByText(/Ces cotes datent/)).toBeVisible();
    await blocked.click({ force: true });
    expect(traffic.count("/v1/betslip")).toBe(0);
    await control.setHeartbeat(true);
  });

  it("[JOURNEY-34] after a new run of the server no bet on the old one's prices is possible", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(...cutConnection);
    const { page } = await readyToBet(journey);
    await control.restart();
    await controlWhen(page, "blocked", longestReconnect);
    expect(await controlOf(page).getAttribute("aria-disabled")).toBe("true");
    expect(await control.bets()).toHaveLength(0);
  });
});
