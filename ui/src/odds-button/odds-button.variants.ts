import { cva } from "class-variance-authority";

/**
 * `labelled`: short name and price side by side. `price`: the price alone, under a column's heading.
 * `coupon`: the first in a narrow coupon, the second in one that is wide enough for columns.
 * `line`: as `coupon`, but in columns the label stays, over the price, since it is not its column's.
 * `named`: a whole name, on as many lines as it needs, beside the price. `tile`: a whole name
 * over the price in a narrow group of markets, beside it in a wide one. `stacked`: a name over it.
 */
export const oddsButtonLayouts = [
  "labelled",
  "price",
  "coupon",
  "line",
  "named",
  "tile",
  "stacked",
] as const;
export type OddsButtonLayout = (typeof oddsButtonLayouts)[number];

/** Component classes; what they look like is in odds-button.css. */
export const oddsButton = cva("gs-odds", {
  variants: {
    layout: {
      labelled: "gs-odds-labelled",
      price: "gs-odds-price",
      coupon: "gs-odds-coupon",
      line: "gs-odds-line",
      named: "gs-odds-named",
      tile: "gs-odds-tile",
      stacked: "gs-odds-stacked",
    } satisfies Record<OddsButtonLayout, string>,
    variant: { open: "", selected: "gs-odds-selected", locked: "gs-odds-locked" },
    dimmed: { true: "", false: "" },
    /** Its label is 1, X, 2 or the like. */
    isShort: { true: "gs-odds-short", false: "" },
    /** Its price has more characters than most: 100.00 and up. */
    isLong: { true: "gs-odds-long", false: "" },
  },
  compoundVariants: [{ variant: "open", dimmed: true, class: "gs-odds-dimmed" }],
});

/** A price that can't be chosen beside what is chosen is struck through. */
export const blockedPrice = "gs:line-through";

/** How many characters a label may have that is never cut. */
export const shortLabel = 2;

/** From how many characters on a price is long. */
export const longPrice = 6;

/** The tick of what is selected, in the corner that no movement uses. */
export const selectedTick = cva("gs:pointer-events-none gs:absolute gs:top-1 gs:left-1");

/**
 * The corner that shows a movement by its position as well as by its colour, inside the ring of a
 * selected price. It is a triangle of borders: unlike a clipped one, it appears and disappears without
 * a new compositing of the page. Its borders are in the unit of the text: a border in pixels would
 * leave a band in a corner that grows with the text.
 */
export const movementCorner = cva(
  "gs:pointer-events-none gs:absolute gs:size-0 gs:border-[0.375rem] gs:border-transparent gs:forced-color-adjust-none",
  {
    variants: {
      movement: { up: "", down: "" },
      isSelected: { true: "gs:right-0.75", false: "gs:right-0" },
    },
    compoundVariants: [
      { movement: "up", isSelected: false, class: "gs:top-0 gs:border-t-up gs:border-r-up" },
      {
        movement: "down",
        isSelected: false,
        class: "gs:bottom-0 gs:border-r-down gs:border-b-down",
      },
      {
        movement: "up",
        isSelected: true,
        class: "gs:top-0.75 gs:border-t-act-up gs:border-r-act-up",
      },
      {
        movement: "down",
        isSelected: true,
        class: "gs:bottom-0.75 gs:border-r-act-down gs:border-b-act-down",
      },
    ],
  },
);
