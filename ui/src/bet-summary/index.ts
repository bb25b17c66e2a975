export { BetSummary, type BetSummaryProps } from "./bet-summary.tsx";
