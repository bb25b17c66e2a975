export { netOf, type SettledBet } from "./net.ts";
export { combiReturn, singleReturn, totalReturn, totalStake } from "./returns.ts";
export { type SystemOutlook, systemOutlook } from "./system-outlook.ts";
export {
  type TicketLeg,
  type TicketReturn,
  type TicketTerms,
  ticketBets,
  ticketReturn,
} from "./ticket-return.ts";
export { isKnownPrice, usualMaximumPayout } from "./whole-cents.ts";
