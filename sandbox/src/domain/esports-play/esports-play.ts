import type { Stat } from "@grandstand/contract/match-centre";
import type { EsportsMap, EsportsPlay } from "@grandstand/contract/sport-play";
import type { EsportRules } from "../models/esports.ts";
import type { Random } from "../models/random.ts";

type Side = "home" | "away";

/** Made up: no game's own. */
const mapNames = ["Corvina", "Halden", "Marlow", "Ostmere", "Brinefall", "Tolmar", "Saltwick"];

/** What has happened in a match, in the contract’s terms. */
export interface EsportsFacts {
  stats: readonly Stat[];
  sport: EsportsPlay;
}

/** A match’s maps and rounds, whose winners its prices’ chances draw. */
export interface EsportsRecord {
  /** Notes a round, or a turret, of the running map; `wonMap` where the map is over by it. */
  note(winner: Side, wonMap: boolean): void;
  facts(): EsportsFacts;
}

function other(side: Side): Side {
  return side === "home" ? "away" : "home";
}

/** Whether a game is counted in rounds: what has no overtime is counted in turrets. */
function hasRounds({ overtime }: EsportRules): boolean {
  return overtime !== "none";
}

/** Rounds after which sides change for the first time. */
function halfOf({ pointsToWin }: EsportRules): number {
  return pointsToWin - 1;
}

/** Who attacks in a round, which counts from 0; sides change at half-time, and in overtime after three rounds or one. */
export function attackerOf(rules: EsportRules, first: Side, round: number): Side {
  const half = halfOf(rules);
  if (round < half) return first;
  if (round < 2 * half) return other(first);
  const length = rules.overtime === "sixes" ? 3 : 1;
  return Math.floor((round - 2 * half) / length) % 2 === 0 ? other(first) : first;
}

/** Begins the record of a match: its maps are chosen, and who attacks first on each. */
export function beginEsportsPlay(
  rules: EsportRules,
  mapsToWin: 2 | 3,
  random: Random,
): EsportsRecord {
  const isRounds = hasRounds(rules);
  const names = [...mapNames];
  const firsts: Side[] = [];
  const maps: EsportsMap[] = Array.from({ length: 2 * mapsToWin - 1 }, (_, index) => {
    firsts.push(random.next() < 0.5 ? "home" : "away");
    const [name = ""] = names.splice(random.integer(names.length), 1);
    return {
      number: index + 1,
      ...(isRounds && { name, rounds: [], attacker: firsts[index] ?? "home" }),
      score: { home: 0, away: 0 },
    };
  });
  let running = 0;

  return {
    note(winner, wonMap) {
      const map = maps[running];
      if (map === undefined) return;
      const { rounds, attacker, ...rest } = map;
      const score = { ...map.score, [winner]: map.score[winner] + 1 };
      const played = rounds && [...rounds, { winner, ...(attacker && { attacker }) }];
      const next = attackerOf(rules, firsts[running] ?? "home", played?.length ?? 0);
      maps[running] = {
        ...rest,
        score,
        ...(played && { rounds: played }),
        ...(played && !wonMap && { attacker: next }),
        ...(wonMap && { winner }),
      };
      if (wonMap) running += 1;
    },
    facts: () => ({
      stats: isRounds ? statsOf(maps) : [],
      sport: {
        kind: "esports",
        best_of: maps.length,
        ...(isRounds && { regular_rounds: 2 * halfOf(rules) }),
        maps: [...maps],
      },
    }),
  };
}

/** The most rounds in a row that a side has won on one map. */
function longestRun(maps: readonly EsportsMap[], side: Side): number {
  let longest = 0;
  for (const { rounds = [] } of maps) {
    let run = 0;
    for (const { winner } of rounds) {
      run = winner === side ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

function statsOf(maps: readonly EsportsMap[]): Stat[] {
  const rounds = maps.flatMap((map) => map.rounds ?? []);
  const count = (side: Side, isAttacking?: boolean) =>
    rounds.filter(
      ({ winner, attacker }) =>
        winner === side && (isAttacking === undefined || (attacker === side) === isAttacking),
    ).length;
  return [
    { key: "rounds_won", home: count("home"), away: count("away") },
    { key: "rounds_won_attacking", home: count("home", true), away: count("away", true) },
    { key: "rounds_won_defending", home: count("home", false), away: count("away", false) },
    { key: "longest_run", home: longestRun(maps, "home"), away: longestRun(maps, "away") },
  ];
}
