import type { Event } from "@grandstand/contract/entities";
import type { Site } from "../../core/site/site.ts";
import { pricesOf } from "./apply-prices.ts";
import { toEventView } from "./event-view.ts";

export interface FetchedEvents {
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly events: readonly Event[];
}

const noSlugs = new Map<string, never>();

/** Hands the prices and states of fetched events to the odds store, as the live line would. */
export function applyFetched(
  { clock, odds, language }: Site,
  { serverTime, events }: FetchedEvents,
): void {
  clock.sync(serverTime);
  for (const event of events) {
    odds.receive(pricesOf(toEventView(event, language, noSlugs)), serverTime);
    const { status, is_live, is_suspended, suspension_reason, live_status } = event;
    const { stats, matchSummary } = event;
    odds.receiveEvent(event.id, {
      status,
      is_live,
      is_suspended,
      suspension_reason,
      live_status,
      stats,
      matchSummary,
    });
  }
}
