import { cva } from "class-variance-authority";

/** Where a price went, in the colour of its corner beside its shape. */
export const directionTone = cva(
  "gs:flex gs:items-baseline gs:gap-1 gs:text-[0.8125rem]/6 gs:font-semibold gs:[font-stretch:100%]",
  {
    variants: { direction: { up: "gs:text-up", down: "gs:text-down", none: "gs:text-ink-muted" } },
  },
);
