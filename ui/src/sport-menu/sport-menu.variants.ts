import { cva } from "class-variance-authority";

/** A line of the menu; what it looks like is in sport-menu.css. */
export const menuLink = cva("gs-menu-link", {
  variants: { isCurrent: { true: "gs-menu-link-current", false: "gs-menu-link-other" } },
});

/** The tiles of a page: two beside each other on a phone. */
export const menuTiles = cva("grid grid-cols-2 gap-2 tablet:grid-cols-3");

export const menuTile = cva(
  "type-label focus-ring flex h-full min-h-14 items-center justify-between gap-2 rounded-md bg-surface px-3.5 py-2 shadow-card hover:bg-hover",
);

export const menuShortcut = cva(
  "type-label focus-ring flex min-h-11 items-center gap-2 rounded-sm bg-raised px-4 hover:bg-hover",
);
