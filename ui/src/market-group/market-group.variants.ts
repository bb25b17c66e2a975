import { cva } from "class-variance-authority";
import type { OutcomeResult } from "../event-view/index.ts";

/** How the outcomes of a market stand: side by side, as many as fit, the long ones in wider columns, or one runner a line. */
export const marketLayouts = ["one", "two", "three", "many", "long", "runners"] as const;
export type MarketLayout = (typeof marketLayouts)[number];

export const marketOutcomes = cva("grid", {
  variants: {
    layout: {
      one: "grid-cols-1 gap-1 px-3 tablet:px-4 pb-4",
      two: "grid-cols-2 gap-1 px-3 tablet:px-4 pb-4 @max-[19rem]/markets:grid-cols-1",
      three: "grid-cols-3 gap-1 px-3 tablet:px-4 pb-4 @max-[15rem]/markets:grid-cols-1",
      many: "gap-1 px-3 tablet:px-4 pb-4 grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]",
      long: "gap-1 px-3 tablet:px-4 pb-4 grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]",
      runners: "grid-cols-1",
    } satisfies Record<MarketLayout, string>,
  },
});

/** One market's card; off screen it is not drawn. */
export const marketPanel = cva("gs-market");

/** The heading of a card, which opens and closes it. */
export const marketToggle = cva("gs-market-toggle");

/** What came of an outcome, in the room of its price. */
export const outcomeResult = cva(
  "type-small flex h-full min-h-11 items-center justify-between gap-2 rounded-sm px-3 py-1.5",
  {
    variants: {
      result: {
        won: "border border-ink type-label text-ink",
        placed: "border border-line text-ink",
        lost: "border border-line text-ink-faint",
        void: "border border-dashed border-line text-ink-muted",
      } satisfies Record<OutcomeResult, string>,
    },
  },
);

/** The lines of a market, one below the other, with a column a side. */
export const marketLines = "grid grid-cols-2 gap-1 px-3 tablet:px-4";
