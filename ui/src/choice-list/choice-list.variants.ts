import { cva } from "class-variance-authority";

/** The folded list: what is chosen, and that there is more. */
export const choiceSummary = cva(
  "focus-ring flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm border border-line bg-raised px-3 py-2 text-left hover:bg-hover disabled:cursor-not-allowed disabled:opacity-65",
);

export const choiceRow = cva(
  "grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-start gap-x-3 border-b border-line px-3 py-2 last:border-b-0 has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus",
  {
    variants: {
      closed: {
        true: "cursor-not-allowed text-ink-faint",
        false: "cursor-pointer hover:bg-hover",
      },
    },
  },
);
