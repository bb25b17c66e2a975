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

export const segment = cva(
  "type-label relative grid min-h-9 min-w-0 flex-auto cursor-pointer place-items-center rounded-sm px-2 py-1.5 text-center text-ink-muted transition-colors tap wrap-anywhere hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-segment has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-checked:chosen-in-forced-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);
