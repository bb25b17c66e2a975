import { cva } from "class-variance-authority";

/** `panel`: the right column. `sheet`: the whole of a phone's screen, with a close button. */
export const betSlipLayouts = ["panel", "sheet"] as const;
export type BetSlipLayout = (typeof betSlipLayouts)[number];

export const betSlip = cva(
  "gs:flex gs:min-h-0 gs:flex-col gs:overflow-hidden gs:bg-surface gs:text-ink",
  {
    variants: {
      layout: {
        // No taller than the column that it stands in, or its end would be cut off.
        panel:
          "gs:rounded-md gs:wide:max-h-[calc(100dvh-var(--gs-size-header)-var(--gs-size-edge)-2.5rem)]",
        sheet: "gs:h-full",
      } satisfies Record<BetSlipLayout, string>,
    },
  },
);

/** What scrolls, its last part the foot that stays in sight: what receives the focus scrolls above that. */
export const slipScroller = cva(
  "gs:min-h-0 gs:overflow-y-auto gs:overscroll-contain gs:[&>:not(:last-child)_:is(button,a,input)]:[scroll-margin-block:1rem_min(22rem,50dvh)]",
);

/**
 * What pays and the button stay in sight while the lines scroll; where the height is short, because a
 * phone's keyboard is open, they scroll too, so that the stake is never covered.
 */
export const placeArea = cva(
  "gs:sticky gs:bottom-0 gs:mt-auto gs:grid gs:gap-3 gs:border-t gs:border-line gs:bg-surface gs:px-4 gs:pt-3 gs:pb-4 gs:group-data-keyboard/sheet:static gs:low:static",
);

export const placeButton = cva(
  "gs:type-action gs:focus-ring gs:flex gs:h-13 gs:w-full gs:cursor-pointer gs:items-center gs:justify-center gs:gap-2 gs:rounded-sm gs:px-3 gs:text-center gs:aria-disabled:cursor-not-allowed gs:forced-colors:border-2",
  {
    variants: {
      variant: {
        act: "gs:bg-act gs:text-on-act gs:hover:bg-act-press",
        closed: "gs:bg-raised gs:text-ink-muted gs:border gs:border-line",
      },
    },
  },
);

/** A button that is read as a link inside a message. */
export const inlineAction = cva(
  "gs:focus-ring gs:min-h-6 gs:cursor-pointer gs:rounded-sm gs:text-left gs:font-semibold gs:underline gs:underline-offset-3",
);
