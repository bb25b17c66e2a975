import type { PlayersToCome, PlayerToCome } from "./player-chances.ts";
import {
  neededOf,
  noScorer,
  otherPlayer,
  type ReachRule,
  reachRules,
  scorerRules,
} from "./player-markets.ts";

/** A selection on a player: that he reaches a number, or that he scores the first or the last goal. */
export type PlayerPick =
  | { kind: "reach"; player: PlayerToCome; counts: ReachRule["counts"]; needed: number }
  /** Null for a goal of no player. */
  | { kind: "scorer"; end: "first" | "last"; scorer: PlayerToCome | "other" | null };

/** The selection that a key "market-outcome" names; null where it is of no market of players. */
export function playerPick(key: string, match: PlayersToCome): PlayerPick | null {
  for (const rule of reachRules) {
    const player = match.players.find((each) => key === `${rule.key}-${each.key}`);
    if (player) {
      return { kind: "reach", player, counts: rule.counts, needed: neededOf(rule, player) };
    }
  }
  for (const { key: market, end } of scorerRules) {
    if (key === `${market}-${noScorer}`) return { kind: "scorer", end, scorer: null };
    if (key === `${market}-${otherPlayer}`) return { kind: "scorer", end, scorer: "other" };
    const player = match.players.find((each) => key === `${market}-${each.key}`);
    if (player) return { kind: "scorer", end, scorer: player };
  }
  return null;
}
