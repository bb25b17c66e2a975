import { cva } from "class-variance-authority";

/** The outcomes of a whole competition: as many side by side as fit. */
export const outrightOutcomes = cva(
  "grid gap-1 px-3 tablet:px-4 pb-4 grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]",
);
