import { cva } from "class-variance-authority";

/** `panel`: the right column. `sheet`: the whole of a phone's screen, with a close button. */
export const betSlipLayouts = ["panel", "sheet"] as const;
export type BetSlipLayout = (typeof betSlipLayouts)[number];

export const betSlip = cva("flex min-h-0 flex-col overflow-hidden bg-surface text-ink", {
  variants: {
    layout: {
      // No taller than the column that it stands in, or its end would be cut off.
      panel: "rounded-md wide:max-h-[calc(100dvh-var(--size-header)-var(--size-edge)-2.5rem)]",
      sheet: "h-full",
    } satisfies Record<BetSlipLayout, string>,
  },
});

/**
 * What pays and the button stay in sight while the lines scroll; where the height is short, because a
 * phone's keyboard is open, they scroll too, so that the stake is never covered.
 */
export const placeArea = cva(
  "sticky bottom-0 mt-auto grid gap-3 border-t border-line bg-surface px-4 pt-3 pb-4 group-data-keyboard/sheet:static low:static",
);

export const placeButton = cva(
  "type-action focus-ring flex h-13 w-full cursor-pointer items-center justify-center gap-2 rounded-sm px-3 text-center aria-disabled:cursor-not-allowed forced-colors:border-2",
  {
    variants: {
      variant: {
        act: "bg-act text-on-act hover:bg-act-press",
        closed: "bg-raised text-ink-muted border border-line",
      },
    },
  },
);

/** A button that is read as a link inside a message. */
export const inlineAction = cva(
  "focus-ring min-h-6 cursor-pointer rounded-sm text-left font-semibold underline underline-offset-3",
);
