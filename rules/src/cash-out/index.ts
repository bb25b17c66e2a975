export {
  type AskedAgain,
  answerCashOut,
  type CashOut,
  type CashOutAnswer,
  type CashOutLookup,
  type CashOutQuote,
  canAccept,
  canTake,
  chooseAmount,
  refuseCashOut,
  resumeCashOut,
  sendCashOut,
  showQuote,
  startCashOut,
  timeLeft,
  whatRunsOn,
} from "./cash-out.ts";
export { type PendingCashOut, restoreCashOut, serialiseCashOut } from "./pending.ts";
