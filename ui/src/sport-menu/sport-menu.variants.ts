import { cva } from "class-variance-authority";

export const menuLink = cva(
  "type-label focus-ring-inset flex min-h-11 items-center justify-between gap-2 rounded-sm px-3 py-1.5 wide:min-h-9.5",
  {
    variants: {
      isCurrent: {
        true: "border-s-3 border-act-edge bg-surface ps-2.25 text-ink forced-colors:border-[Highlight]",
        false: "font-medium text-ink-muted hover:bg-hover hover:text-ink",
      },
    },
  },
);

/** The tiles of a page: two beside each other on a phone. */
export const menuTiles = cva("grid grid-cols-2 gap-2 tablet:grid-cols-3");

export const menuTile = cva(
  "type-label focus-ring flex h-full min-h-14 items-center justify-between gap-2 rounded-md bg-surface px-3.5 py-2 shadow-card hover:bg-hover",
);

export const menuShortcut = cva(
  "type-label focus-ring flex min-h-11 items-center gap-2 rounded-sm bg-raised px-4 hover:bg-hover",
);
