import { cva } from "class-variance-authority";

/** In a side panel, folded in the menu's drawer, or on the programme's own page. */
export const loyaltyPanelLayouts = ["panel", "folded", "own-page"] as const;
export type LoyaltyPanelLayout = (typeof loyaltyPanelLayouts)[number];

export const loyaltyPanel = cva("grid gap-3 bg-surface", {
  variants: {
    layout: {
      panel: "rounded-md border border-line p-4",
      folded: "rounded-md",
      "own-page": "p-4 shadow-card tablet:rounded-md tablet:p-5",
    } satisfies Record<LoyaltyPanelLayout, string>,
  },
});

export const loyaltySummary = cva(
  "type-label focus-ring-inset flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-md px-4 hover:bg-hover [&::-webkit-details-marker]:hidden",
);

/** The badge of a level, as on the header. */
export const levelMark = cva(
  "h-4 w-3.5 shrink-0 bg-level [clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]",
);

export const loyaltyFact = cva("flex items-baseline justify-between gap-3");

export const progressTrack = cva("h-2 overflow-hidden rounded-full bg-well forced-colors:border");
export const progressBar = cva("h-full bg-level forced-colors:bg-[Highlight]");
