import { cva } from "class-variance-authority";

export const boostStates = ["valid", "invalid", "pending", "won", "lost"] as const;
export type BoostState = (typeof boostStates)[number];

/** Shown by shape and icon: full where the boost holds, dashed where it doesn't. */
export const boostMarker = cva(
  "gs:type-caption gs:focus-ring gs:tap gs:inline-flex gs:h-7 gs:w-fit gs:min-w-7 gs:cursor-pointer gs:items-center gs:gap-1 gs:rounded-sm gs:px-1.5 gs:tabular",
  {
    variants: {
      state: {
        valid: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
        invalid: "gs:border gs:border-dashed gs:border-ink-faint gs:text-ink-muted",
        pending: "gs:border gs:border-ink-faint gs:text-ink",
        won: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
        lost: "gs:border gs:border-line gs:text-ink-faint gs:line-through",
      } satisfies Record<BoostState, string>,
    },
  },
);

export const boostTip = cva(
  "gs:type-small gs:z-dialog gs:grid gs:w-64 gs:max-w-[calc(100vw-2rem)] gs:gap-1 gs:rounded-md gs:border gs:border-line gs:bg-raised gs:p-3 gs:text-ink gs:shadow-overlay",
);
