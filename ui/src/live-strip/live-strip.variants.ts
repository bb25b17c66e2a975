import { cva } from "class-variance-authority";

/** Tiles side by side where there is room for three, else a strip that scrolls and shows the next. */
export const liveStrip = cva(
  "relative -my-1 grid snap-x snap-proximity scroll-px-3 auto-cols-[min(16.875rem,82%)] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-3 py-1 [scrollbar-width:none] tablet:px-0 @min-[48rem]/strip:auto-cols-fr @min-[48rem]/strip:overflow-visible",
);

export const liveTile = cva(
  "grid min-w-0 grid-cols-1 snap-start content-between gap-3 rounded-md bg-surface px-3.5 pt-3.5 pb-3 shadow-card",
);

/** Prices of one width; one that needs more, as letters are spaced out, takes it from the others, or a line. */
export const tileOutcomes = cva("flex flex-wrap gap-1");

export const tileOutcome = cva("min-w-min flex-1 basis-0");

export const tileName = cva("type-label truncate text-[0.9375rem]");
