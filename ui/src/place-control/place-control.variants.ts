import { cva } from "class-variance-authority";

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
