import type { Event } from "@grandstand/contract/entities";
import type { Page } from "playwright";
import { describe } from "vitest";
import { addAt, controlWhen, receiptsOf, stakeOn, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { nextMatchOf, type Offer, outcomeOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const hour = 3_600_000;

/** The likeliest scorer of a match. */
function scorerOf(event: Event): Offer {
  const market = event.markets.find(({ type }) => type === "anytime_scorer");
  const [outcome] = market?.outcomes ?? [];
  if (!market || !outcome) throw new Error(`${event.name} has no market of scorers.`);
  return { event, market, outcome };
}

/** Opens the markets of a match's players, which its page fetches then. */
async function openPlayers(page: Page): Promise<void> {
  const filter = page.getByRole("group", { name: fr("market-group.filter") });
  await filter.getByRole("button", { name: "Joueurs" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Marque avant la fin" })).toBeVisible();
}

async function place(page: Page): Promise<void> {
  await stakeOn(page).fill("2");
  await (await controlWhen(page, "place")).click();
  await expect(receiptsOf(page)).toHaveCount(1);
}

/** Plays the match to its end. */
async function playOut({ control, programme, problems }: Journey, event: Event): Promise<void> {
  // The page's session does not last until then.
  problems.expect(/status of 401/);
  await control.moveClock(Date.parse(event.starts_at) - (await programme.now()) + 3 * hour);
}

/** Whether the timeline of a match names a player as one who scored for his side. */
async function hasScored({ programme }: Journey, { event, outcome }: Offer): Promise<boolean> {
  const { incidents } = await programme.play(event.id);
  const { name, side } = outcome.player ?? {};
  return incidents.some(
    ({ kind, ...goal }) =>
      (kind === "goal" || kind === "penalty_goal") && goal.side === side && goal.player === name,
  );
}

describe("a bet on a player", () => {
  it("[JOURNEY-780] is placed on a scorer, and settled by what the timeline shows", async ({
    journey,
  }) => {
    const event = await nextMatchOf(journey.programme);
    const scorer = scorerOf(event);
    const page = await journey.visit(pathOf(event), { as: verified });
    await openPlayers(page);
    await addAt(page, journey.control, scorer, Number(scorer.outcome.odds));
    await place(page);
    await expect(receiptsOf(page)).toContainText(scorer.outcome.fullname);
    await playOut(journey, event);
    const expected = (await hasScored(journey, scorer)) ? "won" : "lost";
    await expect.poll(async () => (await journey.control.bets())[0]?.status).toBe(expected);
    expect((await journey.control.audit()).problems).toEqual([]);
  });

  it("[JOURNEY-781] goes with the match in the bet builder, and is settled with it", async ({
    journey,
  }) => {
    const event = await nextMatchOf(journey.programme);
    const scorer = scorerOf(event);
    const over = outcomeOf(event, "total-1_5-over");
    const page = await journey.visit(pathOf(event), { as: verified });
    const builder = page.getByRole("button", { name: fr("bet-builder.title"), exact: true });
    await builder.click();
    await expect(builder).toHaveAttribute("aria-pressed", "true");
    await addAt(page, journey.control, over, Number(over.outcome.odds));
    await openPlayers(page);
    await addAt(page, journey.control, scorer, Number(scorer.outcome.odds));
    await place(page);
    await playOut(journey, event);
    const { incidents } = await journey.programme.play(event.id);
    const goals = incidents.filter(({ score }) => score !== undefined).length;
    const isWon = goals > 1 && (await hasScored(journey, scorer));
    await expect
      .poll(async () => (await journey.control.bets())[0]?.status)
      .toBe(isWon ? "won" : "lost");
  });
});
