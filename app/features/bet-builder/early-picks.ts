import { createStore } from "zustand/vanilla";
import { type PricePress, type PriceTarget, selectable, selected } from "../odds/index.ts";

/** The prices that are pressed for the builder while its code is on the way. */
export interface EarlyPicks extends PriceTarget {
  /** Presses them for the builder, in their order. */
  moveTo(builder: PriceTarget): void;
  clear(): void;
}

/** Keeps what is pressed until the builder is there; a second press takes the first one back. For `featureStore`. */
export function createEarlyPicks(): EarlyPicks {
  const { getState, setState, subscribe } = createStore<readonly PricePress[]>(() => []);
  const clear = () => setState([], true);
  return {
    subscribe,
    choiceOf: (id) => (getState().some(({ outcome }) => outcome.id === id) ? selected : selectable),
    toggle(press) {
      const others = getState().filter(({ outcome }) => outcome.id !== press.outcome.id);
      setState(others.length < getState().length ? others : [...others, press], true);
    },
    moveTo(builder) {
      const presses = getState();
      clear();
      for (const press of presses) builder.toggle(press);
    },
    clear,
  };
}
