import { cva } from "class-variance-authority";

/** The severities of the specification (A3). None has a colour: an icon, a word and a shape distinguish them. */
export const stickySeverities = ["success", "info", "warn", "error"] as const;
export type StickySeverity = (typeof stickySeverities)[number];

/** Under the header, which a low screen scrolls away. */
export const stickyPlace = cva(
  "sticky top-[calc(var(--size-header)+var(--size-edge))] z-sticky low:top-0",
);

export const stickyMessage = cva(
  "mb-3 flex animate-appear items-start gap-3 px-4 py-3 tablet:mb-4 tablet:rounded-sm forced-colors:border-2",
  {
    variants: {
      severity: {
        success: "border-y border-line bg-raised text-ink tablet:border",
        info: "border-y border-line bg-raised text-ink tablet:border",
        warn: "border-y-2 border-ink-faint bg-raised text-ink tablet:border-2",
        error: "bg-inverse text-on-inverse [--color-focus:currentcolor]",
      } satisfies Record<StickySeverity, string>,
    },
  },
);

export const stickyAction = cva(
  "type-label inline-flex w-fit shrink-0 cursor-pointer items-center rounded-sm underline underline-offset-3 focus-ring tap",
);
