import { parseAmount } from "../money/index.ts";
import type { LimitKind } from "./limits.ts";

/** The most that a limit can be, in cents, and the range of a session's in minutes. */
const highestAmount = 10_000_000;
const shortestSession = 10;
const longestSession = 24 * 60;

/** The value of a limit as it is typed: cents, or minutes for a session; undefined where it is none. */
export function readLimitValue(kind: LimitKind, text: string): number | undefined {
  if (kind === "session") {
    const typed = text.trim();
    const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
    return minutes >= shortestSession && minutes <= longestSession ? minutes : undefined;
  }
  const amount = parseAmount(text, { minimum: 0, maximum: highestAmount });
  return amount.ok ? amount.cents : undefined;
}
