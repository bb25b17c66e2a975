import { cva } from "class-variance-authority";

/** `row`: label and field side by side, over the whole slip. `line`: the same, smaller, inside a slip line. */
export const stakeInputLayouts = ["row", "line"] as const;
export type StakeInputLayout = (typeof stakeInputLayouts)[number];

export const stakeField = cva(
  "relative rounded-sm border-2 bg-well has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
  {
    variants: {
      layout: {
        row: "h-12 w-32",
        line: "h-11 w-28",
      } satisfies Record<StakeInputLayout, string>,
      problem: { true: "border-ink", false: "border-ink-faint" },
      disabled: { true: "opacity-65", false: "" },
    },
  },
);

export const quickStake = cva(
  "tap tabular type-label focus-ring h-9 min-w-0 rounded-sm px-1 text-center cursor-pointer disabled:cursor-not-allowed disabled:opacity-65 forced-colors:border",
  {
    variants: {
      chosen: {
        true: "border-2 border-ink text-ink forced-colors:border-4",
        false: "bg-raised text-ink-muted not-disabled:hover:bg-hover",
      },
    },
  },
);
