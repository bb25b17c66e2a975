export {
  OddsButton,
  type OddsButtonProps,
  type OutcomeContext,
  type OutcomeView,
} from "./odds-button.tsx";
export {
  movementCorner,
  type OddsButtonLayout,
  oddsButton,
  oddsButtonLayouts,
} from "./odds-button.variants.ts";
export { findShownPrice, type ShownPrice } from "./shown-price.ts";
