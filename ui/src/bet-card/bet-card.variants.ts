import { cva } from "class-variance-authority";

export const betStatuses = ["open", "won", "lost", "void", "cashed-out"] as const;
export type BetStatus = (typeof betStatuses)[number];

/** `placed` of an each-way bet: it did not win, and its place half is paid. */
export const legResults = ["open", "won", "lost", "placed", "void"] as const;
export type LegResult = (typeof legResults)[number];

/** A result is shown by its shape, its icon and its word; green and red are for prices alone. */
export const statusBadge = cva(
  "gs:type-caption gs:inline-flex gs:h-6 gs:shrink-0 gs:items-center gs:gap-1 gs:rounded-sm gs:px-2",
  {
    variants: {
      status: {
        open: "gs:bg-raised gs:text-ink",
        won: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
        placed: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:border-2",
        "cashed-out": "gs:bg-raised gs:text-ink",
        lost: "gs:border gs:border-ink-faint gs:text-ink-muted",
        void: "gs:border gs:border-dashed gs:border-ink-faint gs:text-ink-muted",
      } satisfies Record<BetStatus | LegResult, string>,
    },
  },
);

export const betCard = cva(
  "gs:@container/bet gs:overflow-hidden gs:rounded-md gs:bg-surface gs:shadow-card gs:print:rounded-none gs:print:shadow-none",
);

/** Selections over figures; beside them where the card has the room, like a ticket and its stub. */
export const betCardBody = cva(
  "gs:grid gs:grid-cols-1 gs:@min-[36rem]/bet:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]",
);
export const betCardStub = cva(
  "gs:@min-[36rem]/bet:mt-1 gs:@min-[36rem]/bet:mb-4 gs:@min-[36rem]/bet:border-s gs:@min-[36rem]/bet:border-dashed gs:@min-[36rem]/bet:border-line gs:@min-[36rem]/bet:*:last:pb-0",
);

/** Between selections; under the last one too where the figures are below it. */
export const betLeg = cva(
  "gs:relative gs:grid gs:grid-cols-[18px_minmax(0,1fr)_auto] gs:gap-x-3 gs:border-b gs:after:absolute gs:after:start-[24px] gs:after:top-9 gs:after:-bottom-3 gs:after:w-0.5 gs:after:bg-line gs:last:after:hidden gs:border-dashed gs:border-line gs:px-4 gs:py-3 gs:@min-[36rem]/bet:last:border-b-0",
);
