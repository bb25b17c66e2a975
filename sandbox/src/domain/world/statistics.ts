import type {
  CatalogueCompetition,
  Contender,
  EsportCompetition,
  FootballCompetition,
  TennisCompetition,
} from "../catalogue/types.ts";
import type { Random } from "../models/random.ts";
import type { RunningEvent } from "./event-state.ts";
import type { EventStatistics } from "./event-statistics.ts";
import { drawResult, type LeagueRecord, type PlayedMatch, playSeason } from "./records.ts";
import { pointChance } from "./strengths.ts";

const hour = 3_600_000;
const meetingsShown = 5;
const formShown = 6;

/** The past of the programme's clubs, players and teams: drawn once, from their strengths. */
export interface Archive {
  league(competition: FootballCompetition): LeagueRecord;
  /** Null for a race, an outright and a virtual match, which have no past. */
  of(event: RunningEvent): EventStatistics | null;
}

type Scorer = (home: Contender, away: Contender, random: Random, at: number) => PlayedMatch;

/** Draws the score in sets or maps: the winner's number, against fewer. */
function drawnInParts(toWin: number, homeWinsPart: (one: Contender, two: Contender) => number) {
  return (home: Contender, away: Contender, random: Random, at: number): PlayedMatch => {
    const score = { home: 0, away: 0 };
    while (Math.max(score.home, score.away) < toWin) {
      score[random.next() < homeWinsPart(home, away) ? "home" : "away"] += 1;
    }
    return {
      home: home.name,
      away: away.name,
      homeGoals: score.home,
      awayGoals: score.away,
      playedAt: at,
    };
  };
}

function tennisScorer({ setsToWin }: TennisCompetition): Scorer {
  const edge = 1.6;
  return drawnInParts(
    setsToWin,
    (one, two) => 1 / (1 + Math.exp(-edge * (one.strength - two.strength))),
  );
}

function esportScorer(competition: EsportCompetition): Scorer {
  return drawnInParts(competition.mapsToWin, (one, two) => {
    const edge = pointChance(competition, one, two) - 0.5;
    return Math.min(0.95, Math.max(0.05, 0.5 + 3.5 * edge));
  });
}

/** Matches of the past weeks against others of the field. */
function drawForm(
  side: Contender,
  field: readonly Contender[],
  scorer: Scorer,
  random: Random,
  at: number,
) {
  const others = field.filter(({ name }) => name !== side.name);
  return Array.from({ length: formShown }, (_, index) => {
    const rival = random.pick(others);
    const playedAt = at - Math.round((72 + index * 144 + random.next() * 72) * hour);
    return random.next() < 0.5
      ? scorer(side, rival, random, playedAt)
      : scorer(rival, side, random, playedAt);
  });
}

function drawMeetings(
  home: Contender,
  away: Contender,
  scorer: Scorer,
  random: Random,
  at: number,
  count: number,
) {
  return Array.from({ length: count }, (_, index) => {
    const playedAt = at - Math.round((6_240 + index * 4_560 + random.next() * 1_440) * hour);
    return index % 2 === 0
      ? scorer(away, home, random, playedAt)
      : scorer(home, away, random, playedAt);
  });
}

function scorerOf(competition: CatalogueCompetition): {
  sport: EventStatistics["sport"];
  field: readonly Contender[];
  scorer: Scorer;
} | null {
  switch (competition.sport) {
    case "football":
      return {
        sport: "football",
        field: competition.clubs,
        scorer: (home, away, random, at) => drawResult(competition, home, away, random, at),
      };
    case "tennis":
      return { sport: "tennis", field: competition.players, scorer: tennisScorer(competition) };
    case "counter-strike":
    case "valorant":
    case "league-of-legends":
      return { sport: "esport", field: competition.teams, scorer: esportScorer(competition) };
    default:
      return null;
  }
}

/** Opens the archive at an instant. Each event's past is drawn once. */
export function openArchive(random: Random, at: number): Archive {
  const leagues = new Map<string, LeagueRecord>();
  const league = (competition: FootballCompetition) => {
    const known = leagues.get(competition.slug);
    if (known !== undefined) return known;
    const record = playSeason(competition, random.fork(competition.slug), at);
    leagues.set(competition.slug, record);
    return record;
  };
  return {
    league,
    of(event) {
      const { competition } = event;
      const facts = event.contest.type === "match" ? scorerOf(competition) : null;
      if (facts === null) return null;
      const { field, scorer, sport } = facts;
      const [home, away] = event.contest.participants.map((name) =>
        field.find((contender) => contender.name === name),
      );
      if (home === undefined || away === undefined) return null;
      const record = competition.sport === "football" ? league(competition) : null;
      const isOf = (match: PlayedMatch, name: string) => match.home === name || match.away === name;
      const formOf = (side: Contender) =>
        record?.played.filter((match) => isOf(match, side.name)).slice(0, formShown) ??
        drawForm(side, field, scorer, random.fork(`form ${side.name}`), at);
      const pair = [home.name, away.name].sort().join(" ");
      const thisSeason =
        record?.played.filter((match) => isOf(match, home.name) && isOf(match, away.name)) ?? [];
      const earlier = drawMeetings(
        home,
        away,
        scorer,
        random.fork(`meetings ${pair}`),
        at,
        meetingsShown - thisSeason.length,
      );
      return {
        competition,
        sport,
        sides: [
          { name: home.name, matches: formOf(home) },
          { name: away.name, matches: formOf(away) },
        ],
        headToHead: [...thisSeason, ...earlier],
        table: record?.table ?? [],
      };
    },
  };
}
