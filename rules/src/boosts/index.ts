export {
  type BoostedBetType,
  type BoostKind,
  type BoostPromotion,
  type BoostScope,
  boostKinds,
  firstBetAudience,
  matchPromotion,
} from "./promotion.ts";
export { type BoostResult, boostResult } from "./result.ts";
export { type BoostableSlip, type BoostLine, type LineBoost, slipBoosts } from "./slip-boosts.ts";
export {
  type BoostedBet,
  type BoostProblem,
  type BoostRefusal,
  boostAmount,
  boostProblems,
  boostRefusal,
} from "./validity.ts";
