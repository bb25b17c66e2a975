import { cva } from "class-variance-authority";

export const betResults = ["open", "won", "lost", "void"] as const;
export type BetResult = (typeof betResults)[number];

/** A result is shown by its shape, its icon and its word; green and red are for prices alone. */
export const resultBadge = cva(
  "gs:type-caption gs:inline-flex gs:h-6 gs:shrink-0 gs:items-center gs:gap-1 gs:rounded-sm gs:px-2",
  {
    variants: {
      result: {
        open: "gs:bg-raised gs:text-ink-muted",
        won: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
        lost: "gs:border gs:border-ink-faint gs:text-ink-muted",
        void: "gs:border gs:border-dashed gs:border-ink-faint gs:text-ink-muted",
      } satisfies Record<BetResult, string>,
    },
  },
);

/** `card` is a card of its own in a list; `slip` is a part of the slip. */
export const betReceiptLayouts = ["slip", "card"] as const;
export type BetReceiptLayout = (typeof betReceiptLayouts)[number];

export const betReceipt = cva("", {
  variants: {
    layout: {
      slip: "",
      card: "gs:flex gs:flex-col gs:overflow-hidden gs:rounded-md gs:bg-surface gs:shadow-card",
    } satisfies Record<BetReceiptLayout, string>,
  },
});

export const placedSign = cva(
  "gs:grid gs:size-10 gs:shrink-0 gs:place-items-center gs:rounded-full gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
);
