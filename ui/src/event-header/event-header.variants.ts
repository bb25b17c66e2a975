import { cva } from "class-variance-authority";

export const eventHeader = cva(
  "grid grid-cols-1 gap-1.5 bg-surface px-3 py-2.5 shadow-card tablet:gap-4 tablet:rounded-md tablet:px-4 tablet:py-4",
);

/** The lines of the board: a name and its figures stand at the same height. */
export const boardLine = "h-8 tablet:h-9";
