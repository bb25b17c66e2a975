import { cva } from "class-variance-authority";

export const slipLine = cva(
  "gs:focus-ring-inset gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:gap-x-3 gs:border-b gs:border-dashed gs:border-line gs:pr-2 gs:pl-4",
  { variants: { dense: { true: "gs:py-1.5", false: "gs:py-3" } } },
);

/** What is chosen: the selection over its market, or beside it where both fit. */
export const slipLineChoice = cva("gs:min-w-0", {
  variants: { dense: { true: "gs:flex gs:flex-wrap gs:items-center gs:gap-x-2", false: "" } },
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
