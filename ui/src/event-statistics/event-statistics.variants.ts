import { cva } from "class-variance-authority";

/** The provider's page, and what covers it until it can be read. */
export const statisticsFrame = cva("focus-ring-inset h-full w-full border-0 bg-page");

export const statisticsLoader = cva(
  "absolute inset-0 grid content-start gap-3 overflow-hidden bg-surface p-4",
);
