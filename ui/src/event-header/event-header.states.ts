import { createElement } from "react";
import {
  basketball,
  ended,
  halfTime,
  live,
  longNames,
  nextDay,
  race,
  sampleMarket,
  startingSoon,
  suspended,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import { HeadMarket } from "../market-group/index.ts";
import {
  HeadForm,
  ImpliedChance,
  MatchCountdown,
  MatchIncidents,
  MatchNews,
} from "../match-centre/index.ts";
import { form, incidents, sides } from "../match-centre/sample-play.ts";
import {
  bestOfFive,
  esportsOver,
  fiveSets,
  matchBall,
  tennisOver,
  tennisRetired,
  thirdMap,
  thirdSet,
  turrets,
} from "../match-centre/sample-sport-play.ts";
import { OwnBets } from "../own-bets/index.ts";
import { ownBetsStates } from "../own-bets/own-bets.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { EventHeaderProps } from "./event-header.tsx";
import { longPlayers, longTeams, mapBoard, tennisBefore, tennisBoard } from "./sample-boards.ts";

const [market = sampleMarket("result", "match_result", "Résultat du match", [])] = live.markets;
const competitionHref = "/football/pro-league/";

/** Every face of a match's head, by name. */
export const eventHeaderStates = {
  today: {
    event: upcoming,
    competitionHref,
    countdown: createElement(MatchCountdown, { event: upcoming }),
  },
  "days ahead": {
    event: nextDay,
    countdown: createElement(MatchCountdown, { event: nextDay }),
  },
  "starting soon": {
    event: startingSoon,
    countdown: createElement(MatchCountdown, { event: startingSoon }),
  },
  live: { event: live, competitionHref },
  "half-time": { event: halfTime, competitionHref },
  "with its market": {
    event: live,
    competitionHref,
    incidents: createElement(MatchIncidents, { sides, incidents, isLive: true }),
    market: createElement(HeadMarket, { market, eventName: live.name }),
  },
  "with form and chances": {
    event: upcoming,
    competitionHref,
    incidents: createElement(HeadForm, { sides, form }),
    market: [
      createElement(HeadMarket, { key: "market", market, eventName: upcoming.name }),
      createElement(ImpliedChance, {
        key: "chance",
        sides,
        outcomes: market.outcomes.map(({ name }) => name),
        chances: [49, 26, 25],
      }),
    ],
  },
  "a goal": {
    event: live,
    news: createElement(MatchNews, { sides, incident: incidents[3] ?? null }),
  },
  "a sending-off": {
    event: live,
    news: createElement(MatchNews, { sides, incident: incidents[5] ?? null }),
  },
  "with its flag": { event: { ...upcoming, country: "be" }, competitionHref },
  "with statistics": { event: upcoming, competitionHref, onStatistics: () => undefined },
  suspended: { event: suspended },
  "suspended after a goal": { event: { ...suspended, suspendedBecause: "goal" } },
  "suspended after a red card": { event: { ...suspended, suspendedBecause: "red-card" } },
  "suspended for a penalty": { event: { ...suspended, suspendedBecause: "penalty" } },
  "suspended for a video review": { event: { ...suspended, suspendedBecause: "video-review" } },
  "suspended for a free kick": { event: { ...suspended, suspendedBecause: "free-kick" } },
  "with own bets": { event: live, foot: createElement(OwnBets, ownBetsStates["one bet"]) },
  "own bets on their way": { event: live, foot: null, isFootAwaited: true },
  ended: { event: ended },
  cancelled: { event: { ...upcoming, status: "cancelled" } },
  tennis: { event: tennis },
  "break ball": tennisBoard(thirdSet, ["7 4 4", "6 6 4"], ["30", "40"]),
  "match ball in a tie-break": tennisBoard(matchBall, ["7 4 6", "6 6 6"], ["7", "6"]),
  "five sets": tennisBoard(fiveSets, ["7 4 6 6 1", "6 6 2 7 1"], ["0", "15"]),
  "before a tennis match": tennisBefore,
  "tennis is over": tennisBoard(tennisOver, ["7 4 6", "6 6 4"], null),
  "a player gave up": tennisBoard(tennisRetired, ["7 4 6", "6 6 4"], null),
  "long names of players": tennisBoard(
    fiveSets,
    ["7 4 6 6 1", "6 6 2 7 1"],
    ["0", "15"],
    longPlayers,
  ),
  "third map": mapBoard(thirdMap, [1, 1]),
  "best of five maps, in overtime": mapBoard(bestOfFive, [1, 1]),
  "counted in turrets": mapBoard(turrets, [1, 0]),
  "e-sports is over": mapBoard(esportsOver, [2, 0], { isLive: false, status: "ended" }),
  "before an e-sports match": mapBoard(null, null),
  "long names of teams": mapBoard(bestOfFive, [1, 1], longTeams),
  basketball: { event: basketball },
  race: { event: race },
  "long text": { event: { ...longNames, isLive: true, clock: live.clock, score: tennis.score } },
} satisfies NamedStates<EventHeaderProps>;
