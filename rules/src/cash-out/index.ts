export {
  allOfIt,
  type CashOut,
  type CashOutChoice,
  type CashOutOperation,
  type CashOutOrder,
  type CashOutPercent,
  type CashOutQuote,
  type CashOutReason,
  canAccept,
  canCashOut,
  cashOutOf,
  cashOutPercents,
  choiceOf,
  chooseCashOut,
  orderOf,
  type RequoteReason,
  refuseCashOut,
  showQuote,
  startCashOut,
  timeLeft,
} from "./cash-out.ts";
export { readCashOutOrder } from "./kept-order.ts";
export { type RunningBet, whatRunsOn } from "./running-share.ts";
