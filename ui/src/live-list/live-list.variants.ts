import { cva } from "class-variance-authority";

/** The line of controls above the list; its height is the same whether changes wait or not. */
export const liveControls = cva(
  "mb-3 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3 tablet:px-0",
);
