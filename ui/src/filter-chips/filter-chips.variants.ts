import { cva } from "class-variance-authority";

/** One row that scrolls sideways where it has no room, with room for the rings of its ends. */
export const chipRow = cva("gs-chip-row");

/** One chip; the chosen one stands out by its ground, and by a frame where colours are forced. */
export const chip = cva("gs-chip", {
  variants: {
    isChosen: {
      true: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:outline-3 gs:forced-colors:-outline-offset-3",
      false: "gs:bg-surface gs:text-ink-muted gs:hover:bg-hover gs:hover:text-ink",
    },
  },
});
