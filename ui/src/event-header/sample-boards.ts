import { createElement, type ReactNode } from "react";
import type { EventView, ScoreView } from "../event-view/index.ts";
import {
  longNames,
  sampleMarket,
  sampleMatch,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import { HeadMarket } from "../market-group/index.ts";
import type { EsportsPlayView, TennisPlayView } from "../match-centre/index.ts";
import { players, teams } from "../match-centre/sample-sport-play.ts";
import type { EventHeaderProps } from "./event-header.tsx";
import { MapHead } from "./map-head.tsx";
import { TennisHead } from "./tennis-head.tsx";

/** Games of each set, "7 4 4", and points. */
function tennisScore(
  home: string,
  away: string,
  points: readonly [string, string] | null,
): ScoreView {
  const [ours, theirs] = [home, away].map((games) => games.split(" ").map(Number));
  const periods = { home: ours ?? [], away: theirs ?? [] };
  const isOver = points === null;
  const won = (side: "home" | "away", other: "home" | "away") =>
    periods[side].filter(
      (games, index) =>
        (isOver || index < periods.home.length - 1) && games > (periods[other][index] ?? 0),
    ).length;
  return {
    home: { periods: periods.home, sets: won("home", "away"), points: points?.[0] ?? "0" },
    away: { periods: periods.away, sets: won("away", "home"), points: points?.[1] ?? "0" },
    server: isOver ? null : "home",
  };
}

const winner = (home: string, away: string) =>
  sampleMarket("winner", "match_winner", "Vainqueur du match", [
    [home, "1", 2.4],
    [away, "2", 1.52],
  ]);

function marketOf(event: EventView): ReactNode {
  return createElement(HeadMarket, {
    market: winner(event.home ?? "", event.away ?? ""),
    eventName: event.name,
  });
}

const [home, away] = players.map(({ name }) => name) as [string, string];
const playing: EventView = { ...tennis, name: `${home} – ${away}`, home, away };

/** The head of a tennis match in play, from its games, "7 4 4". */
export function tennisBoard(
  play: TennisPlayView | null,
  games: readonly [string, string],
  points: readonly [string, string] | null,
  event: EventView = playing,
): EventHeaderProps {
  const isOver = points === null;
  const shown: EventView = {
    ...event,
    ...(isOver && { isLive: false, status: "ended" }),
    score: tennisScore(...games, points),
  };
  return {
    event: shown,
    competitionHref: "/tennis/atp-anvers/",
    board: createElement(TennisHead, { event: shown, play }),
    ...(!isOver && { market: marketOf(shown) }),
  };
}

const beforeTennis: EventView = {
  ...playing,
  isLive: false,
  status: "not-started",
  startsAt: upcoming.startsAt,
  clock: null,
  score: null,
};
export const tennisBefore: EventHeaderProps = {
  event: beforeTennis,
  board: createElement(TennisHead, { event: beforeTennis, play: null }),
  market: marketOf(beforeTennis),
};

export const longPlayers: EventView = {
  ...playing,
  name: "M.-A. Vandersmissen-Delacroix – Ch. Papadopoulou-Konstantinidis",
  home: "M.-A. Vandersmissen-Delacroix",
  away: "Ch. Papadopoulou-Konstantinidis",
};

const team = (index: 0 | 1) => teams[index].name;
const esports: EventView = {
  ...sampleMatch("esports", team(0), team(1), upcoming.startsAt, []),
  sportSlug: "counter-strike",
  competitionName: "Lowlands Pro Series",
  regionName: "Europe",
  marks: [teams[0].mark ?? "", teams[1].mark ?? ""],
};

/** The head of an e-sports match with these maps won; null before it begins. */
export function mapBoard(
  play: EsportsPlayView | null,
  won: readonly [number, number] | null,
  changes: Partial<EventView> = {},
): EventHeaderProps {
  const event: EventView = {
    ...esports,
    ...(won !== null && {
      isLive: true,
      status: "live",
      score: {
        home: { periods: [], sets: won[0], points: null },
        away: { periods: [], sets: won[1], points: null },
        server: null,
      },
    }),
    ...changes,
  };
  return {
    event,
    board: createElement(MapHead, { event, play }),
    ...(event.status !== "ended" && { market: marketOf(event) }),
  };
}

export const longTeams: Partial<EventView> = {
  name: longNames.name,
  home: longNames.home,
  away: longNames.away,
};
