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
