import type { AmountLimits, Cents } from "./money.ts";

/** Why a typed text is not an amount, in the order in which it is checked. */
export type AmountRefusal =
  | "empty"
  | "not-a-number"
  | "too-many-decimals"
  | "below-minimum"
  | "above-maximum";

/** A typed text as an amount, or why it is not one. */
export type ParsedAmount = { ok: true; cents: Cents } | { ok: false; reason: AmountRefusal };

// Thousands in groups of three behind a space. "1.234" and "1,234" could be either number.
const wholePart = "\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|\\d+";
const amountPattern = new RegExp(`^(${wholePart})?(?:[.,](\\d*))?$`);

/**
 * Thousands behind a mark, as Dutch (1.234,50) and English (1,234.50) write them: only where a second
 * group or the other mark leaves no other reading, and so in any language.
 */
const groupedPattern =
  /^(\d{1,3}(?:(?:\.\d{3})+(?=,)|(?:,\d{3})+(?=\.)|(?:\.\d{3}){2,}(?=$)|(?:,\d{3}){2,}(?=$)))(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount as a person types it: `10,50` and `10.50` are both 1050 cents. The digits are read
 * as text, so no amount ever passes through a float (B5, Formatting; B9).
 */
export function parseAmount(text: string, limits: AmountLimits = {}): ParsedAmount {
  const typed = text.trim();
  if (typed === "") return refuse("empty");
  const parts = partsOf(typed);
  if (parts === null) return refuse("not-a-number");
  const [whole, decimals] = parts;
  if (decimals.length > 2) return refuse("too-many-decimals");
  const exact = BigInt(whole.replace(/\D/g, "") + decimals.padEnd(2, "0"));
  return withinLimits(exact, limits);
}

/** The digits before and behind the decimal mark; null where the text is no amount. */
function partsOf(typed: string): readonly [whole: string, decimals: string] | null {
  const match = groupedPattern.exec(typed) ?? amountPattern.exec(typed);
  if (match === null) return null;
  const [, whole = "", decimals = ""] = match;
  return whole + decimals === "" ? null : [whole, decimals];
}

function withinLimits(cents: bigint, limits: AmountLimits): ParsedAmount {
  const maximum = Math.min(limits.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  if (cents > BigInt(maximum)) return refuse("above-maximum");
  if (limits.minimum !== undefined && cents < BigInt(limits.minimum))
    return refuse("below-minimum");
  return { ok: true, cents: Number(cents) };
}

function refuse(reason: AmountRefusal): ParsedAmount {
  return { ok: false, reason };
}
