import { type BetSlipView, hasResults, isUnderWay } from "@grandstand/ui/bet-slip";
import type { SlipBarNews } from "@grandstand/ui/floating-slip";
import { missingFundsOf } from "@grandstand/ui/place-control";

/**
 * What keeps the closed slip from being placed, the gravest alone: what is over stays over, what is suspended may open
 * again, a price can be accepted, money can be added. Null where nothing does, or bets are on their way.
 */
export function barNewsOf(view: BetSlipView | null): SlipBarNews | null {
  if (view === null || isUnderWay(view) || hasResults(view)) return null;
  const { lines, control, totals } = view;
  const over = lines.filter(({ isOver }) => isOver);
  if (over.length > 0) return { kind: "over", ...countOf(over) };
  const suspended = lines.filter(({ isSuspended }) => isSuspended);
  if (suspended.length > 0) return { kind: "suspended", ...countOf(suspended) };
  if (control.kind === "accept-changes") {
    const { changes } = control;
    const [only] = changes;
    const line = lines.find(({ outcomeId }) => outcomeId === only?.outcomeId);
    const outcomeName = changes.length === 1 ? (line?.outcomeName ?? null) : null;
    return { kind: "moved", changes, outcomeName, totalOdds: totals.totalOdds };
  }
  const missing = missingFundsOf(view);
  return missing === null ? null : { kind: "funds", missing, stake: totals.totalStake };
}

/** How many they are, and the event of a single one. */
function countOf(lines: BetSlipView["lines"]): { count: number; eventName: string | null } {
  const [only] = lines;
  return { count: lines.length, eventName: lines.length === 1 ? (only?.eventName ?? null) : null };
}
