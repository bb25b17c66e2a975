import { cva } from "class-variance-authority";

/** Covers what follows the field; a box that is narrow for its dial code has a wider list. */
export const countryPopover = cva(
  "gs:absolute gs:inset-x-0 gs:top-full gs:z-dialog gs:mt-1 gs:overflow-hidden gs:rounded-sm gs:border gs:border-ink-faint gs:bg-surface gs:shadow-overlay",
  { variants: { isDialled: { true: "gs:tablet:min-w-80", false: "" } } },
);

export const countryList = cva(
  "gs:max-h-62 gs:overflow-y-auto gs:overscroll-contain gs:outline-none gs:tablet:max-h-80",
);

/** A row; `isActive` where the arrow keys are. */
export const countryRow = cva(
  "gs:type-body gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-3 gs:border-line gs:border-b gs:px-3 gs:py-1.5 gs:last:border-b-0 gs:hover:bg-hover",
  {
    variants: {
      isActive: {
        true: "gs:bg-hover gs:outline-2 gs:-outline-offset-2 gs:outline-focus gs:forced-colors:outline-[Highlight]",
        false: "",
      },
      isChosen: { true: "gs:font-semibold", false: "" },
    },
  },
);

export const countryButton = cva(
  "gs:-my-0.5 gs:-me-3 gs:grid gs:size-11 gs:shrink-0 gs:cursor-pointer gs:place-items-center gs:rounded-sm gs:disabled:cursor-not-allowed",
);
