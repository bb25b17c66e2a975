import type { Bet } from "@grandstand/contract/betslip";
import { describe, expect, it } from "vitest";
import { liveEvent } from "../../testing/live-event.ts";
import { betOf } from "../../testing/placing.ts";
import { betsInPlay, toBetsInPlay, worthOf } from "./bets-in-play.ts";

type Leg = Bet["selections"][number];

const legOf = (event_id: string, result: Leg["result"] = "pending") =>
  ({
    event_id,
    outcome_id: `${event_id}-home`,
    event_name: "A – B",
    starts_at: "2026-11-21T12:00:00Z",
    result,
    facts: null,
    final_stats: null,
  }) as Partial<Leg> as Leg;
const betWith = (id: string, ...selections: Leg[]): Bet => ({
  ...betOf({ uuid: id, stake: 1_000 }),
  id,
  selections,
});
const states = new Map([
  ["playing", liveEvent],
  ["break", { ...liveEvent, is_live: true, is_suspended: true }],
  ["ahead", { ...liveEvent, status: "not_started" as const, is_live: false }],
]);
const context = { language: "en" as const, slugs: new Map() };

describe("what goes along at the foot of every page", () => {
  it("[DOCK-VIEW-1] are the bets of which a match is in play", () => {
    const bets = [
      betWith("one", legOf("playing")),
      betWith("two", legOf("ahead"), legOf("break")),
      betWith("ahead", legOf("ahead")),
      betWith("unknown", legOf("nothing-known")),
      betWith("decided", legOf("playing", "won"), legOf("ahead")),
    ];
    expect(betsInPlay(bets, states).map(({ id }) => id)).toEqual(["one", "two"]);
    expect(toBetsInPlay([], context, states, {})).toBeNull();
  });

  it("[DOCK-VIEW-2] have an amount where each of them has an offer", () => {
    const bets = [betWith("one", legOf("playing")), betWith("two", legOf("break"))];
    const one = { one: { state: "available", amount: 940 } } as const;
    expect(worthOf(bets, { ...one, two: { state: "available", amount: 60 } })).toBe(1_000);
    expect(worthOf(bets, one)).toBeNull();
    expect(worthOf(bets, { ...one, two: { state: "suspended" } })).toBeNull();
    const view = toBetsInPlay(bets.slice(0, 1), context, states, one);
    expect([view?.amount, view?.bets.map(({ id }) => id)]).toEqual([940, ["one"]]);
  });
});
