import * as calls from "@grandstand/contract/match-centre";
import { crestOf } from "../../domain/catalogue/crests.ts";
import type { LineUp as Squad } from "../../domain/football-play/squads.ts";
import type { PlayedMatch, TableRow } from "../../domain/world/records.ts";
import type { WorldHost } from "../operator/world-host.ts";
import { type Route, visitorRoute } from "./route.ts";

function sideView(name: string): calls.PastMatch["home"] {
  const crest = crestOf(name);
  return { name, ...(crest && { crest }) };
}

function pastMatchView(match: PlayedMatch): calls.PastMatch {
  return {
    played_at: new Date(match.playedAt).toISOString(),
    home: sideView(match.home),
    away: sideView(match.away),
    score: { home: match.homeGoals, away: match.awayGoals },
  };
}

function tableRowView(row: TableRow, index: number): calls.TableRow {
  return {
    rank: index + 1,
    team: sideView(row.name),
    played: row.played,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    goals_for: row.goalsFor,
    goals_against: row.goalsAgainst,
    goal_difference: row.goalsFor - row.goalsAgainst,
    points: row.points,
    form: [...row.form],
  };
}

function lineUpView({ formation, rows, bench }: Squad): calls.LineUp {
  const view = ({ number, name }: Squad["bench"][number]) => ({ number, name });
  return { formation, rows: rows.map((row) => row.map(view)), bench: bench.map(view) };
}

/** All parts of a match's centre that have data. */
function partsOf(world: WorldHost, eventId: string) {
  const play = world.play(eventId);
  const lineUps = world.lineUps(eventId);
  const statistics = world.statistics(eventId);
  const [home, away] = statistics?.sides ?? [];
  return {
    ...(play && { play }),
    ...(lineUps && {
      line_ups: { home: lineUpView(lineUps.home), away: lineUpView(lineUps.away) },
    }),
    ...(home &&
      away && {
        form: { home: home.matches.map(pastMatchView), away: away.matches.map(pastMatchView) },
      }),
    ...(statistics && { meetings: statistics.headToHead.map(pastMatchView) }),
    ...(statistics && statistics.table.length > 0 && { table: statistics.table.map(tableRowView) }),
  };
}

/** Where the table of a match's league is cut, if its table is sent. */
function cutsOf(world: WorldHost, eventId: string): readonly number[] | undefined {
  const competition = world.statistics(eventId)?.competition;
  return competition?.sport === "football" ? competition.tableCuts : undefined;
}

/** What happens in a match, and what is known of its sides (B2). */
export function matchCentreRoutes(world: WorldHost): Route[] {
  return [
    visitorRoute(calls.getMatchCentre, ({ query }) => {
      const parts = partsOf(world, query.event_id);
      const wanted = new Set<string>(query.parts.split(","));
      const kind = world.playKind(query.event_id);
      const cuts = wanted.has("table") ? cutsOf(world, query.event_id) : undefined;
      return {
        server_time: world.now(),
        available: calls.centreParts.filter((part) => part in parts),
        ...(kind && { kind }),
        ...Object.fromEntries(Object.entries(parts).filter(([part]) => wanted.has(part))),
        ...(cuts && { table_cuts: [...cuts] }),
      };
    }),
  ];
}
