export { loyaltyLifecycle } from "./lifecycle.ts";
export { useLevelBadge } from "./use-level-badge.tsx";
export { toLoyaltyView } from "./view.ts";
