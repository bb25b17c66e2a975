export {
  type LegFacts,
  type LegProgress,
  type LegScore,
  legProgress,
  type ProgressKey,
  progressKeys,
  type Standing,
} from "./bet-progress.ts";
export { type LegLoss, type LossKey, lossKeys, whyLost } from "./why-lost.ts";
