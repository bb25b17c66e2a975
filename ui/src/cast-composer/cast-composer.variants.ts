import { cva } from "class-variance-authority";

/** A runner's line: its number and name, and a radio for each place. */
export const runnerLine = cva(
  "flex min-h-12 items-center gap-2 border-t border-line px-3 tablet:px-4 py-1",
  {
    variants: { isWithdrawn: { true: "text-ink-faint", false: "text-ink" } },
  },
);

/** One radio, as a box that says which place it is; chosen by ground, and a frame in forced colours. */
export const placeChoice = cva(
  "type-label tabular relative grid size-11 shrink-0 place-items-center rounded-sm border-[1.5px] border-ink-faint has-checked:border-transparent has-checked:bg-inverse has-checked:text-on-inverse has-checked:forced-colors:outline-3 has-checked:forced-colors:-outline-offset-3 has-disabled:border-line has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);
