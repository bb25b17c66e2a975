import { cva } from "class-variance-authority";

/**
 * `chips`: filters of a list. `tabs`: the parts of a page, the current one with a line under it. `days`: a day over how
 * much it has, beside each other on a phone.
 */
export const filterVariants = ["chips", "tabs", "days"] as const;
export type FilterVariant = (typeof filterVariants)[number];

/** One row that scrolls sideways where it has no room, with room for the rings of its ends. */
export const chipRow = cva("gs-chip-row", {
  variants: {
    variant: { chips: "", tabs: "gs-tab-row", days: "gs-day-row" } satisfies Record<
      FilterVariant,
      string
    >,
  },
});

/** One chip; the chosen one stands out by its ground, and by a frame where colours are forced. */
export const chip = cva("gs-chip", {
  variants: {
    isChosen: {
      true: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:outline-3 gs:forced-colors:-outline-offset-3",
      false: "gs:bg-surface gs:text-ink-muted gs:hover:bg-hover gs:hover:text-ink",
    },
    isPinned: { true: "gs-chip-pinned", false: "" },
    variant: { chips: "", tabs: "", days: "gs-day" } satisfies Record<FilterVariant, string>,
  },
});

/** The way to a part of a page; the current one has a line under it. */
export const tab = cva("gs-tab", {
  variants: { isCurrent: { true: "gs-tab-current", false: "" } },
});
