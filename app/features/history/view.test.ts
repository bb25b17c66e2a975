import type { betSelectionSchema } from "@grandstand/contract/betslip";
import type { InferOutput } from "valibot";
import { describe, expect, it } from "vitest";
import { betOf } from "../../testing/placing.ts";
import { toBetCardView } from "./view.ts";

type Leg = InferOutput<typeof betSelectionSchema>;
const noScore = {
  time: null,
  home_scores: [],
  away_scores: [],
  home_set: 0,
  away_set: 0,
  server: null,
};

function legOf(final_stats: Leg["final_stats"]) {
  const leg = {
    event_name: "A – B",
    result: "won",
    final_stats,
    facts: null,
  } as Partial<Leg> as Leg;
  const bet = { ...betOf({ uuid: "u4000", stake: 1_000 }), selections: [leg] };
  const context = { language: "fr" as const, slugs: new Map() };
  return toBetCardView(bet, context, new Map(), new Map()).legs[0];
}

describe("a bet's selection", () => {
  it("[BETS-5] has the score of its match, and none of a race", () => {
    expect(legOf({ ...noScore, home_scores: [2], away_scores: [0] })?.score).toMatchObject({
      home: [2],
      away: [0],
    });
    expect(legOf(noScore)?.score).toBeNull();
  });
});
