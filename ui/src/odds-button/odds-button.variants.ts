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

export const oddsButton = cva(
  "group/odds relative flex w-full min-w-0 items-center overflow-hidden rounded-sm focus-ring cursor-pointer disabled:cursor-not-allowed",
  {
    variants: {
      layout: {
        labelled: "h-11 justify-between gap-1 px-[clamp(0.375rem,9%,0.75rem)]",
        price: "h-11 justify-center px-2",
        coupon:
          "h-11 justify-between gap-1 px-3 @min-[30rem]/coupon:justify-center @min-[30rem]/coupon:px-0.5",
        line: "h-full min-h-11 justify-between gap-1 px-3 @min-[30rem]/coupon:flex-col @min-[30rem]/coupon:justify-center @min-[30rem]/coupon:gap-0 @min-[30rem]/coupon:px-1",
        named: "h-full min-h-11 justify-between gap-3 px-3 py-1.5 text-start",
        tile: "h-full min-h-14 flex-col justify-center gap-0.5 px-2 py-1.5 @min-[30rem]/markets:min-h-11 @min-[30rem]/markets:flex-row @min-[30rem]/markets:justify-between @min-[30rem]/markets:gap-3 @min-[30rem]/markets:px-3 @min-[30rem]/markets:text-start",
        stacked: "h-11 flex-col justify-center px-2",
      } satisfies Record<OddsButtonLayout, string>,
      look: {
        open: "hover:bg-hover",
        selected:
          "bg-act text-on-act inset-ring-2 inset-ring-act-edge forced-colors:outline-3 forced-colors:-outline-offset-3",
        locked: "border border-line text-ink-faint",
      },
      dimmed: { true: "", false: "" },
      isShort: { true: "", false: "" },
    },
    compoundVariants: [
      // Letters that a person spaced out go over and under each other before the price is cut.
      { layout: ["labelled", "coupon"], isShort: true, class: "flex-wrap content-center" },
      { look: "open", dimmed: false, class: "bg-raised text-ink" },
      {
        look: "open",
        dimmed: true,
        class: "border border-dashed border-line bg-surface text-ink-faint",
      },
    ],
  },
);

/** `isShort`: 1, X, 2 and the like, which say nothing once they are cut. */
export const oddsLabel = cva("group-data-open/odds:text-ink-muted", {
  variants: {
    layout: {
      labelled: "type-small",
      price: "hidden",
      coupon: "type-small @min-[30rem]/coupon:hidden",
      line: "type-small @min-[30rem]/coupon:type-caption @min-[30rem]/coupon:leading-4 @min-[30rem]/coupon:font-medium",
      named: "type-small min-w-0 wrap-break-word hyphens-auto",
      tile: "type-caption max-w-full min-w-0 wrap-break-word hyphens-auto font-medium @min-[30rem]/markets:type-small",
      stacked: "type-caption block max-w-full truncate",
    } satisfies Record<OddsButtonLayout, string>,
    isShort: { true: "shrink-0", false: "" },
  },
  compoundVariants: [{ layout: ["labelled", "coupon"], isShort: false, class: "min-w-0 truncate" }],
});

/** A price that can't be chosen beside what is chosen is struck through. */
export const oddsPrice = cva("type-price", {
  variants: { isBlocked: { true: "line-through", false: "" } },
});

/** How many characters a label may have that is never cut. */
export const shortLabel = 2;

/** The tick of what is selected, in the corner that no movement uses. */
export const selectedTick = cva("pointer-events-none absolute top-1 left-1");

/**
 * The corner that tells a movement by its place as well as by its colour; inside the ring of what is
 * selected. A triangle made of borders: unlike a clipped one, it comes and goes without the page's
 * layers being put together anew. Its sides are all border and nothing else, in the text's own measure:
 * a border in pixels would leave a band in a corner that grows with the text.
 */
export const movementCorner = cva(
  "pointer-events-none absolute size-0 border-[0.375rem] border-transparent forced-color-adjust-none",
  {
    variants: {
      movement: { up: "", down: "" },
      isSelected: { true: "right-0.75", false: "right-0" },
    },
    compoundVariants: [
      { movement: "up", isSelected: false, class: "top-0 border-t-up border-r-up" },
      { movement: "down", isSelected: false, class: "bottom-0 border-r-down border-b-down" },
      { movement: "up", isSelected: true, class: "top-0.75 border-t-act-up border-r-act-up" },
      {
        movement: "down",
        isSelected: true,
        class: "bottom-0.75 border-r-act-down border-b-act-down",
      },
    ],
  },
);
