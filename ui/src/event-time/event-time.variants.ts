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
      tile: "gs:tabular gs:inline-flex gs:min-w-0 gs:items-center gs:gap-1.5",
      full: "gs:tabular gs:inline-flex gs:min-w-0 gs:flex-wrap gs:items-baseline gs:gap-x-2",
    } satisfies Record<EventTimeLayout, string>,
    hasZone: { true: "gs:in-data-awaits-person:invisible" },
  },
});

export const eventTimeMain = cva("", {
  variants: {
    layout: {
      compact: "gs-time-main",
      tile: "gs:type-caption gs:text-ink",
      full: "gs:type-label gs:text-ink",
    } satisfies Record<EventTimeLayout, string>,
  },
});

export const eventTimeAside = cva("", {
  variants: {
    layout: {
      compact: "gs-time-aside",
      tile: "gs:sr-only",
      full: "gs:type-small gs:text-ink-faint",
    } satisfies Record<EventTimeLayout, string>,
  },
});
