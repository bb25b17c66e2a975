import { cva } from "class-variance-authority";

/** The folded list: what is chosen, and that there is more. */
export const choiceSummary = cva(
  "gs:focus-ring gs:flex gs:min-h-11 gs:w-full gs:cursor-pointer gs:items-center gs:gap-3 gs:rounded-sm gs:border gs:border-line gs:bg-raised gs:px-3 gs:py-2 gs:text-left gs:hover:bg-hover gs:disabled:cursor-not-allowed gs:disabled:opacity-65",
);

export const choiceRow = cva(
  "gs:grid gs:min-h-11 gs:grid-cols-[auto_minmax(0,1fr)_auto] gs:content-center gs:items-start gs:gap-x-3 gs:border-b gs:border-line gs:px-3 gs:py-2 gs:last:border-b-0 gs:has-checked:bg-raised gs:has-focus-visible:outline-2 gs:has-focus-visible:-outline-offset-2 gs:has-focus-visible:outline-focus",
  {
    variants: {
      closed: {
        true: "gs:cursor-not-allowed gs:text-ink-faint",
        false: "gs:cursor-pointer gs:hover:bg-hover",
      },
    },
  },
);
