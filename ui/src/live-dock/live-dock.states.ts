import { betSummaryStates as bets } from "../bet-summary/bet-summary.states.ts";
import type { EventView } from "../event-view/index.ts";
import {
  ended,
  goals,
  halfTime,
  live,
  longNames,
  nextDay,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LiveDockProps } from "./live-dock.tsx";

const combi = bets["combi, one is missing"].bet;
const single = bets["single, in play"].bet;
const props: LiveDockProps = {
  match: null,
  bets: { bets: [combi], amount: 1_740 },
  onStopFollowing: () => undefined,
};
const several = { bets: [combi, { ...single, id: "single" }], amount: 2_490 };
/** A second set, one set won. */
const tennis: EventView = {
  ...live,
  id: "sinner-alcaraz",
  name: "J. Sinner – C. Alcaraz",
  sportSlug: "tennis",
  home: "J. Sinner",
  away: "C. Alcaraz",
  marks: ["it", "es"],
  clock: { matchSummary: { currentPhase: "set_2", startTimes: {}, normalTimeHalfDuration: 0 } },
  score: {
    home: { periods: [6, 2], sets: 1, points: "15" },
    away: { periods: [4, 3], sets: 0, points: "30" },
    server: "home",
  },
};

/** Every face of what goes along at the foot of every page, by name. */
export const liveDockStates = {
  "one bet": props,
  "one bet, nothing known of its score": {
    ...props,
    bets: { bets: [bets["nothing known of the score"].bet], amount: 940 },
  },
  "one bet, without an offer": { ...props, bets: { bets: [single], amount: null } },
  "several bets": { ...props, bets: several },
  "several bets, not all with an offer": { ...props, bets: { ...several, amount: null } },
  "followed match": { ...props, match: live, bets: null },
  "followed match, half-time": { ...props, match: halfTime, bets: null },
  "followed match, to come": { ...props, match: nextDay, bets: null },
  "followed match of tennis": { ...props, match: tennis, bets: null },
  "followed match has ended": { ...props, match: ended, bets: null },
  "followed match is cancelled": {
    ...props,
    match: { ...ended, status: "cancelled", statusText: null, score: null },
    bets: null,
  },
  "match and bets": { ...props, match: { ...live, score: goals(2, 1) } },
  "match and bets without an offer": { ...props, match: live, bets: { ...several, amount: null } },
  "long text": {
    ...props,
    match: { ...longNames, isLive: true, clock: live.clock, score: live.score },
    bets: null,
  },
} satisfies NamedStates<LiveDockProps>;
