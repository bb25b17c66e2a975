export {
  type LegFacts,
  type LegProgress,
  type LegScore,
  legProgress,
  type ProgressKey,
  type Standing,
} from "./bet-progress.ts";
export { type LegLoss, type LossKey, whyLost } from "./why-lost.ts";
