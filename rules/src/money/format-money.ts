import { intlLocale, type Language } from "../locale/index.ts";
import { type Cents, defaultCurrency } from "./money.ts";

/** Writes amounts in one language and currency. */
export type MoneyFormatter = (cents: Cents) => string;

/**
 * Makes a formatter that can be kept: building one costs far more than using it, so a list, a slip
 * or a header makes it once for its language.
 */
export function moneyFormatter(locale: Language, currency = defaultCurrency): MoneyFormatter {
  const format = new Intl.NumberFormat(intlLocale(locale), {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (cents) => format.format(decimalText(cents));
}

/** Writes one amount with its currency: `1 234,50 €`, `€ 1.234,50`, `€1,234.50` (B5, Formatting). */
export function formatMoney(cents: Cents, locale: Language, currency = defaultCurrency): string {
  return moneyFormatter(locale, currency)(cents);
}

/** Writes a limit as people say it, without cents that are zero: `1 100 €`, `€ 0,10`. */
export function formatLimit(cents: Cents, locale: Language, currency = defaultCurrency): string {
  return new Intl.NumberFormat(intlLocale(locale), {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(decimalText(cents));
}

/** Writes an amount for a text field: the language's decimal mark, no grouping, no currency. */
export function formatAmountInput(cents: Cents, locale: Language): string {
  return decimalText(cents).replace(".", decimalMark(locale));
}

/** What stands before the cents: by rule in the site's languages, as Intl has it in a host's. */
function decimalMark(locale: Language): string {
  if (locale === "en") return ".";
  if (locale === "fr" || locale === "nl") return ",";
  const parts = new Intl.NumberFormat(intlLocale(locale)).formatToParts(0.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ",";
}

/** Writes cents as a plain decimal text, which Intl takes without passing through a float. */
function decimalText(cents: Cents): Intl.StringNumericLiteral {
  const whole = BigInt(Math.trunc(cents));
  const sign = whole < 0n ? "-" : "";
  const digits = String(whole).replace("-", "").padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
}
