import { cva } from "class-variance-authority";

/**
 * `compact`: the time over the day, in a row. `tile`: one line with the dot of what is live.
 * `full`: in words, with the absolute time and its zone beside it.
 */
export const eventTimeLayouts = ["compact", "tile", "full"] as const;
export type EventTimeLayout = (typeof eventTimeLayouts)[number];

export const eventTimeBox = cva("", {
  variants: {
    layout: {
      compact: "gs-time",
      tile: "tabular inline-flex min-w-0 items-center gap-1.5",
      full: "tabular inline-flex min-w-0 flex-wrap items-baseline gap-x-2",
    } satisfies Record<EventTimeLayout, string>,
  },
});

export const eventTimeMain = cva("", {
  variants: {
    layout: {
      compact: "gs-time-main",
      tile: "type-caption text-ink",
      full: "type-label text-ink",
    } satisfies Record<EventTimeLayout, string>,
  },
});

export const eventTimeAside = cva("", {
  variants: {
    layout: {
      compact: "gs-time-aside",
      tile: "sr-only",
      full: "type-small text-ink-faint",
    } satisfies Record<EventTimeLayout, string>,
  },
});
