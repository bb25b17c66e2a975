import { cva } from "class-variance-authority";

export const boostStates = ["valid", "invalid", "pending", "won", "lost"] as const;
export type BoostState = (typeof boostStates)[number];

/** Shown by shape and icon: full where the boost holds, dashed where it doesn't. */
export const boostMarker = cva(
  "type-caption focus-ring tap inline-flex h-7 w-fit min-w-7 cursor-pointer items-center gap-1 rounded-sm px-1.5 tabular",
  {
    variants: {
      state: {
        valid: "bg-inverse text-on-inverse forced-colors:border-2",
        invalid: "border border-dashed border-ink-faint text-ink-muted",
        pending: "border border-ink-faint text-ink",
        won: "bg-inverse text-on-inverse forced-colors:border-2",
        lost: "border border-line text-ink-faint line-through",
      } satisfies Record<BoostState, string>,
    },
  },
);

export const boostTip = cva(
  "type-small z-dialog grid w-64 max-w-[calc(100vw-2rem)] gap-1 rounded-md border border-line bg-raised p-3 text-ink shadow-overlay",
);
