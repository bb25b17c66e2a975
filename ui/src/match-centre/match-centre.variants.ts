import { cva } from "class-variance-authority";

/** A tab, which a line under it marks as the open one. */
export const tabButton = cva(
  "gs:relative gs:type-label gs:[font-stretch:88%] gs:min-h-11 gs:shrink-0 gs:cursor-pointer gs:whitespace-nowrap gs:px-1.75 gs:tablet:[font-stretch:96%] gs:focus-ring-inset gs:tablet:px-3 gs:after:absolute gs:after:inset-x-1.75 gs:after:-bottom-px gs:after:h-0.5 gs:tablet:after:inset-x-3",
  {
    variants: {
      isOpen: {
        true: "gs:text-ink gs:after:bg-ink gs:forced-colors:after:bg-[CanvasText]",
        false: "gs:text-ink-faint gs:hover:text-ink",
      },
    },
  },
);

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
export const resultDot = cva(
  "gs:type-caption gs:inline-grid gs:size-5 gs:shrink-0 gs:place-items-center gs:rounded-full gs:forced-colors:border",
  {
    variants: {
      result: {
        won: "gs:bg-ink gs:text-surface",
        drawn: "gs:bg-ink-faint gs:text-surface",
        lost: "gs:border-[1.5px] gs:border-ink-faint gs:text-ink-muted",
      },
    },
  },
);

/** A line of the timeline, with a bar at the side that it counts for. */
export const timelineRow =
  "gs:flex gs:min-h-9 gs:items-center gs:gap-3 gs:border-t gs:border-line gs:py-1 gs:first:border-t-0";

/** Somebody who scored or was sent off, at his side's edge of the head. */
export const incidentLine = cva(
  "gs:type-small gs:flex gs:min-h-5 gs:min-w-0 gs:items-center gs:gap-1.5 gs:tablet:gap-2",
  { variants: { side: { home: "", away: "gs:flex-row-reverse gs:text-end" } } },
);
