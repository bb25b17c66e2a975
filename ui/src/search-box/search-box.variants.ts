import { cva } from "class-variance-authority";

/** The name of a kind, above what was found of it. */
export const foundHeading = cva("gs-found-heading", {
  variants: { isFirst: { true: "", false: "gs:border-t gs:border-line" } },
});

/** A found thing; `isActive` where the arrow keys are, `isBeside` where a price is beside it. */
export const foundOption = cva("gs-found-option gs:focus-ring-inset", {
  variants: {
    isActive: {
      true: "gs:bg-hover gs:outline-2 gs:-outline-offset-2 gs:outline-focus",
      false: "",
    },
    isFirst: { true: "", false: "gs:border-t gs:border-line" },
    isBeside: { true: "", false: "gs:col-span-2" },
  },
});

/** Its prices: below it, or one beside it. */
export const foundPrices = cva("gs-found-prices gs:grid", {
  variants: {
    isBeside: {
      true: "gs:w-22 gs:self-center gs:pe-3 gs:tablet:pe-4",
      false:
        "gs:col-span-2 gs:auto-cols-fr gs:grid-flow-col gs:gap-1 gs:px-3 gs:pb-3 gs:tablet:px-4",
    },
  },
});

/** Before the name; as wide for two marks as for one. */
export const foundMark = cva("gs:flex gs:w-8 gs:shrink-0 gs:justify-center", {
  variants: { isPair: { true: "gs:*:not-first:-ms-2", false: "" } },
});
