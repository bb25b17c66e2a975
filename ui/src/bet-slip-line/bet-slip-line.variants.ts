import { cva } from "class-variance-authority";

export const slipLine = cva(
  "gs:focus-ring-inset gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:gap-x-3 gs:border-b gs:border-dashed gs:border-line gs:pr-2 gs:pl-4",
  { variants: { dense: { true: "gs:py-1.5", false: "gs:py-3" } } },
);

/** The selection over its market, beside the price; the market has a row of its own where it is one of many. */
export const slipLineChoice = cva("", {
  variants: { dense: { true: "gs:contents", false: "gs:min-w-0" } },
});

export const slipLineMarket = cva("gs:flex gs:items-center gs:gap-x-1", {
  variants: {
    dense: { true: "gs:col-span-2 gs:row-start-2 gs:min-w-0 gs:flex-wrap gs:pr-2", false: "" },
  },
});

export const slipLineEnd = cva("gs:col-start-2 gs:row-start-1 gs:flex gs:items-start gs:gap-1");

/** What is promised on top of the price: in a row of its own, or beside the market. */
export const slipLineMarks = cva("gs:flex gs:flex-wrap gs:items-center gs:gap-2", {
  variants: { dense: { true: "", false: "gs:col-span-2 gs:pt-1.5 gs:pr-2" } },
});

/** The word for a movement, in the movement's colour beside its shape. */
export const movementWord = cva(
  "gs:type-caption gs:flex gs:items-center gs:gap-1 gs:font-semibold",
  {
    variants: { movement: { up: "gs:text-up", down: "gs:text-down", none: "gs:text-ink-muted" } },
  },
);

export const linePrice = cva("gs:type-price-large", {
  variants: { open: { true: "", false: "gs:text-ink-faint" } },
});
