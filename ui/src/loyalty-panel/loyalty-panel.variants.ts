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

/** The badge of a level, as on the header. */
export const levelMark = cva(
  "gs:h-4 gs:w-3.5 gs:shrink-0 gs:bg-level gs:[clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]",
);

export const loyaltyFact = cva("gs:flex gs:items-baseline gs:justify-between gs:gap-3");

export const progressTrack = cva(
  "gs:h-2 gs:overflow-hidden gs:rounded-full gs:bg-well gs:forced-colors:border",
);
export const progressBar = cva("gs:h-full gs:bg-level gs:forced-colors:bg-[Highlight]");
