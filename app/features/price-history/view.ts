import type { PriceStep } from "@grandstand/contract/price-history";
import { type PricePoint, summarizePrices } from "@grandstand/rules/price-history";
import type {
  MatchMinute,
  PastPrice,
  PriceCause,
  PriceHistoryView,
} from "@grandstand/ui/price-history";
import type { OutcomePrice } from "../../core/realtime/odds-store.ts";
import type { KnownHistory } from "./histories.ts";

const causes: Readonly<Record<NonNullable<PriceStep["cause"]>, PriceCause>> = {
  goal: "goal",
  red_card: "red-card",
  suspension: "suspension",
};

function toMinute({
  minute,
  added_minute: added = null,
}: Pick<PriceStep, "minute"> & {
  readonly added_minute?: number | null | undefined;
}): MatchMinute | null {
  return minute === undefined ? null : { minute, added };
}

function toPastPrice(step: PriceStep): PastPrice {
  const { at, odds, cause } = step;
  return { at, odds, minute: toMinute(step), cause: cause === undefined ? null : causes[cause] };
}

/** The price of the line, where it is newer than the last that was fetched. */
function livePrice(
  live: OutcomePrice | undefined,
  last: PricePoint | undefined,
  minute: MatchMinute | null,
): readonly PastPrice[] {
  if (live === undefined || typeof live.odds !== "number" || live.odds <= 1) return [];
  if (last && (live.odds === last.odds || live.pricedAt < last.at)) return [];
  return [{ at: live.pricedAt, odds: live.odds, minute, cause: null }];
}

function isOff({ odds, isSuspended }: OutcomePrice): boolean {
  return isSuspended || typeof odds !== "number" || odds <= 1;
}

/** What is shown of a history, with the price of the live line as the one of now. */
export function toHistoryView(
  known: KnownHistory | undefined,
  live: OutcomePrice | undefined,
): PriceHistoryView {
  if (known === undefined) return { status: "loading" };
  if (known.status !== "loaded") return { status: known.status };
  const { steps, is_suspended: isSuspended, ...now } = known.answer;
  const minute = toMinute(now);
  const summary = summarizePrices([
    ...steps.map(toPastPrice),
    ...livePrice(live, steps.at(-1), minute),
  ]);
  if (summary === null) return { status: "none" };
  return { status: "ready", summary, minute, isSuspended: live ? isOff(live) : isSuspended };
}
