export { useBoostResults } from "./boost-results.ts";
export type { BetQuery } from "./store.ts";
export { useBetStates } from "./use-bet-states.ts";
export { toBetList, useBets } from "./use-bets.ts";
export { type BetContext, legPath, receiptPath, toBetCardView } from "./view.ts";
