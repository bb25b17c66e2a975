export {
  type AskedAgain,
  allOfIt,
  answerCashOut,
  type CashOut,
  type CashOutAnswer,
  type CashOutChoice,
  type CashOutLookup,
  type CashOutPercent,
  type CashOutQuote,
  canAccept,
  canTake,
  cashOutPercents,
  choiceOf,
  chooseCashOut,
  refuseCashOut,
  resumeCashOut,
  sendCashOut,
  showQuote,
  startCashOut,
  timeLeft,
} from "./cash-out.ts";
export { type PendingCashOut, restoreCashOut, serialiseCashOut } from "./pending.ts";
export { type RunningBet, whatRunsOn } from "./running-share.ts";
