import { cva } from "class-variance-authority";

/** A line of the menu; what it looks like is in sport-menu.css. */
export const menuLink = cva("gs-menu-link", {
  variants: { isCurrent: { true: "gs-menu-link-current", false: "gs-menu-link-other" } },
});

/** The tiles of a page: two beside each other on a phone. */
export const menuTiles = cva("gs:grid gs:grid-cols-2 gs:gap-2 gs:tablet:grid-cols-3");

export const menuTile = cva(
  "gs:type-label gs:focus-ring gs:flex gs:h-full gs:min-h-14 gs:items-center gs:justify-between gs:gap-2 gs:rounded-md gs:bg-surface gs:px-3.5 gs:py-2 gs:shadow-card gs:hover:bg-hover",
);

export const menuShortcut = cva(
  "gs:type-label gs:focus-ring gs:flex gs:min-h-11 gs:items-center gs:gap-2 gs:rounded-sm gs:bg-raised gs:px-4 gs:hover:bg-hover",
);
