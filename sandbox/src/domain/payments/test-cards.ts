/**
 * The cards of the sandbox, by what becomes of a deposit with each: it is accepted, refused, accepted after a step at the
 * bank (3-D), or accepted with an answer that never arrives.
 */
export const testCards = {
  accepted: "4242424242424242",
  refused: "4000000000000002",
  confirmed: "4000000000003220",
  lost: "4000000000000119",
} as const;
export type CardName = keyof typeof testCards;

/** Which of the sandbox's cards a number is, whatever is between its digits; null for any other. */
export function cardOf(number: string): CardName | null {
  const digits = number.replace(/[\s-]/g, "");
  const names = Object.keys(testCards) as CardName[];
  return names.find((name) => testCards[name] === digits) ?? null;
}

/** Whether the digits are those of any card: 12 to 19 of them, with the right check digit. */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a card that is good until this month (`MM/YY`) is still good; null for what is no month. */
export function isGoodUntil(text: string, now: number): boolean | null {
  const [, month = "", year = ""] =
    /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === "") return null;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now;
}
