import { cva } from "class-variance-authority";

/** The way to the top stands at its beginning. */
export const floatingSlip = cva(
  "focus-ring-inset flex min-h-13 w-full cursor-pointer items-center justify-between gap-3 bg-act px-4 text-on-act [--color-focus:currentcolor] forced-colors:border not-low:scrolled-far:ps-16",
);

/** As high as what the phone's keyboard leaves free, so that the keyboard covers nothing. */
export const slipSheet = cva(
  "group/sheet fixed inset-x-0 top-0 z-dialog flex h-(--sheet-height,100dvh) flex-col bg-surface pt-[env(safe-area-inset-top)] outline-none motion-safe:animate-[appear_var(--duration-quick)_var(--easing-out)]",
);
