import type { Language } from "@grandstand/rules/locale";
import {
  type AmountLimits,
  type Cents,
  formatAmountInput,
  parseAmount,
} from "@grandstand/rules/money";

/** A left stake as the language writes it: `10,5` is `10,50`. What is no amount stays as it was typed. */
export function settleStake(text: string, locale: Language): string {
  const parsed = parseAmount(text);
  return parsed.ok ? formatAmountInput(parsed.cents, locale) : text;
}

/** The stake after an arrow key; null where what is typed is no amount or the step leads outside the limits. */
export function stepStake(
  text: string,
  step: Cents,
  limits: Required<AmountLimits>,
  locale: Language,
): string | null {
  const parsed = parseAmount(text === "" ? "0" : text);
  if (!parsed.ok) return null;
  const next = parsed.cents + step;
  return next < limits.minimum || next > limits.maximum ? null : formatAmountInput(next, locale);
}
