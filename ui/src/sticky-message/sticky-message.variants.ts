import { cva } from "class-variance-authority";

/** The severities of the specification (A3). None has a colour: an icon, a word and a shape distinguish them. */
export const stickySeverities = ["success", "info", "warn", "error"] as const;
export type StickySeverity = (typeof stickySeverities)[number];

/** Under the header, which a low screen scrolls away. */
export const stickyContainer = cva(
  "gs:sticky gs:top-[calc(var(--gs-size-header)+var(--gs-size-edge))] gs:z-sticky gs:low:top-0",
);

export const stickyMessage = cva(
  "gs:mb-3 gs:flex gs:animate-appear gs:items-start gs:gap-3 gs:px-4 gs:py-3 gs:tablet:mb-4 gs:tablet:rounded-sm gs:forced-colors:border-2",
  {
    variants: {
      severity: {
        success: "gs:border-y gs:border-line gs:bg-raised gs:text-ink gs:tablet:border",
        info: "gs:border-y gs:border-line gs:bg-raised gs:text-ink gs:tablet:border",
        warn: "gs:border-y-2 gs:border-ink-faint gs:bg-raised gs:text-ink gs:tablet:border-2",
        error: "gs:bg-inverse gs:text-on-inverse gs:[--gs-color-focus:currentcolor]",
      } satisfies Record<StickySeverity, string>,
    },
  },
);

export const stickyAction = cva(
  "gs:type-label gs:inline-flex gs:w-fit gs:shrink-0 gs:cursor-pointer gs:items-center gs:rounded-sm gs:underline gs:underline-offset-3 gs:focus-ring gs:tap",
);
