import { cva } from "class-variance-authority";
import type { OutcomeResult } from "../event-view/index.ts";

/** The layout of a market's outcomes: side by side, as many as fit, long ones in wider columns, or a runner a line. */
export const marketLayouts = ["one", "two", "three", "many", "long", "runners"] as const;
export type MarketLayout = (typeof marketLayouts)[number];

export const marketOutcomes = cva("gs:grid", {
  variants: {
    layout: {
      one: "gs:grid-cols-1 gs:gap-1 gs:px-3 gs:tablet:px-4 gs:pb-4",
      two: "gs:grid-cols-2 gs:gap-1 gs:px-3 gs:tablet:px-4 gs:pb-4 gs:@max-[19rem]/markets:grid-cols-1",
      three:
        "gs:grid-cols-3 gs:gap-1 gs:px-3 gs:tablet:px-4 gs:pb-4 gs:@max-[15rem]/markets:grid-cols-1",
      many: "gs:gap-1 gs:px-3 gs:tablet:px-4 gs:pb-4 gs:grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]",
      long: "gs:gap-1 gs:px-3 gs:tablet:px-4 gs:pb-4 gs:grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]",
      runners: "gs:grid-cols-1",
    } satisfies Record<MarketLayout, string>,
  },
});

/** One market's card; off screen it is not drawn. */
export const marketPanel = cva("gs-market");

/** The heading of a card, which opens and closes it. */
export const marketToggle = cva("gs-market-toggle");

/** What came of an outcome, in the room of its price. */
export const outcomeResult = cva(
  "gs:type-small gs:flex gs:h-full gs:min-h-11 gs:items-center gs:justify-between gs:gap-2 gs:rounded-sm gs:px-3 gs:py-1.5",
  {
    variants: {
      result: {
        won: "gs:border gs:border-ink gs:type-label gs:text-ink",
        placed: "gs:border gs:border-line gs:text-ink",
        lost: "gs:border gs:border-line gs:text-ink-faint",
        void: "gs:border gs:border-dashed gs:border-line gs:text-ink-muted",
      } satisfies Record<OutcomeResult, string>,
    },
  },
);

/** The lines of a market, one below the other, with a column a side. */
export const marketLines = "gs:grid gs:grid-cols-2 gs:gap-1 gs:px-3 gs:tablet:px-4";
