import { cva } from "class-variance-authority";

/** The strip over the markets; pressed in, it says that picks go to the builder. */
export const builderOffer = cva("grid gap-3 bg-surface px-3 py-4 tablet:px-4 tablet:rounded-md");

export const precannedCard = cva(
  "focus-ring grid w-60 shrink-0 cursor-pointer content-start gap-1 rounded-sm p-3 text-left forced-colors:border",
  {
    variants: {
      isChosen: {
        true: "bg-inverse text-on-inverse forced-colors:outline-3 forced-colors:-outline-offset-3",
        false: "bg-raised text-ink hover:bg-hover",
      },
    },
  },
);
