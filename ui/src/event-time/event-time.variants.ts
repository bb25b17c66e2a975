import { cva } from "class-variance-authority";

/**
 * `compact`: the time over the day, in a row. `tile`: one line with the dot of what is live.
 * `full`: in words, with the absolute time and its zone beside it.
 */
export const eventTimeLayouts = ["compact", "tile", "full"] as const;
export type EventTimeLayout = (typeof eventTimeLayouts)[number];

export const eventTimeBox = cva("tabular min-w-0", {
  variants: {
    layout: {
      compact: "block",
      tile: "inline-flex items-center gap-1.5",
      full: "inline-flex flex-wrap items-baseline gap-x-2",
    } satisfies Record<EventTimeLayout, string>,
  },
});

export const eventTimeMain = cva("text-ink", {
  variants: {
    layout: {
      compact: "type-label narrow block truncate leading-4",
      tile: "type-caption",
      full: "type-label",
    } satisfies Record<EventTimeLayout, string>,
  },
});

export const eventTimeAside = cva("text-ink-faint", {
  variants: {
    layout: {
      compact: "type-caption font-medium block truncate",
      tile: "sr-only",
      full: "type-small",
    } satisfies Record<EventTimeLayout, string>,
  },
});
