import { describe } from "vitest";
import { controlOf, controlWhen, receiptsOf, slipOf, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const brokenConnection = /Failed to load resource/;
/** A browser repeats a request by itself when a kept connection breaks: one fault would have no effect. */
const everyTime = { times: 9 };

describe("an answer that never comes", () => {
  it("[JOURNEY-20] an answer lost after the bet was made, then a reload, ends in its receipt", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(brokenConnection);
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

  it.for([500, 502, 504] as const)(
    "[JOURNEY-21] a %d after the bet was made ends in its receipt",
    async (status, { journey }) => {
      const { control, problems } = journey;
      problems.expect(brokenConnection);
      const { page, traffic } = await readyToBet(journey);
      await control.breakCall("fail-after", "submit", { status });
      await controlOf(page).click();
      const [bet] = await expectOneBet(control.bets);
      await expect(receiptsOf(page)).toContainText(bet?.reference ?? "a bet");
      expect(traffic.submitted()).toHaveLength(1);
    },
  );

  it("[JOURNEY-22] a request lost before the server is reported as not placed, and goes again under its id", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(brokenConnection);
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

  it("[JOURNEY-23] ten seconds without an answer are a check, not a refusal and not a second bet", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(brokenConnection);
    const { page, traffic } = await readyToBet(journey, verified, { hasOwnTime: true });
    await control.breakCall("delay-answer", "submit", { milliseconds: 60_000 });
    await control.breakCall("fail", "lookUpTicket", { status: 503 });
    await controlOf(page).click();
    await expectOneBet(control.bets);
    await controlWhen(page, "processing");
    await page.clock.fastForward(10_500);
    await expect(slipOf(page).getByText(fr("bet-slip.checking.text")).first()).toBeVisible();
    await page.clock.fastForward(1_500);
    await page.clock.fastForward(2_500);
    await expect(receiptsOf(page)).toHaveCount(1);
    expect(traffic.submitted()).toHaveLength(1);
    expect(await control.bets()).toHaveLength(1);
  });
});

/** Waits until the server has the bet, whether the page shows it or not. */
async function expectOneBet<Bet>(read: () => Promise<readonly Bet[]>): Promise<readonly Bet[]> {
  await expect.poll(async () => (await read()).length).toBe(1);
  return read();
}
