export { useRenderOutcome } from "./connect-odds-button.tsx";
export {
  type PriceChoice,
  type PricePress,
  type PriceTarget,
  selectable,
  selected,
} from "./price-target.ts";
