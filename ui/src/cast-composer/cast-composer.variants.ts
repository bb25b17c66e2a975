import { cva } from "class-variance-authority";

/** A runner's line: its number and name, and a radio for each place. */
export const runnerLine = cva(
  "gs:flex gs:min-h-12 gs:items-center gs:gap-2 gs:border-t gs:border-line gs:px-3 gs:tablet:px-4 gs:py-1",
  {
    variants: { isWithdrawn: { true: "gs:text-ink-faint", false: "gs:text-ink" } },
  },
);

/** One radio, as a box that says which place it is; chosen by ground, and a frame in forced colours. */
export const placeChoice = cva(
  "gs:type-label gs:tabular gs:relative gs:grid gs:size-11 gs:shrink-0 gs:place-items-center gs:rounded-sm gs:border-[1.5px] gs:border-ink-faint gs:has-checked:border-transparent gs:has-checked:bg-inverse gs:has-checked:text-on-inverse gs:has-checked:forced-colors:outline-3 gs:has-checked:forced-colors:-outline-offset-3 gs:has-disabled:border-line gs:has-disabled:text-ink-faint gs:has-focus-visible:outline-2 gs:has-focus-visible:outline-offset-2 gs:has-focus-visible:outline-focus",
);
