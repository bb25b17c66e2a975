import { cva } from "class-variance-authority";

/** How the outcomes of a market stand: side by side, as many as fit, the long ones in wider columns, or one runner a line. */
export const marketLayouts = ["one", "two", "three", "many", "long", "runners"] as const;
export type MarketLayout = (typeof marketLayouts)[number];

export const marketOutcomes = cva("grid", {
  variants: {
    layout: {
      one: "grid-cols-1 gap-1 px-3 tablet:px-4 pb-4",
      two: "grid-cols-1 gap-1 px-3 tablet:px-4 pb-4 @min-[22rem]/markets:grid-cols-2",
      three: "grid-cols-1 gap-1 px-3 tablet:px-4 pb-4 @min-[30rem]/markets:grid-cols-3",
      many: "gap-1 px-3 tablet:px-4 pb-4 grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]",
      long: "gap-1 px-3 tablet:px-4 pb-4 grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]",
      runners: "grid-cols-1",
    } satisfies Record<MarketLayout, string>,
  },
});

/** One market's card; off screen it is not drawn. */
export const marketPanel = cva(
  "overflow-hidden bg-surface shadow-card [contain-intrinsic-size:auto_8rem] [content-visibility:auto] tablet:rounded-md",
);
