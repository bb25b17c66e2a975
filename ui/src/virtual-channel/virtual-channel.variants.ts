import { cva } from "class-variance-authority";

/** One of the next draws; the one that is shown below stands out. */
export const drawLink = cva(
  "focus-ring grid min-h-16 w-44 shrink-0 content-center gap-0.5 rounded-sm px-3 py-2",
  {
    variants: {
      isCurrent: {
        true: "bg-inverse text-on-inverse forced-colors:outline-3 forced-colors:-outline-offset-3",
        false: "bg-surface text-ink hover:bg-hover",
      },
    },
  },
);
