export {
  type LegFacts,
  type LegProgress,
  type LegScore,
  legProgress,
  type ProgressKey,
  type Standing,
  sideOf,
} from "./bet-progress.ts";
export {
  type FollowedLeg,
  foremostLeg,
  type LegStanding,
  legStanding,
} from "./leg-standing.ts";
export { type LegLoss, type LossKey, whyLost } from "./why-lost.ts";
