import { intlLocale, type Language, withMinus } from "../locale/index.ts";
import type { Cents } from "./money.ts";

/** With the two decimals of an amount, or without cents that are zero, as of a limit. */
const styles = {
  amount: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  limit: { trailingZeroDisplay: "stripIfInteger" },
} as const;

/** Building a format costs a hundred times what using it does, so each is built once. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(style: keyof typeof styles, locale: Language, currency: string) {
  const key = [style, locale, currency].join(" ");
  const known = formats.get(key);
  if (known) return known;
  const options = { style: "currency", currency, ...styles[style] } as const;
  const made = new Intl.NumberFormat(intlLocale(locale), options);
  formats.set(key, made);
  return made;
}

/** Writes one amount with its currency: `1 234,50 €`, `€ 1.234,50`, `€1,234.50` (B5, Formatting). */
export function formatMoney(cents: Cents, locale: Language, currency: string): string {
  return withMinus(formatOf("amount", locale, currency).format(decimalText(cents)));
}

/** Writes a limit as people say it, without cents that are zero: `1 100 €`, `€ 0,10`. */
export function formatLimit(cents: Cents, locale: Language, currency: string): string {
  return withMinus(formatOf("limit", locale, currency).format(decimalText(cents)));
}

/** The sign of a currency in a language, for a field whose amount has none. */
export function currencySign(locale: Language, currency: string): string {
  const parts = formatOf("limit", locale, currency).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Writes an amount for a text field: the language's decimal mark, no grouping, no currency. */
export function formatAmountInput(cents: Cents, locale: Language): string {
  return decimalText(cents).replace(".", decimalMark(locale));
}

/** The mark before the cents: by rule in the site's languages, as Intl has it in a host's. */
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
