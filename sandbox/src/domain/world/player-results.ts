import type { PlayFacts } from "../football-play/football-play.ts";
import { type Side, sides } from "../football-play/intensities.ts";
import type { PlayerRecord, Scorer } from "../football-play/player-records.ts";
import { playerKey } from "../football-play/players-to-come.ts";
import { noScorer, otherPlayer, reachRules, scorerRules } from "../models/player-markets.ts";
import type { OutcomeResult } from "./world.ts";

type Results = Map<string, OutcomeResult>;
type Facts = Pick<PlayFacts, "players" | "scorers">;

function hasReached(record: PlayerRecord, rule: (typeof reachRules)[number]): boolean {
  return record[rule.counts] > rule.line;
}

function eachRecord(
  { players }: Facts,
  visit: (key: string, record: PlayerRecord, side: Side) => void,
): void {
  for (const side of sides) {
    for (const record of players[side]) {
      if (record.player.goalShare > 0) visit(playerKey(side, record.player.number), record, side);
    }
  }
}

/** Every answer to the question of the first scorer, or the last: none where no one did, own goals left out. */
function scorerResults(facts: Facts, market: string, scorer: Scorer | undefined): Results {
  const results: Results = new Map();
  let isStarter = false;
  eachRecord(facts, (key, { player, hasPlayed, cameOn }, side) => {
    if (!hasPlayed || cameOn !== null) return;
    const isScorer = scorer?.side === side && scorer.player.number === player.number;
    isStarter ||= isScorer;
    results.set(`${market}-${key}`, isScorer ? "won" : "lost");
  });
  results.set(`${market}-${otherPlayer}`, scorer !== undefined && !isStarter ? "won" : "lost");
  results.set(`${market}-${noScorer}`, scorer === undefined ? "won" : "lost");
  return results;
}

function scorerOf({ scorers }: Facts, end: "first" | "last"): Scorer | undefined {
  return end === "first" ? scorers[0] : scorers.at(-1);
}

/** The results of the players’ markets that play can no longer change: what is reached, and who has left. */
export function resolvedPlayers(facts: Facts): Results {
  const results: Results = new Map();
  eachRecord(facts, (key, record) => {
    for (const rule of reachRules) {
      if (hasReached(record, rule)) results.set(`${rule.key}-${key}`, "won");
      else if (record.left !== null) results.set(`${rule.key}-${key}`, "lost");
    }
  });
  for (const { key, end } of scorerRules) {
    const scorer = end === "first" ? scorerOf(facts, end) : undefined;
    if (!scorer) continue;
    for (const [outcome, result] of scorerResults(facts, key, scorer)) results.set(outcome, result);
  }
  return results;
}

/** The results of the players’ markets of a match that ends so. Who never came on is void. */
export function settledPlayers(facts: Facts): Results {
  const results: Results = new Map();
  eachRecord(facts, (key, record) => {
    for (const rule of reachRules) {
      const result = hasReached(record, rule) ? "won" : "lost";
      results.set(`${rule.key}-${key}`, record.hasPlayed ? result : "void");
    }
  });
  for (const { key, end } of scorerRules) {
    for (const [outcome, result] of scorerResults(facts, key, scorerOf(facts, end))) {
      results.set(outcome, result);
    }
  }
  return results;
}
