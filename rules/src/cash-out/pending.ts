import type { CashOutQuote } from "./cash-out.ts";
import { isShare } from "./running-share.ts";

/** What is kept in the browser before an acceptance leaves, so that a reload can ask what became of it. */
export interface PendingCashOut {
  readonly userId: string;
  readonly quote: CashOutQuote;
  readonly amount: number;
}

export function serialiseCashOut(pending: PendingCashOut): string {
  return JSON.stringify(pending);
}

function isCents(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isQuote(value: unknown): value is CashOutQuote {
  if (typeof value !== "object" || value === null) return false;
  const { id, betId, amount, runningShare, stake, expiresAt } = value as Partial<CashOutQuote>;
  const areNames = typeof id === "string" && typeof betId === "string" && isShare(runningShare);
  return areNames && [amount, stake, expiresAt].every(isCents);
}

/** Reads what was kept; null where there is nothing, nonsense, or somebody else's. */
export function restoreCashOut(text: string | null, userId: string): PendingCashOut | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<PendingCashOut> | null;
    const isOwn = kept?.userId === userId && isQuote(kept.quote) && isCents(kept.amount);
    return isOwn ? (kept as PendingCashOut) : null;
  } catch {
    return null;
  }
}
