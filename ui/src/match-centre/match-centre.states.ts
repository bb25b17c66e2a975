import type { NamedStates } from "../testing/named-states.ts";
import type { MatchCentreProps } from "./match-centre.tsx";
import {
  form,
  kickOff,
  lineUps,
  longSides,
  meetings,
  play,
  roughPlay,
  sides,
  table,
} from "./sample-play.ts";

import {
  atTheSwitch,
  bestOfFive,
  esportsOver,
  esportsStats,
  firstHalf,
  firstRound,
  mapBall,
  matchBall,
  players,
  teams,
  tennisOver,
  tennisStats,
  thirdMap,
  thirdSet,
} from "./sample-sport-play.ts";
import type { SportPlayView } from "./sport-play-view.ts";

const loading = { status: "loading" } as const;
const failed = { status: "failed" } as const;

const live: MatchCentreProps = {
  sides,
  tabs: ["momentum", "stats", "timeline", "line-ups", "table"],
  tab: "momentum",
  onTabChange: () => undefined,
  play,
  isRunning: true,
  parts: {
    lineUps: { status: "ready", value: lineUps },
    table: { status: "ready", value: table },
    form: { status: "ready", value: form },
    meetings: { status: "ready", value: meetings },
  },
  startsAt: kickOff,
  isTableView: false,
  onTableViewChange: () => undefined,
  onRetry: () => undefined,
};
const before: MatchCentreProps = {
  ...live,
  tabs: ["form", "meetings", "table", "line-ups"],
  tab: "form",
  play: { momentum: null, incidents: [], stats: [], halfTimeScore: null },
};

const playOf = (sport: SportPlayView): MatchCentreProps["play"] => ({
  momentum: null,
  incidents: [],
  stats: sport.kind === "tennis" ? tennisStats : esportsStats,
  halfTimeScore: null,
  sport,
});
const tennis: MatchCentreProps = {
  ...live,
  sides: players,
  tabs: ["set", "stats", "meetings"],
  tab: "set",
  play: playOf(thirdSet),
  hasGoals: false,
};
const esports: MatchCentreProps = {
  ...tennis,
  sides: teams,
  tabs: ["rounds", "stats", "meetings"],
  tab: "rounds",
  play: playOf(thirdMap),
};

/** Every face of a match centre, by name. */
export const matchCentreStates = {
  momentum: live,
  "momentum as a table": { ...live, isTableView: true },
  "before any minute": {
    ...live,
    play: { ...play, momentum: { first: [], second: [] }, incidents: [], halfTimeScore: null },
  },
  "rough match": { ...live, play: roughPlay },
  "evenly matched": {
    ...live,
    play: { ...play, momentum: { first: [5, -5, 4, -4], second: [] }, incidents: [] },
  },
  "at half-time": { ...live, isRunning: false },
  statistics: { ...live, tab: "stats" },
  timeline: { ...live, tab: "timeline" },
  "timeline of a rough match": { ...live, tab: "timeline", play: roughPlay },
  "nothing happened": {
    ...live,
    tabs: ["timeline", "meetings", "table"],
    tab: "timeline",
    play: { momentum: null, incidents: [], stats: [], halfTimeScore: null },
  },
  "line-ups": { ...live, tab: "line-ups" },
  table: { ...live, tab: "table" },
  form: before,
  meetings: { ...before, tab: "meetings" },
  "no meetings": {
    ...before,
    tab: "meetings",
    parts: { ...before.parts, meetings: { status: "ready", value: [] } },
  },
  "games of a set": tennis,
  "games as a table": { ...tennis, isTableView: true },
  "a tie-break": { ...tennis, play: playOf(matchBall) },
  "games of the last set": { ...tennis, play: playOf(tennisOver) },
  "statistics of tennis": { ...tennis, tab: "stats" },
  "meetings of tennis": {
    ...tennis,
    tab: "meetings",
    sides: [
      { ...players[0], mark: "fr" },
      { ...players[1], mark: "es" },
    ],
    parts: {
      ...tennis.parts,
      meetings: {
        status: "ready",
        value: meetings.map(({ playedAt }) => ({ playedAt, teams: players, score: [2, 1] })),
      },
    },
  },
  "form without goals": { ...before, hasGoals: false },
  rounds: esports,
  "rounds as a table": { ...esports, isTableView: true },
  "rounds in overtime": { ...esports, play: playOf(bestOfFive) },
  "rounds at a change of sides": { ...esports, play: playOf(atTheSwitch) },
  "rounds of a first half": { ...esports, play: playOf(firstHalf) },
  "a round before the end of a map": { ...esports, play: playOf(mapBall) },
  "the first round": { ...esports, play: playOf(firstRound) },
  "rounds of the last map": { ...esports, play: playOf(esportsOver) },
  "statistics of e-sports": { ...esports, tab: "stats" },
  loading: { ...live, tab: "table", parts: { ...live.parts, table: loading } },
  failed: { ...live, tab: "line-ups", parts: { ...live.parts, lineUps: failed } },
  "long text": { ...live, sides: longSides },
  "long names beside games": { ...tennis, sides: longSides },
  "long timeline": { ...live, sides: longSides, tab: "timeline", play: roughPlay },
} satisfies NamedStates<MatchCentreProps>;
