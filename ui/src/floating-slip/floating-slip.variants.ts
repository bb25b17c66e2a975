import { cva } from "class-variance-authority";

/** The way to the top is at its beginning. */
export const floatingSlip = cva(
  "gs:focus-ring-inset gs:flex gs:min-h-13 gs:w-full gs:cursor-pointer gs:items-center gs:justify-between gs:gap-3 gs:bg-act gs:px-4 gs:text-on-act gs:[--gs-color-focus:currentcolor] gs:forced-colors:border gs:not-low:scrolled-far:ps-16",
);

/** As high as what the phone's keyboard leaves free, so that the keyboard covers nothing. */
export const slipSheet = cva(
  "gs:group/sheet gs:fixed gs:inset-x-0 gs:top-0 gs:z-dialog gs:flex gs:h-(--gs-sheet-height,100dvh) gs:flex-col gs:bg-surface gs:pt-[env(safe-area-inset-top)] gs:outline-none gs:motion-safe:animate-[gs-appear_var(--gs-duration-quick)_var(--gs-easing-out)]",
);
