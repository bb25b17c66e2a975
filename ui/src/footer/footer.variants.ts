import { cva } from "class-variance-authority";

/** As wide as the page above it; what floats at the bottom of the page does not cover its end. */
export const footer = cva(
  "gs:border-t gs:border-line gs:px-4 gs:py-8 gs:wrap-anywhere gs:text-ink-muted gs:wide:px-6 gs:wide:pb-20",
);

export const footerLink = cva("gs-footer-link");

/** Opens a group on a phone; wider, every group is open. */
export const footerToggle = cva("gs-footer-toggle");

/** The narrowest window in which every group is open, in em; the sheets' `tablet`. */
export const groupsOpenFrom = 48;

/** A group that is folded on a phone. */
export const footerFolded = "gs:hidden gs:tablet:block";
