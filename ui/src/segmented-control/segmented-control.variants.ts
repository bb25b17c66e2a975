import { cva } from "class-variance-authority";

/** `label` shows what is chosen above the control; `hidden` keeps it for screen readers. */
export const segmentedControlLegends = ["label", "hidden"] as const;
export type SegmentedControlLegend = (typeof segmentedControlLegends)[number];

export const legend = cva("", {
  variants: {
    legend: { label: "type-label mb-1", hidden: "sr-only" } satisfies Record<
      SegmentedControlLegend,
      string
    >,
  },
});

/** The chosen one has a bar, as the header's current tab has: its ground alone is too near the well's. */
export const segment = cva(
  "type-label relative grid min-h-9 min-w-0 flex-auto cursor-pointer place-items-center rounded-sm px-2 py-1.5 text-center text-ink-muted transition-colors tap wrap-anywhere hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-segment has-checked:after:absolute has-checked:after:inset-x-2 has-checked:after:bottom-0 has-checked:after:h-0.75 has-checked:after:bg-ink has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-checked:chosen-in-forced-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);
