import { cva } from "class-variance-authority";

/** `row`: label and field side by side, over the whole slip. `line`: the same, smaller, inside a slip line. */
export const stakeInputLayouts = ["row", "line"] as const;
export type StakeInputLayout = (typeof stakeInputLayouts)[number];

export const stakeField = cva(
  "gs:relative gs:rounded-sm gs:border-2 gs:bg-well gs:has-focus-visible:outline-2 gs:has-focus-visible:outline-offset-2 gs:has-focus-visible:outline-focus",
  {
    variants: {
      layout: {
        row: "gs:h-12 gs:w-32",
        line: "gs:h-11 gs:w-28",
      } satisfies Record<StakeInputLayout, string>,
      problem: { true: "gs:border-ink", false: "gs:border-ink-faint" },
      disabled: { true: "gs:opacity-65", false: "" },
    },
  },
);

export const quickStake = cva(
  "gs:tap gs:tabular gs:type-label gs:focus-ring gs:h-9 gs:min-w-0 gs:rounded-sm gs:px-1 gs:text-center gs:cursor-pointer gs:disabled:cursor-not-allowed gs:disabled:opacity-65 gs:forced-colors:border",
  {
    variants: {
      chosen: {
        true: "gs:border-2 gs:border-ink gs:text-ink gs:forced-colors:border-4",
        false: "gs:bg-raised gs:text-ink-muted gs:not-disabled:hover:bg-hover",
      },
    },
  },
);
