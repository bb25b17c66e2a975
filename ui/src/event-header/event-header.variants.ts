import { cva } from "class-variance-authority";

export const eventHeader = cva(
  "grid grid-cols-1 gap-4 bg-surface px-3 py-4 tablet:px-4 shadow-card tablet:rounded-md",
);

/** The lines of the board: a name and its figures stand at the same height. */
export const boardLine = "h-9";
