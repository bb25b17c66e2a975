import { cva } from "class-variance-authority";

/** The severities of the specification (A3). None has a colour: an icon, a word and a shape distinguish them. */
export const toastSeverities = ["success", "info", "warn", "error"] as const;
export type ToastSeverity = (typeof toastSeverities)[number];

/**
 * Top right on wide screens, beside a receipt that stands there, and below while the inbox hangs there; bottom right up to 1024 px, above the
 * bar and the closed slip (A2). Over an open slip sheet it stands at the top there, since below is the
 * control that places; over a receipt at the bottom, since its tick and its amounts are above.
 */
export const toastStack = cva(
  "pointer-events-none fixed right-0 bottom-bar z-toast m-0 flex max-h-dvh w-full max-w-sm list-none flex-col gap-2 overflow-y-auto p-4 outline-none wide:top-header wide:bottom-auto wide:inbox:top-auto wide:inbox:bottom-0 wide:receipt:right-[calc(max(0px,(100%-var(--size-page))/2)+var(--size-slip)+1.5rem)] max-wide:not-low:slip-bar:bottom-[calc(var(--size-bar)+3.25rem)] max-wide:slip-sheet:top-header max-wide:slip-sheet:bottom-auto max-wide:receipt-sheet:top-auto max-wide:receipt-sheet:bottom-0",
);

export const toast = cva(
  "pointer-events-auto grid animate-slide grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-sm border px-4 py-3 shadow-overlay focus-ring-inset",
  {
    variants: {
      severity: {
        success: "border-line bg-raised text-ink",
        info: "border-line bg-raised text-ink",
        warn: "border-2 border-ink-faint bg-raised text-ink",
        error: "border-inverse bg-inverse text-on-inverse [--color-focus:currentcolor]",
      } satisfies Record<ToastSeverity, string>,
    },
  },
);

export const toastAction = cva(
  "type-label mt-1 inline-flex w-fit cursor-pointer items-center rounded-sm underline underline-offset-3 focus-ring tap",
);
