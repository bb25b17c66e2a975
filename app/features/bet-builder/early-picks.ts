import type { EventView, MarketOutcomeView, MarketView } from "@grandstand/ui/event-view";
import { createStore } from "zustand/vanilla";
import type { BuilderFacts } from "./view.ts";

/** A price that was pressed for the builder while its code was on the way. */
export interface EarlyPick {
  readonly event: EventView;
  readonly market: MarketView;
  readonly outcome: MarketOutcomeView;
  readonly facts: BuilderFacts;
}

/** What waits for the builder's code, in the order of the presses; a second press takes it back. */
export function createEarlyPicks() {
  const store = createStore<readonly EarlyPick[]>(() => []);
  return {
    ...store,
    toggle(pick: EarlyPick) {
      store.setState((picks) => {
        const others = picks.filter(({ outcome }) => outcome.id !== pick.outcome.id);
        return others.length < picks.length ? others : [...picks, pick];
      }, true);
    },
    clear: () => store.setState([], true),
  };
}
