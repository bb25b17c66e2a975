import { allOfIt, type CashOutChoice, type CashOutOrder, type CashOutQuote } from "./cash-out.ts";
import { isShare } from "./running-share.ts";

/** Reads a value from storage as an order; null where it is none. */
export function readCashOutOrder(value: unknown): CashOutOrder | null {
  if (!isRecord(value)) return null;
  const { quote, amount } = value;
  if (!isQuote(quote) || !isCents(amount)) return null;
  const choice: CashOutChoice = amount === quote.amount ? allOfIt : { kind: "amount", amount };
  return { quote, choice, amount };
}

function isQuote(value: unknown): value is CashOutQuote {
  if (!isRecord(value)) return false;
  const { id, betId, amount, runningShare, stake, potentialReturn, partial, expiresAt } = value;
  return (
    typeof id === "string" &&
    typeof betId === "string" &&
    isShare(runningShare) &&
    [amount, stake, expiresAt].every(isCents) &&
    (potentialReturn === null || isCents(potentialReturn)) &&
    (partial === null ||
      (isRecord(partial) && isCents(partial.minimum) && isCents(partial.maximum)))
  );
}

function isCents(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
