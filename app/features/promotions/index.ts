export { toBoostViews } from "./boost-view.ts";
export { createBoosts } from "./boosts.ts";
export { createFreeBetsStore } from "./free-bets.ts";
export { promotionsLifecycle } from "./lifecycle.ts";
export { useOver21Guard } from "./use-over-21-guard.ts";
export { useRewards } from "./use-rewards.ts";
export { sumOfFreeBets } from "./view.ts";
