export { currencySign, formatAmountInput, formatLimit, formatMoney } from "./format-money.ts";
export {
  type AmountLimits,
  amountLimits,
  type Cents,
  defaultCurrency,
  defaultStake,
  stakeStep,
} from "./money.ts";
export { type AmountRefusal, type ParsedAmount, parseAmount } from "./parse-amount.ts";
