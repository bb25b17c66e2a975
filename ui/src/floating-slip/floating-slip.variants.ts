import { cva } from "class-variance-authority";

/** The way to the top is at its beginning. */
export const floatingSlip = cva(
  "gs:flex gs:w-full gs:items-center gs:bg-act gs:text-on-act gs:[--gs-color-focus:currentcolor] gs:forced-colors:border gs:not-low:scrolled-far:ps-16",
);

/** What opens the slip: with news it begins with their sign, on ink. */
export const slipBar = cva(
  "gs:focus-ring-inset gs:flex gs:min-w-0 gs:flex-1 gs:cursor-pointer gs:items-center gs:gap-3",
  {
    variants: {
      hasNews: {
        true: "gs:min-h-15 gs:pe-2",
        false: "gs:min-h-13 gs:justify-between gs:px-4",
      },
    },
  },
);

/** The sign of news, over the whole height of the bar; the way to the top takes its position. */
export const newsSign = cva(
  "gs:not-low:scrolled-far:hidden gs:grid gs:w-13 gs:shrink-0 gs:place-items-center gs:self-stretch gs:bg-on-act gs:text-act",
);

/** What can be done about the news. */
export const newsAction = cva(
  "gs:focus-ring gs:type-label gs:me-2 gs:min-h-11 gs:shrink-0 gs:cursor-pointer gs:rounded-sm gs:bg-on-act gs:px-3.5 gs:font-bold gs:text-act gs:forced-colors:border",
);

/** As high as what the phone's keyboard leaves free, so that the keyboard covers nothing. */
export const slipSheet = cva(
  "gs:group/sheet gs:fixed gs:inset-x-0 gs:top-0 gs:z-dialog gs:flex gs:h-(--gs-sheet-height,100dvh) gs:flex-col gs:bg-surface gs:pt-[env(safe-area-inset-top)] gs:outline-none gs:motion-safe:animate-[gs-appear_var(--gs-duration-quick)_var(--gs-easing-out)]",
);
