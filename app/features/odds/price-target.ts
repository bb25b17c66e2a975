import type { BetOrigin } from "@grandstand/rules/slip";
import type { EventView, MarketOutcomeView, MarketView } from "@grandstand/ui/event-view";

/** Where a price is shown. */
export interface PriceSource {
  readonly event: EventView;
  readonly market: MarketView;
  /** The widget that a bet from here came from (B3); null for a page. */
  readonly betOrigin: BetOrigin | null;
}

/** A price as it showed when it was pressed. */
export interface PricePress extends PriceSource {
  readonly outcome: MarketOutcomeView;
}

/** How a price shows, beside the price itself. */
export interface PriceChoice {
  readonly isSelected: boolean;
  /** Why it can't be chosen beside what is chosen already, in words; null where it can. */
  readonly blockedBecause: string | null;
}

export const selected: PriceChoice = { isSelected: true, blockedBecause: null };
export const selectable: PriceChoice = { isSelected: false, blockedBecause: null };

/** What prices are chosen for: the slip, or the bet builder while that is on (B2). */
export interface PriceTarget {
  subscribe(wake: () => void): () => void;
  /** The same object as long as nothing of it changes. */
  choiceOf(outcomeId: string): PriceChoice;
  /** Chooses an outcome, or gives it up. */
  toggle(press: PricePress): void;
}
