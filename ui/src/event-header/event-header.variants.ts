import { cva } from "class-variance-authority";

export const eventHeader = cva(
  "gs:grid gs:grid-cols-1 gs:gap-1.5 gs:bg-surface gs:px-3 gs:py-2.5 gs:shadow-card gs:tablet:gap-4 gs:tablet:rounded-md gs:tablet:px-4 gs:tablet:py-4",
);

/** The lines of the board: a name and its figures stand at the same height. */
export const boardLine = "gs:h-8 gs:tablet:h-9";
