import { cva } from "class-variance-authority";

export const bottomBarItems = ["home", "live", "ticket", "sports", "last"] as const;
/** `last` is my bets, and support while nobody is logged in. */
export type BottomBarItem = (typeof bottomBarItems)[number];

export const bottomBar = cva(
  "bg-header text-on-header-muted pb-[env(safe-area-inset-bottom)] [--color-focus:currentcolor]",
);

export const barItem = cva(
  "focus-ring-inset relative flex h-bar w-full min-w-0 cursor-pointer flex-col items-center justify-center gap-0.5 border-t-3 px-1 text-[0.6875rem]/4 font-medium [font-stretch:90%]",
  {
    variants: {
      current: {
        true: "border-on-header text-on-header forced-colors:border-[Highlight]",
        // A transparent edge is drawn as well where the system has the colours.
        false: "border-transparent forced-colors:border-[Canvas]",
      },
    },
  },
);
