import { cva } from "class-variance-authority";

/** Tiles side by side where there is room for three, else a strip that scrolls and shows the next. */
export const liveStrip = cva(
  "gs-live-strip gs:relative gs:-my-1 gs:grid gs:snap-x gs:snap-proximity gs:scroll-px-3 gs:auto-cols-[min(16.875rem,82%)] gs:grid-flow-col gs:gap-3 gs:overflow-x-auto gs:overscroll-x-contain gs:px-3 gs:py-1 gs:[scrollbar-width:none] gs:tablet:px-0 gs:@min-[48rem]/strip:auto-cols-fr gs:@min-[48rem]/strip:overflow-visible",
);

export const liveTile = cva(
  "gs:grid gs:min-w-0 gs:grid-cols-1 gs:snap-start gs:content-between gs:gap-3 gs:rounded-md gs:bg-surface gs:px-3.5 gs:pt-3.5 gs:pb-3 gs:shadow-card",
);

/** Prices of one width; one that needs more, as letters are spaced out, takes it from the others, or a line. */
export const tileOutcomes = cva("gs:flex gs:flex-wrap gs:gap-1");

export const tileOutcome = cva("gs:min-w-min gs:flex-1 gs:basis-0");

export const tileName = cva("gs:type-label gs:truncate gs:text-[0.9375rem]");
