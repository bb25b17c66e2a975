import { cva } from "class-variance-authority";

export const betStatuses = ["open", "won", "lost", "void", "cashed-out"] as const;
export type BetStatus = (typeof betStatuses)[number];

/** `placed` of an each-way bet: it did not win, and its place half is paid. */
export const legResults = ["open", "won", "lost", "placed", "void"] as const;
export type LegResult = (typeof legResults)[number];

/** A result is shown by its shape, its icon and its word; green and red are for prices alone. */
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
export const betCardLayouts = ["card", "page"] as const;
export type BetCardLayout = (typeof betCardLayouts)[number];

export const betCard = cva("@container/bet overflow-hidden rounded-md bg-surface shadow-card", {
  variants: {
    layout: { card: "", page: "print:rounded-none print:shadow-none" } satisfies Record<
      BetCardLayout,
      string
    >,
  },
});

/** Selections over figures; beside them where the card has the room, like a ticket and its stub. */
export const betCardBody = cva(
  "grid grid-cols-1 @min-[36rem]/bet:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]",
);
export const betCardStub = cva(
  "@min-[36rem]/bet:mt-1 @min-[36rem]/bet:mb-4 @min-[36rem]/bet:border-s @min-[36rem]/bet:border-dashed @min-[36rem]/bet:border-line @min-[36rem]/bet:*:last:pb-0",
);

/** Between selections; under the last one too where the figures stand below it. */
export const betLeg = cva(
  "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-dashed border-line px-4 py-3 @min-[36rem]/bet:last:border-b-0",
);
