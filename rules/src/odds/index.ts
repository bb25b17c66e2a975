export {
  addExact,
  divideHalfEven,
  type ExactOdds,
  exactOdds,
  multiplyExact,
  scaledTo,
} from "./exact.ts";
export { formatOdds, formatTotalOdds } from "./format.ts";
export type { Fraction } from "./fraction.ts";
export { impliedChances } from "./implied-chance.ts";
export { isDisabled, isLocked, type PricedOutcome } from "./lock.ts";
export { isMovementVisible, type Movement, movement } from "./movement.ts";
export { noOdds, type Odds, type OddsFormat, oddsFormats } from "./odds.ts";
export { totalOdds, totalOfLegs } from "./total.ts";
