import { summarizePrices } from "@grandstand/rules/price-history";
import type { LoadedHistory, PastPrice, PriceCause } from "./price-history-view.ts";

/** Saturday 21 November 2026, 12:00 in Brussels. */
export const noon = Date.UTC(2026, 10, 21, 11, 0, 0);
const minute = 60_000;

/** A price this number of minutes after noon; in play with the minute of the match. */
export function price(
  after: number,
  odds: number,
  inPlay: { readonly minute?: number; readonly added?: number; readonly cause?: PriceCause } = {},
): PastPrice {
  const { minute: of, added = null, cause = null } = inPlay;
  return {
    at: noon + after * minute,
    odds,
    minute: of === undefined ? null : { minute: of, added },
    cause,
  };
}

/** A history of these prices. Throws where there is none. */
export function historyOf(
  prices: readonly PastPrice[],
  more: Partial<LoadedHistory> = {},
): LoadedHistory {
  const summary = summarizePrices(prices);
  if (summary === null) throw new Error("A history has a price.");
  return { status: "ready", summary, minute: null, isSuspended: false, ...more };
}
