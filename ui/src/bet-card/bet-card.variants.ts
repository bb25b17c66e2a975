import { cva } from "class-variance-authority";

export const betStatuses = ["open", "won", "lost", "void", "cashed-out"] as const;
export type BetStatus = (typeof betStatuses)[number];

/** `placed` of an each-way bet: it did not win, and its place half is paid. */
export const legResults = ["open", "won", "lost", "placed", "void"] as const;
export type LegResult = (typeof legResults)[number];

/** A result is told by its shape, its icon and its word; green and red are for prices alone. */
export const statusBadge = cva(
  "type-caption inline-flex h-6 shrink-0 items-center gap-1 rounded-sm px-2",
  {
    variants: {
      status: {
        open: "bg-raised text-ink-muted",
        won: "bg-inverse text-on-inverse forced-colors:border-2",
        placed: "bg-inverse text-on-inverse forced-colors:border-2",
        "cashed-out": "bg-inverse text-on-inverse forced-colors:border-2",
        lost: "border border-ink-faint text-ink-muted",
        void: "border border-dashed border-ink-faint text-ink-muted",
      } satisfies Record<BetStatus | LegResult, string>,
    },
  },
);

/** `card` stands in a list; `page` is the receipt's own page. */
export const betCardPlaces = ["card", "page"] as const;
export type BetCardPlace = (typeof betCardPlaces)[number];

export const betCard = cva("flex flex-col overflow-hidden rounded-md bg-surface shadow-card", {
  variants: {
    place: { card: "", page: "print:rounded-none print:shadow-none" } satisfies Record<
      BetCardPlace,
      string
    >,
  },
});
