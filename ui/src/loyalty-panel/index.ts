export { LoyaltyLadder, type LoyaltyLadderProps } from "./loyalty-ladder.tsx";
export { LoyaltyPanel, type LoyaltyPanelProps } from "./loyalty-panel.tsx";
export type { LoyaltyPanelLayout } from "./loyalty-panel.variants.ts";
export { LoyaltyStanding } from "./loyalty-standing.tsx";
export { type LoyaltyView, useLevelName } from "./loyalty-view.ts";
