import { cva } from "class-variance-authority";

/** The outcomes of a whole competition: as many side by side as fit. */
export const outrightOutcomes = cva(
  "gs:grid gs:gap-1 gs:px-3 gs:tablet:px-4 gs:pb-4 gs:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]",
);
