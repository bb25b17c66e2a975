import { cva } from "class-variance-authority";

/** One of the next draws; the one that is shown below stands out. */
export const drawLink = cva(
  "gs:focus-ring gs:grid gs:min-h-16 gs:w-44 gs:shrink-0 gs:content-center gs:gap-0.5 gs:rounded-sm gs:px-3 gs:py-2",
  {
    variants: {
      isCurrent: {
        true: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:outline-3 gs:forced-colors:-outline-offset-3",
        false: "gs:bg-surface gs:text-ink gs:hover:bg-hover",
      },
    },
  },
);
