import { cva } from "class-variance-authority";
import type { BetStatus } from "../bet-card/index.ts";

/** Filled: paid. Hollow: it is open. Crossed or dashed: no return, or the stake back. The words beside it say the same. */
export const betMark = cva("gs:mt-0.5 gs:grid gs:size-6 gs:place-items-center gs:rounded-full", {
  variants: {
    status: {
      open: "gs:border-2 gs:border-ink-faint",
      won: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
      "cashed-out": "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
      lost: "gs:border-2 gs:border-ink-faint gs:text-ink-muted",
      void: "gs:border-2 gs:border-dashed gs:border-ink-faint gs:text-ink-muted",
    } satisfies Record<BetStatus, string>,
  },
});

/** What a lost bet would have returned is struck through. */
export const betSum = cva("gs:type-label gs:tabular", {
  variants: { isLost: { true: "gs:text-ink-muted gs:line-through", false: "" } },
});
