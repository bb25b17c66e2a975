import { cva } from "class-variance-authority";

/** As wide as the page above it; what floats at the bottom of a narrow one does not cover it. */
export const footer = cva("border-t border-line px-4 py-8 wrap-anywhere text-ink-muted wide:px-6");

export const footerLink = cva(
  "type-small focus-ring inline-flex min-h-11 cursor-pointer min-w-11 items-center rounded-sm text-ink-muted hover:text-ink hover:underline wide:min-h-6",
);

/** Opens a group on a phone; wider, every group is open. */
export const footerToggle = cva(
  "type-label focus-ring flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-sm border-b border-line text-start tablet:hidden",
);
