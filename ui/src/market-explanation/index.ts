export { MarketExplanation, type MarketExplanationProps } from "./market-explanation.tsx";
