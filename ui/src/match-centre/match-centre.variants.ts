import { cva } from "class-variance-authority";
import type { IncidentKind } from "./match-centre-view.ts";

/** What a match's head has a line for, and what is news: goals and sendings-off. */
export const notableKinds: ReadonlySet<IncidentKind> = new Set([
  "goal",
  "own-goal",
  "penalty-goal",
  "second-yellow-card",
  "red-card",
]);

/** A tab, which a line under it marks as the open one. */
export const tabButton = cva("gs-centre-tab", {
  variants: { isOpen: { true: "gs-centre-tab-open", false: "" } },
});

/** Until it is known how wide the window is, what belongs beside the markets or above them is hidden by the sheet. */
export const whereSeen = cva("", {
  variants: {
    where: { always: "", beside: "gs-centre-beside", above: "gs-centre-above" },
  },
});

export const dataTable = "gs:type-small gs:tabular gs:w-full gs:border-collapse";

const align = { start: "gs:text-start", end: "gs:text-end", center: "gs:text-center" } as const;

export const dataHead = cva(
  "gs:type-caption gs:px-1.5 gs:py-1 gs:text-ink-faint gs:first:ps-3 gs:last:pe-3 gs:tablet:first:ps-4 gs:tablet:last:pe-4",
  {
    variants: { align, isSpare: { true: "gs:@max-[21rem]/centre:hidden", false: "" } },
    defaultVariants: { align: "end", isSpare: false },
  },
);

export const dataCell = cva(
  "gs:h-9 gs:border-t gs:border-line gs:px-1.5 gs:py-1 gs:text-ink-muted gs:first:ps-3 gs:last:pe-3 gs:tablet:first:ps-4 gs:tablet:last:pe-4",
  {
    variants: {
      align,
      /** Left out where there is no room. */
      isSpare: { true: "gs:@max-[21rem]/centre:hidden", false: "" },
      /** A team of this match, in its competition's table. */
      isOwn: {
        true: "gs:bg-raised gs:font-bold gs:text-ink gs:first:shadow-[inset_3px_0_0_var(--gs-color-ink)]",
        false: "",
      },
      /** The row before it is not shown. */
      isAfterGap: { true: "gs:border-t-2 gs:border-t-ink-faint", false: "" },
    },
    defaultVariants: { align: "end", isOwn: false, isAfterGap: false, isSpare: false },
  },
);

/** A result's letter in a dot: filled, grey, hollow. */
export const resultDot = cva("gs-result", {
  variants: {
    result: { won: "gs-result-won", drawn: "gs-result-drawn", lost: "gs-result-lost" },
  },
});

/** A line of the timeline, with a bar at the side that it counts for. */
export const timelineRow =
  "gs:flex gs:min-h-9 gs:items-center gs:gap-3 gs:border-t gs:border-line gs:py-1 gs:first:border-t-0";

/** Somebody who scored or was sent off, at his side's edge of the head. */
export const incidentLine = cva("gs-incident", {
  variants: { side: { home: "", away: "gs-incident-away" } },
});
