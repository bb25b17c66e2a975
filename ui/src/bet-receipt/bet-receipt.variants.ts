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

/** A coupon while it is new, a card of its own in a list after that. */
export const betReceipt = cva("", {
  variants: {
    isNew: {
      true: "gs-paper",
      false: "gs:flex gs:flex-col gs:overflow-hidden gs:rounded-md gs:bg-surface gs:shadow-card",
    },
  },
});

export const receiptHeading = cva(
  "gs:focus-ring gs:min-w-0 gs:focus-visible:outline-offset-0 gs:rounded-sm gs:wrap-break-word",
  { variants: { isNew: { true: "gs:type-title", false: "gs:type-heading gs:flex-1" } } },
);

export const receiptFigures = cva(
  "gs:type-body gs:mt-auto gs:grid gs:gap-1 gs:px-4 gs:py-3 gs:text-ink-muted",
  { variants: { isNew: { true: "gs-paper-cut", false: "" } } },
);

export const placedSign = cva(
  "gs:grid gs:size-7 gs:shrink-0 gs:place-items-center gs:rounded-full gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
);
