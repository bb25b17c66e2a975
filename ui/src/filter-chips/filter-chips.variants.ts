import { cva } from "class-variance-authority";

/** One row that scrolls sideways where it has no room, with room for the rings of its ends. */
export const chipRow = cva(
  "gs:relative gs:flex gs:gap-2 gs:overflow-x-auto gs:overscroll-x-contain gs:scroll-px-3 gs:px-3 gs:py-1 gs:[scrollbar-width:none] gs:tablet:-mx-1 gs:tablet:scroll-px-1 gs:tablet:px-1",
);

/** One chip; the chosen one stands out by its ground, and by a frame where colours are forced. */
export const chip = cva(
  "gs:type-label gs:focus-ring gs:inline-flex gs:h-11 gs:shrink-0 gs:cursor-pointer gs:items-center gs:gap-2 gs:rounded-sm gs:px-4 gs:whitespace-nowrap",
  {
    variants: {
      isChosen: {
        true: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:outline-3 gs:forced-colors:-outline-offset-3",
        false: "gs:bg-surface gs:text-ink-muted gs:hover:bg-hover gs:hover:text-ink",
      },
    },
  },
);
