import type { OutcomeState } from "@grandstand/contract/realtime";
import type { EventView } from "@grandstand/ui/event-view";
import { useEffect } from "react";
import { useSite } from "../../core/site/site-context.ts";

/** Hands the prices that a page came with to the odds store: older than what the live line has said, they are passed over. */
export function useAppliedPrices(events: readonly EventView[], serverTime: number): void {
  const { odds, clock, pace } = useSite();
  useEffect(() => {
    clock.sync(serverTime);
    // One turn for both: what is held back does not change the page again a moment later.
    pace.release();
    odds.receive(events.flatMap(pricesOf), serverTime);
  }, [odds, clock, pace, events, serverTime]);
}

/** The prices of an event in the form of the live line. */
export function pricesOf({ markets }: EventView): OutcomeState[] {
  return markets.flatMap(({ outcomes }) =>
    outcomes.map(({ id, odds, isSuspended }): OutcomeState => [id, odds, isSuspended ? 1 : 0]),
  );
}
