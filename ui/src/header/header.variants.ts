import { cva } from "class-variance-authority";

/** Dark in every theme, with the floodlit edge under it. In a low window it goes with the page. */
export const header = cva("gs-header");

export const headerTab = cva(
  "gs:type-label gs:focus-ring-inset gs:relative gs:flex gs:items-center gs:px-3.5 gs:hover:text-on-header",
  {
    variants: {
      isCurrent: {
        true: "gs:text-on-header gs:after:absolute gs:after:inset-x-3.5 gs:after:bottom-0 gs:after:h-0.75 gs:after:bg-on-header gs:forced-colors:after:bg-[Highlight]",
        false: "gs:text-on-header-muted",
      },
    },
  },
);

/** What a visitor presses on the header. */
export const headerButton = cva(
  "gs:type-label gs:focus-ring gs:inline-flex gs:min-h-11 gs:min-w-11 gs:cursor-pointer gs:items-center gs:justify-center gs:rounded-sm gs:px-3 gs:text-center gs:wrap-anywhere gs:tablet:min-h-9 gs:tablet:px-4",
  {
    variants: {
      variant: {
        act: "gs:bg-act gs:text-on-act gs:hover:bg-act-press",
        plain: "gs:bg-header-raised gs:text-on-header gs:hover:text-on-header",
      },
    },
  },
);

/** Beside the way to the cashier on a wide page; the end of the balance is then its end. */
export const depositMethods = cva(
  "gs:focus-ring gs:hidden gs:w-8 gs:cursor-pointer gs:place-items-center gs:rounded-e-sm gs:border-s gs:border-on-act/30 gs:bg-act gs:text-on-act gs:hover:bg-act-press gs:wide:grid gs:wide:-ms-1",
);

/** The level's badge; a narrow page has room for it only from 768 px on. */
export const headerLevel = cva(
  "gs:type-label gs:focus-ring gs:hidden gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-2 gs:rounded-sm gs:px-2 gs:tablet:flex",
);
