export { BetSummary, type BetSummaryProps } from "./bet-summary.tsx";
export { type SummaryTitle, summaryTitle } from "./summary-title.ts";
