import { cva } from "class-variance-authority";

/** The tiles in one line that scrolls by touch, wheel and keyboard, and rests at a tile. */
export const suggestionList = cva(
  "gs:relative gs:-my-1 gs:grid gs:snap-x gs:snap-mandatory gs:scroll-px-3 gs:auto-cols-[min(16.875rem,86%)] gs:grid-flow-col gs:gap-3 gs:overflow-x-auto gs:overscroll-x-contain gs:px-3 gs:py-1 gs:[scrollbar-width:none] gs:tablet:scroll-px-0 gs:tablet:px-0",
);

export const suggestionTile = cva(
  "gs:grid gs:min-w-0 gs:grid-cols-1 gs:snap-start gs:content-between gs:gap-3 gs:rounded-md gs:bg-surface gs:px-3.5 gs:pt-3.5 gs:pb-3 gs:shadow-card",
);
