import { cva } from "class-variance-authority";

/** `label` shows what is chosen above the control; `hidden` keeps it for screen readers. */
export const segmentedControlLegends = ["label", "hidden"] as const;
export type SegmentedControlLegend = (typeof segmentedControlLegends)[number];

export const legend = cva("", {
  variants: {
    legend: { label: "gs:type-label gs:mb-1", hidden: "gs:sr-only" } satisfies Record<
      SegmentedControlLegend,
      string
    >,
  },
});

/** The chosen one has a bar, as the header's current tab has: its ground alone is too near the well's. */
export const segment = cva("gs-segment");
