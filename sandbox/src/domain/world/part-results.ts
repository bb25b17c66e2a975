import { decidedResults } from "../models/decided.ts";
import type { OutcomeResult } from "./world.ts";

type Side = "home" | "away";
const sides = ["home", "away"] as const;

/** A market of a match in sets or maps, as rules on its ending. */
interface PartMarketRule<Ending> {
  readonly key: string;
  readonly type: string;
  readonly outcomes: readonly { readonly key: string; isTrue(ending: Ending): boolean }[];
}

/**
 * The results, by "market key-outcome key", that play can no longer change: those of the sets or
 * maps that are over, by their winners, and of the markets that all endings still possible agree on.
 */
export function resolvedInParts<Ending>(match: {
  part: "set" | "map";
  winners: readonly Side[];
  markets: readonly PartMarketRule<Ending>[];
  endings: readonly Ending[];
}): Map<string, OutcomeResult> {
  const results = new Map<string, OutcomeResult>(decidedResults(match.markets, match.endings));
  match.winners.forEach((winner, index) => {
    for (const side of sides) {
      results.set(`${match.part}-${index + 1}-${side}`, side === winner ? "won" : "lost");
    }
  });
  return results;
}

/**
 * The results, by "market key-outcome key", of a match that ends so. One that is short, ended before
 * a side had won enough sets or maps, has a winner where a side leads; its other markets are void.
 */
export function resultsOfEnding<Ending extends { home: number; away: number }>(
  markets: readonly PartMarketRule<Ending>[],
  ending: Ending,
  isShort: boolean,
): Map<string, OutcomeResult> {
  const results = new Map<string, OutcomeResult>();
  for (const market of markets) {
    const hasLeader = market.type === "match_winner" && ending.home !== ending.away;
    const isVoid = isShort && !hasLeader;
    for (const outcome of market.outcomes) {
      const result = outcome.isTrue(ending) ? "won" : "lost";
      results.set(`${market.key}-${outcome.key}`, isVoid ? "void" : result);
    }
  }
  return results;
}
