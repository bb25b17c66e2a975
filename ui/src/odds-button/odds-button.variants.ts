import { cva } from "class-variance-authority";

/**
 * `labelled`: short name and price side by side. `price`: the price alone, under a column's heading.
 * `coupon`: the first in a narrow coupon, the second in one that is wide enough for columns.
 */
export const oddsButtonLayouts = ["labelled", "price", "coupon"] as const;
export type OddsButtonLayout = (typeof oddsButtonLayouts)[number];

export const oddsButton = cva(
  "group/odds relative flex h-11 w-full min-w-0 items-center gap-2 overflow-hidden rounded-sm focus-ring cursor-pointer disabled:cursor-not-allowed",
  {
    variants: {
      layout: {
        labelled: "justify-between px-3",
        price: "justify-center px-2",
        coupon: "justify-between px-3 @min-[30rem]/coupon:justify-center @min-[30rem]/coupon:px-2",
      } satisfies Record<OddsButtonLayout, string>,
      look: {
        open: "hover:bg-hover",
        selected: "bg-act text-on-act forced-colors:outline-3 forced-colors:-outline-offset-3",
        locked: "border border-line text-ink-faint",
      },
      dimmed: { true: "", false: "" },
    },
    compoundVariants: [
      { look: "locked", class: "justify-center" },
      { look: "open", dimmed: false, class: "bg-raised text-ink" },
      {
        look: "open",
        dimmed: true,
        class: "border border-dashed border-line bg-surface text-ink-faint",
      },
    ],
  },
);

export const oddsLabel = cva("type-small truncate group-data-open/odds:text-ink-muted", {
  variants: {
    layout: {
      labelled: "",
      price: "hidden",
      coupon: "@min-[30rem]/coupon:hidden",
    } satisfies Record<OddsButtonLayout, string>,
  },
});

/** The corner that tells a movement by its place as well as by its colour. */
export const movementCorner = cva(
  "pointer-events-none absolute right-0 size-3 forced-color-adjust-none",
  {
    variants: {
      movement: {
        up: "top-0 bg-up [clip-path:polygon(0_0,100%_0,100%_100%)]",
        down: "bottom-0 bg-down [clip-path:polygon(100%_0,100%_100%,0_100%)]",
      },
    },
  },
);
