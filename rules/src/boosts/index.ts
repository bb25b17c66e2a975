export type { BoostedBetType, BoostKind, BoostPromotion, BoostScope } from "./promotion.ts";
export { type BoostResult, boostResult } from "./result.ts";
export { type BoostableSlip, type BoostLine, type LineBoost, slipBoosts } from "./slip-boosts.ts";
export {
  type BoostedBet,
  type BoostProblem,
  type BoostRefusal,
  /** @internal */ boostAmount,
} from "./validity.ts";
