import type { BetOrigin } from "@grandstand/rules/slip";
import type { EventView } from "@grandstand/ui/event-view";
import type { PriceSource } from "./price-target.ts";

/** Which event and market each price of a page is of, for the moment when it is pressed. */
export interface PriceSources {
  of(outcomeId: string): PriceSource | undefined;
  /** Takes the newest events of the page. As many outcomes of before are kept: a list that is held still shows them. */
  update(events: readonly EventView[], betOrigin: BetOrigin | null): void;
}

/**
 * The sources of a page's prices. They change with each score and each state; the buttons, which need them for a press
 * alone, are not drawn again for that.
 */
export function createPriceSources(): PriceSources {
  const sources = new Map<string, PriceSource>();
  return {
    of: (outcomeId) => sources.get(outcomeId),
    update(events, betOrigin) {
      let count = 0;
      for (const event of events) {
        for (const market of event.markets) {
          const source = { event, market, betOrigin };
          for (const { id } of market.outcomes) {
            // The newest are last.
            sources.delete(id);
            sources.set(id, source);
            count += 1;
          }
        }
      }
      const outdated = [...sources.keys()].slice(0, Math.max(0, sources.size - 2 * count));
      for (const id of outdated) sources.delete(id);
    },
  };
}
