import { cva } from "class-variance-authority";

export const bottomBarItems = ["home", "live", "ticket", "sports", "last"] as const;
/** `last` is my bets, and support while nobody is logged in. */
export type BottomBarItem = (typeof bottomBarItems)[number];

/**
 * `current` is where the person is; `pending` was pressed, and its page is on its way; `offline` waits
 * for the connection; `left` is where the person still is while another is pending.
 */
export const barItemStates = ["current", "pending", "offline", "left", "other"] as const;
export type BarItemState = (typeof barItemStates)[number];

export const bottomBar = cva(
  "bg-header text-on-header-muted pb-[env(safe-area-inset-bottom)] [--color-focus:currentcolor]",
);

export const barItem = cva("gs-bar-item", {
  variants: {
    state: {
      current: "border-on-header text-on-header forced-colors:border-[Highlight]",
      pending:
        "border-on-header text-on-header motion-safe:animate-breathe forced-colors:border-[Highlight]",
      offline: "border-dashed border-on-header text-on-header forced-colors:border-[Highlight]",
      // A transparent edge is drawn as well where the system has the colours.
      left: "border-transparent forced-colors:border-[Canvas]",
      other: "border-transparent forced-colors:border-[Canvas]",
    } satisfies Record<BarItemState, string>,
  },
});
