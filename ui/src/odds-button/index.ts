export {
  OddsButton,
  type OddsButtonProps,
  type OutcomeContext,
  type OutcomeView,
} from "./odds-button.tsx";
export { type OddsButtonLayout, oddsButtonLayouts } from "./odds-button.variants.ts";
