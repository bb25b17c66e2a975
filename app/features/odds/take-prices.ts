import type { OutcomeState } from "@grandstand/contract/realtime";
import type { EventView } from "@grandstand/ui/event-view";
import { useEffect } from "react";
import { useSite } from "../../site/site-context.ts";

/** Hands the prices that a page came with to the odds store: older than what the live line has said, they are passed over. */
export function useTakenPrices(events: readonly EventView[], serverTime: number): void {
  const { odds, clock } = useSite();
  useEffect(() => {
    clock.hear(serverTime);
    odds.receive(events.flatMap(pricesOf), serverTime);
  }, [odds, clock, events, serverTime]);
}

/** The prices of an event as the live line would tell them. */
export function pricesOf({ markets }: EventView): OutcomeState[] {
  return markets.flatMap(({ outcomes }) =>
    outcomes.map(({ id, odds, isSuspended }): OutcomeState => [id, odds, isSuspended ? 1 : 0]),
  );
}
