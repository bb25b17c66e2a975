import { cva } from "class-variance-authority";

/** The layout of a market's outcomes: side by side, as many as fit, long ones in wider columns, or a player a line. */
export const marketLayouts = ["one", "two", "three", "many", "long", "players"] as const;
export type MarketLayout = (typeof marketLayouts)[number];

export const marketOutcomes = cva("gs:grid", {
  variants: {
    layout: {
      one: "gs-outcomes-one",
      two: "gs-outcomes-two",
      three: "gs-outcomes-three",
      many: "gs-outcomes-many",
      long: "gs-outcomes-long",
      players: "gs:grid-cols-1",
    } satisfies Record<MarketLayout, string>,
  },
});

/** One market's card; off screen it is not drawn. */
export const marketPanel = cva("gs-market");

/** The heading of a card, which opens and closes it. */
export const marketToggle = cva("gs-market-toggle");

/** The lines of a total, one below the other: a price, the line, a price. */
export const marketTotals = "gs-totals";

/** The lines of a market, one below the other, with a column a side. */
export const marketLines = "gs:grid gs:grid-cols-2 gs:gap-1 gs:px-3 gs:tablet:px-4";
