import { cva } from "class-variance-authority";

/** The tiles in one line that scrolls by touch, wheel and keyboard, and rests at a tile. */
export const suggestionList = cva(
  "relative -my-1 grid snap-x snap-mandatory scroll-px-3 auto-cols-[min(16.875rem,86%)] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-3 py-1 [scrollbar-width:none] tablet:scroll-px-0 tablet:px-0",
);

export const suggestionTile = cva(
  "grid min-w-0 grid-cols-1 snap-start content-between gap-3 rounded-md bg-surface px-3.5 pt-3.5 pb-3 shadow-card",
);
