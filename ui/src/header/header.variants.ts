import { cva } from "class-variance-authority";

/** Dark in every theme, with the floodlit edge under it. In a low window it goes with the page. */
export const header = cva(
  "sticky top-0 low:static z-header border-b-3 border-act bg-header text-on-header [--color-focus:var(--color-act)]",
);

export const headerTab = cva(
  "type-label focus-ring-inset relative flex items-center px-3.5 hover:text-on-header",
  {
    variants: {
      isCurrent: {
        true: "text-on-header after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 after:bg-on-header forced-colors:after:bg-[Highlight]",
        false: "text-on-header-muted",
      },
    },
  },
);

/** What a visitor presses on the header. */
export const headerButton = cva(
  "type-label focus-ring inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm px-3 text-center wrap-anywhere tablet:min-h-9 tablet:px-4",
  {
    variants: {
      variant: {
        act: "bg-act text-on-act hover:bg-act-press",
        plain: "bg-header-raised text-on-header hover:text-on-header",
      },
    },
  },
);

/** Beside the way to the cashier on a wide page; the end of the balance is then its end. */
export const depositMethods = cva(
  "focus-ring hidden w-8 cursor-pointer place-items-center rounded-e-sm border-s border-on-act/30 bg-act text-on-act hover:bg-act-press wide:grid wide:-ms-1",
);

/** The level's badge; a narrow page has room for it only from 768 px on. */
export const headerLevel = cva(
  "type-label focus-ring hidden min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 tablet:flex",
);
