import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import type { IncidentView, PlayView } from "@grandstand/ui/match-centre";
import { describe, expect, it } from "vitest";
import { createStore } from "zustand/vanilla";
import { createScheduler } from "../../core/scheduler/scheduler.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeTime, noon, settle } from "../../testing/fake-time.ts";
import { liveEvent } from "../../testing/live-event.ts";
import { betOf } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createPaid } from "../bet-news/index.lazy.ts";
import { createGoalWatch, isFresh, matchesOf, toGoalBets } from "./goals.ts";
import { betsNear } from "./bets-near.ts";

type Leg = Bet["selections"][number];
const minute = 60_000;

/** A selection of a match that begins some minutes after noon. */
function legOf(event_id: string, minutes = 0, changes: Partial<Leg> = {}): Leg {
  return {
    event_id,
    outcome_id: `${event_id}-over`,
    outcome_name: "Over 2.5",
    market_name: "Total goals",
    event_name: "A – B",
    starts_at: new Date(noon + minutes * minute).toISOString(),
    result: "pending",
    facts: null,
    final_stats: null,
    ...changes,
  } as Partial<Leg> as Leg;
}

function betWith(id: string, ...selections: Leg[]): Bet {
  return { ...betOf({ uuid: id, stake: 1_000 }), id, selections };
}

describe("the bets that are followed", () => {
  it("[GOAL-NEWS-1] are those whose match is in play or begins soon", () => {
    const bets = [
      betWith("playing", legOf("e1", -60)),
      betWith("soon", legOf("e2", 200), legOf("e3", 10)),
      betWith("later", legOf("e2", 11)),
      betWith("decided", legOf("e1", -60, { result: "won" }), legOf("e2", 200)),
    ];
    expect(betsNear(bets, noon).map(({ id }) => id)).toEqual(["playing", "soon"]);
    expect(matchesOf(bets)).toEqual(["e1", "e2", "e3"]);
  });
});

const incident = (number: number, changes: Partial<IncidentView> = {}): IncidentView => ({
  number,
  kind: "goal",
  side: "home",
  minute: 60,
  added: 0,
  player: "Okoro",
  other: null,
  setPiece: null,
  score: [1, 0],
  ...changes,
});
const playOf = (...incidents: IncidentView[]): PlayView => ({
  momentum: null,
  incidents,
  stats: [],
  halfTimeScore: null,
});

describe("a goal", () => {
  it("[GOAL-NEWS-2] is found once, and not where it had fallen before", () => {
    const watch = createGoalWatch();
    const find = (plays: Record<string, PlayView>) =>
      watch.findNew(plays, ["e1", "e2"]).map(({ eventId, incident: { number } }) => [eventId, number]);
    expect(find({})).toEqual([]);
    expect(find({ e1: playOf(incident(1)), e3: playOf() })).toEqual([]);
    const card = incident(2, { kind: "red-card", score: null });
    const own = incident(3, { kind: "own-goal" });
    expect(find({ e1: playOf(incident(1), card, own), e2: playOf() })).toEqual([["e1", 3]]);
    expect(find({ e1: playOf(incident(1), card, own), e3: playOf(incident(1)) })).toEqual([]);
    const penalty = incident(1, { kind: "penalty-goal" });
    expect(find({ e1: playOf(incident(1)), e2: playOf(penalty) })).toEqual([["e2", 1]]);
    expect(find({ e1: playOf(incident(1), card, own) })).toEqual([]);
  });

  it.each([
    [60, 0, null, true],
    [60, 0, 60, true],
    [60, 0, 63, true],
    [60, 0, 64, false],
    [90, 4, 96, true],
  ])("[GOAL-NEWS-3] of minute %i+%i, with %s played, is news: %s", (at, added, played, isNews) => {
    expect(isFresh(incident(1, { minute: at, added }), played)).toBe(isNews);
  });

  it("[GOAL-NEWS-4] is said with the bets on its match, at its score", () => {
    const stats = {
      time: 60,
      server: null,
      home_scores: [0],
      away_scores: [0],
      home_set: 0,
      away_set: 0,
    };
    const context = { language: "fr" as const, slugs: new Map() };
    const bets = [betWith("a", legOf("e2"), legOf("e1")), betWith("b", legOf("e2"))];
    const goal = { eventId: "e1", incident: incident(1, { score: [1, 0] }) };
    const states = new Map([["e1", { ...liveEvent, stats }]]);
    const [own, ...others] = toGoalBets(goal, bets, context, states);
    expect(others).toEqual([]);
    expect(own?.outcomeIds).toEqual(["e1-over"]);
    expect(own?.bet.legs.map(({ score }) => score && [score.home, score.away])).toEqual([
      null,
      [[1], [0]],
    ]);
    const [unknown] = toGoalBets(goal, bets, context, new Map());
    expect(unknown?.bet.legs.map(({ score }) => score)).toEqual([null, null]);
  });
});
