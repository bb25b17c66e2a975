import { cva } from "class-variance-authority";

/** Stands over what follows the field; a box that is narrow for its dial code has a wider list. */
export const countryPopover = cva(
  "absolute inset-x-0 top-full z-dialog mt-1 overflow-hidden rounded-sm border border-ink-faint bg-surface shadow-overlay",
  { variants: { isDialled: { true: "tablet:min-w-80", false: "" } } },
);

export const countryList = cva(
  "max-h-62 overflow-y-auto overscroll-contain outline-none tablet:max-h-80",
);

/** A row; `isActive` where the arrow keys stand. */
export const countryRow = cva(
  "type-body flex min-h-11 cursor-pointer items-center gap-3 border-line border-b px-3 py-1.5 last:border-b-0 hover:bg-hover",
  {
    variants: {
      isActive: {
        true: "bg-hover outline-2 -outline-offset-2 outline-focus forced-colors:outline-[Highlight]",
        false: "",
      },
      isChosen: { true: "font-semibold", false: "" },
    },
  },
);

export const countryButton = cva(
  "-my-0.5 -me-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-sm disabled:cursor-not-allowed",
);
