import { describe } from "vitest";
import {
  accountOn,
  controlOf,
  controlWhen,
  oddsOf,
  receiptsOf,
  slipOf,
  verified,
} from "../support/bettor.ts";
import { betsOf } from "../support/cash-out.ts";
import { cutConnection, failedRequest } from "../support/complaints.ts";
import { everyTime } from "../support/control.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("one bet, once", () => {
  it("[JOURNEY-10] a double click places one bet", async ({ journey }) => {
    const { page, traffic } = await readyToBet(journey);
    await controlOf(page).dblclick();
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(traffic.submitted()).toHaveLength(1);
    expect(await journey.control.bets()).toHaveLength(1);
    expect(await journey.control.balanceOf(verified)).toBe(23_800);
  });
});

describe("an answer that never comes", () => {
  it("[JOURNEY-20] an answer lost after the bet was made, then a reload, ends in its receipt", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(failedRequest);
    const { page, traffic } = await readyToBet(journey);
    await control.breakCall("drop-answer", "submit", everyTime);
    await control.breakCall("fail", "lookUpTicket", { times: 50, status: 503 });
    await controlOf(page).click();
    await expect(slipOf(page).getByText(fr("bet-slip.place.checking")).first()).toBeVisible();
    await page.reload();
    await expect(slipOf(page).getByText(fr("bet-slip.place.checking")).first()).toBeVisible();
    await control.mendCalls();
    const [bet] = await control.bets();
    await expect(receiptsOf(page)).toContainText(bet?.reference ?? "a bet");
    expect(traffic.submitted()).toHaveLength(1);
    expect(await control.bets()).toHaveLength(1);
    expect(await control.balanceOf(verified)).toBe(23_800);
  });

  it("[JOURNEY-22] a request lost before the server is reported as not placed, and goes again under its id", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(failedRequest);
    const { page, traffic } = await readyToBet(journey);
    await control.breakCall("drop-request", "submit", everyTime);
    await controlOf(page).click();
    await expect(slipOf(page).getByText(fr("bet-slip.refused.NOT_PLACED"))).toBeVisible();
    expect(await control.bets()).toHaveLength(0);
    await control.mendCalls();
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.results.retain") })
      .click();
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    const [first, second, ...more] = traffic.submitted();
    expect(second).toBe(first);
    expect(more).toEqual([]);
    expect(await control.bets()).toHaveLength(1);
  });
});

describe("the same person twice", () => {
  it("[JOURNEY-28] two tabs that place the same slip at once make one bet", async ({ journey }) => {
    const { control } = journey;
    const { page: one, offer, traffic } = await readyToBet(journey);
    const other = await one.context().newPage();
    await other.goto(pathOf(offer.event));
    await controlWhen(other, "place");
    await control.breakCall("delay", "calculate", { milliseconds: 500 });
    await Promise.all([one, other].map((tab) => controlOf(tab).dispatchEvent("click")));
    await expect
      .poll(
        async () => (await receiptsOf(one).count()) + (await receiptsOf(other).count()),
        "the receipts of both tabs",
      )
      .toBe(1);
    expect(traffic.submitted()).toHaveLength(1);
    expect(await control.bets()).toHaveLength(1);
    expect(await control.balanceOf(verified)).toBe(23_800);
  });
});

describe("a session", () => {
  it("[JOURNEY-450] continues with a new sportsbook token where the first is refused", async ({
    journey,
  }) => {
    journey.problems.expect(/401|token was refused/);
    const { page } = await readyToBet(journey);
    await journey.control.endSportsbookToken(verified);
    await expect(async () => {
      await (await controlWhen(page, "place")).click();
      await expect(receiptsOf(page), "the receipt").toHaveCount(1, { timeout: 4_000 });
    }).toPass({ timeout: 20_000 });
    await journey.control.endSportsbookToken(verified);
    await page.goto("/history/");
    await expect(betsOf(page)).toHaveCount(1);
    await expect(accountOn(page)).toBeVisible();
    expect(await journey.control.bets()).toHaveLength(1);
  });
});

describe("a connection that is not there", () => {
  it("[JOURNEY-30] a click while offline is answered at once, and nothing fires later", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(...cutConnection);
    const { page, traffic } = await readyToBet(journey);
    await page.context().setOffline(true);
    const blocked = await controlWhen(page, "blocked");
    await expect(slipOf(page).getByText(fr("bet-slip.blocked.offline"))).toBeVisible();
    await expect(page.getByText(fr("common.offline.title"))).toBeVisible();
    await blocked.click({ force: true });
    await page.context().setOffline(false);
    await controlWhen(page, "place");
    await expect(page.getByText(fr("common.offline.title"))).toBeHidden();
    expect(traffic.count("/v1/betslip")).toBe(0);
    expect(await control.bets()).toHaveLength(0);
  });

  it("[JOURNEY-32] what moved while the socket was cut shows when it is back", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(...cutConnection);
    const { page, offer } = await readyToBet(journey);
    await control.setSockets("refuse");
    await control.setOdds(offer.outcome.id, 3.1);
    await control.setSockets("open");
    await expect(oddsOf(page, offer)).toContainText("3.10");
    await controlWhen(page, "accept-changes");
  });
});
