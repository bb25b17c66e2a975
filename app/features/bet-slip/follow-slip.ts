import type { LiveUpdate } from "@grandstand/rules/slip";
import type { Site } from "../../core/site/site.ts";
import { hasEnded } from "../events/index.ts";
import type { BetSlipStore } from "./store.ts";

/** Keeps the slip's events on the live line, and applies each price that moves, and an event's end, to the slip. Returns its end. */
export function followSlip(
  { feed, odds, pace }: Pick<Site, "feed" | "odds" | "pace">,
  slip: BetSlipStore,
): () => void {
  const followed = new Map<string, () => void>();
  function follow() {
    const wanted = new Set(slip.getState().slip.selections.map(({ eventId }) => eventId));
    for (const [eventId, stop] of followed) {
      if (wanted.has(eventId)) continue;
      stop();
      followed.delete(eventId);
    }
    for (const eventId of wanted) {
      if (!followed.has(eventId)) followed.set(eventId, feed.follow(eventId));
    }
  }
  follow();
  const stopSlip = slip.subscribe((state, previous) => {
    if (state.slip.selections === previous.slip.selections) return;
    follow();
    // What was chosen from a page that is held back is known at once, as it is now.
    pace.release();
  });
  const stopOdds = odds.watchAll((keys) => {
    const { selections, selectionsLive } = slip.getState().slip;
    const updates = selections.flatMap(({ outcomeId, eventId }): readonly LiveUpdate[] => {
      if (keys.has(eventId) && hasEnded(odds.event(eventId))) {
        // The end has no price, and so no instant of one: it counts whatever the last price was.
        const pricedAt = selectionsLive[outcomeId]?.pricedAt ?? 0;
        return [{ outcomeId, odds: null, isSuspended: true, isOver: true, pricedAt }];
      }
      const price = keys.has(outcomeId) ? odds.price(outcomeId) : undefined;
      return price ? [{ outcomeId, ...price }] : [];
    });
    if (updates.length > 0) slip.applyLive(updates);
  });
  return () => {
    stopSlip();
    stopOdds();
    for (const stop of followed.values()) stop();
  };
}
