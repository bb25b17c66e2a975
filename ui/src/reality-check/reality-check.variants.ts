import { cva } from "class-variance-authority";

/** Neither answer is larger, brighter or nearer than the other. */
export const checkAnswers = cva("grid w-full grid-cols-2 gap-2");

export const checkFigures = cva(
  "grid grid-cols-[auto_auto] justify-between gap-x-4 gap-y-2 rounded-md bg-well p-4 outline-none",
);
