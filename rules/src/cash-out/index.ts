export {
  type AskedAgain,
  allOfIt,
  type CashOut,
  type CashOutChoice,
  type CashOutOperation,
  type CashOutOrder,
  type CashOutPercent,
  type CashOutQuote,
  type CashOutReason,
  canAccept,
  canTake,
  cashOutOf,
  cashOutPercents,
  choiceOf,
  chooseCashOut,
  orderOf,
  refuseCashOut,
  showQuote,
  startCashOut,
  timeLeft,
} from "./cash-out.ts";
export { readCashOutOrder } from "./kept-order.ts";
export { type RunningBet, whatRunsOn } from "./running-share.ts";
