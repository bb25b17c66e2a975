import { cva } from "class-variance-authority";

/** The severities of the specification (A3). None has a colour: an icon, a word and a shape distinguish them. */
export const toastSeverities = ["success", "info", "warn", "error"] as const;
export type ToastSeverity = (typeof toastSeverities)[number];

/**
 * Top right on wide screens, beside a receipt that is there, and below while the inbox hangs there; bottom right up
 * to 1024 px, above the bar and the closed slip (A2). Over an open slip sheet it is at the top there, since below is
 * the control that places; over a receipt at the bottom, since its tick and its amounts are above. Over a small
 * screen's dialog it is at the top: its answers are below.
 */
export const toastStack = cva(
  "gs:pointer-events-none gs:fixed gs:right-0 gs:bottom-bar gs:z-toast gs:m-0 gs:flex gs:max-h-dvh gs:w-full gs:max-w-sm gs:list-none gs:flex-col gs:gap-2 gs:overflow-y-auto gs:p-4 gs:outline-none gs:wide:top-header gs:wide:bottom-auto gs:wide:inbox:top-auto gs:wide:inbox:bottom-0 gs:wide:receipt:right-[calc(max(0px,(100%-var(--gs-size-page))/2)+var(--gs-size-slip)+1.5rem)] gs:max-wide:not-low:slip-bar:bottom-[calc(var(--gs-size-bar)+3.25rem)] gs:max-wide:slip-sheet:top-header gs:max-wide:slip-sheet:bottom-auto gs:max-wide:receipt-sheet:top-auto gs:max-wide:receipt-sheet:bottom-0 gs:max-wide:answer-open:top-0 gs:max-wide:answer-open:bottom-auto",
);

export const toast = cva(
  "gs:pointer-events-auto gs:grid gs:animate-slide gs:grid-cols-[auto_minmax(0,1fr)_auto] gs:items-start gs:gap-x-3 gs:rounded-sm gs:border gs:px-4 gs:py-3 gs:shadow-overlay gs:focus-ring-inset",
  {
    variants: {
      severity: {
        success: "gs:border-line gs:bg-raised gs:text-ink",
        info: "gs:border-line gs:bg-raised gs:text-ink",
        warn: "gs:border-2 gs:border-ink-faint gs:bg-raised gs:text-ink",
        error:
          "gs:border-inverse gs:bg-inverse gs:text-on-inverse gs:[--gs-color-focus:currentcolor]",
      } satisfies Record<ToastSeverity, string>,
    },
  },
);

export const toastAction = cva(
  "gs:type-label gs:mt-1 gs:inline-flex gs:w-fit gs:cursor-pointer gs:items-center gs:rounded-sm gs:underline gs:underline-offset-3 gs:focus-ring gs:tap",
);
