import type { OutcomeState } from "@grandstand/contract/realtime";
import type { EventView } from "@grandstand/ui/event-view";
import { useEffect } from "react";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";

/** Hands the prices that a page came with to the odds store; see `applyPrices`. */
export function useAppliedPrices(events: readonly EventView[], serverTime: number): void {
  const site = useSite();
  useEffect(() => applyPrices(site, events, serverTime), [site, events, serverTime]);
}

/**
 * Hands prices that an answer had to the odds store: older than what the live line has said, they are passed over.
 * `serverTime` is the answer's, in epoch milliseconds.
 */
export function applyPrices(
  { odds, clock, pace }: Pick<Site, "odds" | "clock" | "pace">,
  events: readonly EventView[],
  serverTime: number,
): void {
  clock.sync(serverTime);
  // One turn for both: what is held back does not change the page again a moment later.
  pace.release();
  odds.receive(events.flatMap(pricesOf), serverTime);
}

/** The prices of an event in the form of the live line. */
export function pricesOf({ markets }: EventView): OutcomeState[] {
  return markets.flatMap(({ outcomes }) =>
    outcomes.map(({ id, odds, isSuspended }): OutcomeState => [id, odds, isSuspended ? 1 : 0]),
  );
}
