import { cva } from "class-variance-authority";

/** In a side panel, folded in the menu's drawer, or on the programme's own page. */
export const loyaltyPanelLayouts = ["panel", "folded", "own-page"] as const;
export type LoyaltyPanelLayout = (typeof loyaltyPanelLayouts)[number];

export const loyaltyPanel = cva("gs:grid gs:gap-3 gs:bg-surface", {
  variants: {
    layout: {
      panel: "gs:rounded-md gs:border gs:border-line gs:p-4",
      folded: "gs:rounded-md",
      "own-page": "gs:p-4 gs:shadow-card gs:tablet:rounded-md gs:tablet:p-5",
    } satisfies Record<LoyaltyPanelLayout, string>,
  },
});

export const loyaltySummary = cva(
  "gs:type-label gs:focus-ring-inset gs:flex gs:min-h-12 gs:cursor-pointer gs:list-none gs:items-center gs:gap-2 gs:rounded-md gs:px-4 gs:hover:bg-hover gs:[&::-webkit-details-marker]:hidden",
);

export const loyaltyFact = cva("gs:flex gs:items-baseline gs:justify-between gs:gap-3");

export const progressTrack = cva(
  "gs:h-2 gs:overflow-hidden gs:rounded-full gs:bg-well gs:forced-colors:border",
);
export const progressBar = cva("gs:h-full gs:bg-level gs:forced-colors:bg-[Highlight]");

/** The levels of the programme on a line. */
export const ladder = {
  whole: "gs-ladder",
  levels: "gs-ladder-levels",
  level: "gs-ladder-level",
  mark: "gs-ladder-mark",
  line: "gs-ladder-line",
  walked: "gs-ladder-walked",
  points: "gs-ladder-points",
} as const;

export const ownHead = "gs:flex gs:flex-wrap gs:items-end gs:justify-between gs:gap-x-4 gs:gap-y-2";

/** Points, coins and the way to convert them, at the foot of a person's own ladder. */
export const ownFoot =
  "gs:-mx-4 gs:flex gs:flex-wrap gs:items-center gs:gap-x-4 gs:gap-y-3 gs:border-t gs:border-dashed gs:border-line gs:px-4 gs:pt-4 gs:tablet:-mx-5 gs:tablet:px-5";
