import { cva } from "class-variance-authority";

export const bottomBarItems = ["home", "live", "ticket", "sports", "last"] as const;
/** `last` is my bets, and support while no one is logged in. */
export type BottomBarItem = (typeof bottomBarItems)[number];

/**
 * `current` is where the person is; `pending` was pressed, and its page is on its way; `offline` waits
 * for the connection; `left` is where the person still is while another is pending.
 */
export const barItemStates = ["current", "pending", "offline", "left", "other"] as const;
export type BarItemState = (typeof barItemStates)[number];

export const bottomBar = cva(
  "gs:bg-header gs:text-on-header-muted gs:pb-[env(safe-area-inset-bottom)] gs:[--gs-color-focus:currentcolor]",
);

export const barItem = cva("gs-bar-item", {
  variants: {
    state: {
      current: "gs:border-on-header gs:text-on-header gs:forced-colors:border-[Highlight]",
      pending:
        "gs:border-on-header gs:text-on-header gs:motion-safe:animate-breathe gs:forced-colors:border-[Highlight]",
      offline:
        "gs:border-dashed gs:border-on-header gs:text-on-header gs:forced-colors:border-[Highlight]",
      // A transparent edge is drawn as well where the system has the colours.
      left: "gs:border-transparent gs:forced-colors:border-[Canvas]",
      other: "gs:border-transparent gs:forced-colors:border-[Canvas]",
    } satisfies Record<BarItemState, string>,
  },
});
