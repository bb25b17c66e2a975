import { cva } from "class-variance-authority";

export const betResults = ["open", "won", "lost", "void"] as const;
export type BetResult = (typeof betResults)[number];

/** A result is shown by its shape, its icon and its word; green and red are for prices alone. */
export const resultBadge = cva(
  "type-caption inline-flex h-6 shrink-0 items-center gap-1 rounded-sm px-2",
  {
    variants: {
      result: {
        open: "bg-raised text-ink-muted",
        won: "bg-inverse text-on-inverse forced-colors:border-2",
        lost: "border border-ink-faint text-ink-muted",
        void: "border border-dashed border-ink-faint text-ink-muted",
      } satisfies Record<BetResult, string>,
    },
  },
);

/** `card` stands by itself in a list; `slip` is a part of the slip. */
export const betReceiptLayouts = ["slip", "card"] as const;
export type BetReceiptLayout = (typeof betReceiptLayouts)[number];

export const betReceipt = cva("", {
  variants: {
    layout: {
      slip: "",
      card: "flex flex-col overflow-hidden rounded-md bg-surface shadow-card",
    } satisfies Record<BetReceiptLayout, string>,
  },
});

export const placedSign = cva(
  "grid size-10 shrink-0 place-items-center rounded-full bg-inverse text-on-inverse forced-colors:border-2",
);
