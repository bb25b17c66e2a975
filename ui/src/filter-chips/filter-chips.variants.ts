import { cva } from "class-variance-authority";

/** One row that scrolls sideways where it has no room, with room for the rings of its ends. */
export const chipRow = cva(
  "relative flex gap-2 overflow-x-auto overscroll-x-contain scroll-px-3 px-3 py-1 [scrollbar-width:none] tablet:-mx-1 tablet:scroll-px-1 tablet:px-1",
);

/** One chip; the chosen one stands out by its ground, and by a frame where colours are forced. */
export const chip = cva(
  "type-label focus-ring inline-flex h-11 shrink-0 cursor-pointer items-center gap-2 rounded-sm px-4 whitespace-nowrap",
  {
    variants: {
      isChosen: {
        true: "bg-inverse text-on-inverse forced-colors:outline-3 forced-colors:-outline-offset-3",
        false: "bg-surface text-ink-muted hover:bg-hover hover:text-ink",
      },
    },
  },
);
