import { describe } from "vitest";
import { controlOf, controlWhen, receiptsOf, slipOf, verified } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("an answer that never comes", () => {
  it.for([500, 502, 504] as const)(
    "[JOURNEY-21] a %d after the bet was made ends in its receipt",
    async (status, { journey }) => {
      const { control, problems } = journey;
      problems.expect(failedRequest);
      const { page, traffic } = await readyToBet(journey);
      await control.breakCall("fail-after", "submit", { status });
      await controlOf(page).click();
      const [bet] = await expectOneBet(control.bets);
      await expect(receiptsOf(page)).toContainText(bet?.reference ?? "a bet");
      expect(traffic.submitted()).toHaveLength(1);
    },
  );

  it("[JOURNEY-23] ten seconds without an answer are a check, not a refusal and not a second bet", async ({
    journey,
  }) => {
    const { control, problems } = journey;
    problems.expect(failedRequest);
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
