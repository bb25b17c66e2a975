import type { AcceptOdds } from "../accept-odds/index.ts";
import { intervals, thresholds } from "../intervals/index.ts";
import type { Cents } from "../money/index.ts";
import type { Odds } from "../odds/index.ts";
import { type FreeBetProblem, freeBetProblem } from "./free-bet.ts";
import {
  isLineOver,
  isLineSuspended,
  lineErrors,
  outcomeIdsWhere,
  overLines,
} from "./line-errors.ts";
import type { Slip, StakeProblem } from "./slip-state.ts";
import { sharedStake } from "./stakes.ts";
import { slipTotals } from "./totals.ts";

/** How old a price may be, in milliseconds, before no bet can be placed on it. */
export const priceLifetime = intervals.pricesStale;

/** What the world around the slip says, as far as placing depends on it. */
export interface BettingSituation {
  /** Cents; null for a visitor, and while it is not known. */
  readonly balance: Cents | null;
  readonly acceptOdds: AcceptOdds;
  /** Epoch milliseconds by the server's clock. */
  readonly serverNow: number;
  readonly isOnline: boolean;
  /** `lost`: neither the socket nor the polls vouch for prices, or messages are missing. */
  readonly priceFeed: "current" | "lost";
}

/** One reason why nothing can be placed. */
export type Blocker =
  | { readonly reason: "offline" }
  | { readonly reason: "stale-prices"; readonly outcomeIds: readonly string[] }
  /** No bet on them will be taken any more. */
  | { readonly reason: "over"; readonly outcomeIds: readonly string[] }
  | { readonly reason: "suspended"; readonly outcomeIds: readonly string[] }
  | { readonly reason: "no-price"; readonly outcomeIds: readonly string[] }
  | { readonly reason: "line-errors"; readonly outcomeIds: readonly string[] }
  /** The stake of the combi or of the system is no stake. */
  | { readonly reason: "stake-problem"; readonly problem: StakeProblem }
  | { readonly reason: "system-selections" }
  | { readonly reason: "system-not-chosen" }
  /** The chosen free bet has expired, is used up, or a price is at or below its least odds. */
  | { readonly reason: `free-bet-${FreeBetProblem}` }
  | { readonly reason: "no-stake" }
  /** Cents that are missing; the banner leads to the deposit (B8). */
  | { readonly reason: "insufficient-funds"; readonly missing: Cents };

/** Every reason why the slip can't be placed, in the order in which they are shown (B5, B8). */
export function blockers(slip: Slip, situation: BettingSituation): readonly Blocker[] {
  return [
    ...connectionBlockers(slip, situation),
    ...lineBlockers(slip),
    ...stakeBlockers(slip, situation),
  ];
}

/** The lines whose price is not vouched for: older than 10 s, never priced, or the feed is lost. */
export function staleLines(
  slip: Slip,
  situation: Pick<BettingSituation, "serverNow" | "priceFeed">,
): readonly string[] {
  return outcomeIdsWhere(slip, ({ outcomeId }) => {
    const live = slip.selectionsLive[outcomeId];
    if (live === undefined || situation.priceFeed === "lost") return true;
    return situation.serverNow - live.pricedAt > priceLifetime;
  });
}

function connectionBlockers(slip: Slip, situation: BettingSituation): readonly Blocker[] {
  if (!situation.isOnline) return [{ reason: "offline" }];
  const outcomeIds = staleLines(slip, situation);
  return outcomeIds.length > 0 ? [{ reason: "stale-prices", outcomeIds }] : [];
}

function lineBlockers(slip: Slip): readonly Blocker[] {
  const found: Blocker[] = [];
  const over = overLines(slip);
  if (over.length > 0) found.push({ reason: "over", outcomeIds: over });
  const suspended = outcomeIdsWhere(slip, ({ outcomeId }) => isLineSuspended(slip, outcomeId));
  if (suspended.length > 0) found.push({ reason: "suspended", outcomeIds: suspended });
  const unpriced = outcomeIdsWhere(slip, ({ outcomeId }) => {
    const live = slip.selectionsLive[outcomeId];
    return live !== undefined && !isLineOver(slip, outcomeId) && !isBettable(live.odds);
  });
  if (unpriced.length > 0) found.push({ reason: "no-price", outcomeIds: unpriced });
  const wrong = Object.keys(lineErrors(slip));
  if (wrong.length > 0) found.push({ reason: "line-errors", outcomeIds: wrong });
  return found;
}

function stakeBlockers(slip: Slip, situation: BettingSituation): readonly Blocker[] {
  const found: Blocker[] = [...systemBlockers(slip), ...freeBetBlockers(slip, situation)];
  const problem = sharedStake(slip)?.problem ?? null;
  if (problem !== null) found.push({ reason: "stake-problem", problem });
  const { totalStake } = slipTotals(slip, situation.acceptOdds);
  const isFreeBetAtFault = found.some(({ reason }) => reason.startsWith("free-bet-"));
  if (totalStake <= 0 && !isFreeBetAtFault) found.push({ reason: "no-stake" });
  const missing = missingFunds(slip, totalStake, situation);
  if (missing !== null) found.push({ reason: "insufficient-funds", missing });
  return found;
}

function freeBetBlockers(slip: Slip, situation: BettingSituation): readonly Blocker[] {
  const problem = slip.freeBet && freeBetProblem(slip, slip.freeBet, situation);
  return problem === null ? [] : [{ reason: `free-bet-${problem}` }];
}

function systemBlockers(slip: Slip): readonly Blocker[] {
  if (slip.betType !== "system") return [];
  const count = slip.selections.length;
  if (count < thresholds.systemMinimumSelections || count > thresholds.systemMaximumSelections) {
    return [{ reason: "system-selections" }];
  }
  return slip.systemChoice === null ? [{ reason: "system-not-chosen" }] : [];
}

function missingFunds(slip: Slip, stake: Cents, { balance }: BettingSituation): Cents | null {
  if (balance === null || slip.freeBet !== null) return null;
  if (balance > 0 && stake <= balance) return null;
  return Math.max(stake - balance, 0);
}

function isBettable(odds: Odds | null): boolean {
  return odds === "SP" || (odds ?? 0) > 1;
}
