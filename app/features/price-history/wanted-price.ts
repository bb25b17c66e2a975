import { findShownPrice, type ShownPrice } from "@grandstand/ui/odds-button";
import { createStore, type StoreApi } from "zustand/vanilla";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";

/** A price whose history a person wants to see. */
export interface WantedPrice {
  readonly price: ShownPrice;
  /** What shows the price, or led to its history. */
  readonly button: HTMLElement;
  /** Under a pointer that rests, nothing is shown of a price without a history; after a press that is said. */
  readonly by: "pointer" | "press";
}

interface WantedPriceState {
  readonly wanted: WantedPrice | null;
  /** Whether the operator has the call: false from its first answer that it has not. */
  readonly isOffered: boolean;
}

export type WantedPriceStore = StoreApi<WantedPriceState>;

/** Makes the store of the price whose history is open. For `featureStore`. */
export function createWantedPrice(): WantedPriceStore {
  return createStore<WantedPriceState>(() => ({ wanted: null, isOffered: true }));
}

/** Opens the history of a price by a button that was pressed. */
export function showPriceHistory(site: Site, price: ShownPrice, button: HTMLElement): void {
  featureStore(site, createWantedPrice).setState({ wanted: { price, button, by: "press" } });
}

/** Opens the history of the price that has the focus; nothing where none has. */
export function showFocusedPrice(site: Site): void {
  const found = findShownPrice(document.activeElement);
  if (found) showPriceHistory(site, found.price, found.button);
}
