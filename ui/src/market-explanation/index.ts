export { MarketExplanation } from "./market-explanation.tsx";
export type { MarketExplanationProps } from "./market-explanation-props.ts";
