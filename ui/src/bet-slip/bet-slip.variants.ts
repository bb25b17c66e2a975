import { cva } from "class-variance-authority";

/** `panel`: the right column. `sheet`: the whole of a phone's screen, with a close button. */
export const betSlipLayouts = ["panel", "sheet"] as const;
export type BetSlipLayout = (typeof betSlipLayouts)[number];

export const betSlip = cva(
  "gs:flex gs:min-h-0 gs:flex-col gs:overflow-hidden gs:bg-surface gs:text-ink",
  {
    variants: {
      layout: {
        // No taller than the column that it is in, or its end would be cut off.
        panel:
          "gs:rounded-md gs:wide:max-h-[calc(100dvh-var(--gs-size-header)-var(--gs-size-edge)-2.5rem)]",
        sheet: "gs:h-full",
      } satisfies Record<BetSlipLayout, string>,
    },
  },
);

/** What scrolls. Its last part is the foot, which stays in sight: what receives the focus scrolls above it. */
export const slipScroller = cva(
  "gs:min-h-0 gs:overflow-y-auto gs:overscroll-contain gs:[&>:not(:last-child)_:is(button,a,input)]:[scroll-margin-block:1rem_min(22rem,50dvh)]",
);
