import { plainWords } from "./plain-words.ts";

/** What a national number says of its owner; null where it is none. */
export interface NationalNumber {
  readonly digits: string;
  /** Whether it can be the number of a person who was born on a date, yyyy-MM-dd. */
  readonly isOf: (birthDate: string) => boolean;
  /** The first day on which its owner can have been born, yyyy-MM-dd. */
  readonly earliestBirth: string;
}

/**
 * Reads eleven digits; the operator computes on its own, in whole numbers of any size. A month or a day that the
 * register does not know is 00, and a bis number has its month raised by 20 or by 40.
 */
export function readNationalNumber(text: string): NationalNumber | null {
  const words = plainWords(text);
  const digits = words.replace(/\D/g, "");
  if (digits.length !== 11 || /[^\d\s./-]/.test(words)) return null;
  const sequence = Number(digits.slice(6, 9));
  if (sequence === 0 || sequence === 999) return null;
  const [month = 0, day = 0] = [Number(digits.slice(2, 4)) % 20, Number(digits.slice(4, 6))];
  if (Number(digits.slice(2, 4)) > 52 || month > 12) return null;
  const patterns = ["19", "20"].flatMap((century) => {
    const whole = BigInt(`${century === "20" ? "2" : ""}${digits.slice(0, 9)}`);
    if (whole % 97n !== 97n - BigInt(digits.slice(9))) return [];
    const pattern = birthPattern(`${century}${digits.slice(0, 2)}`, month, day);
    return pattern === null ? [] : [pattern];
  });
  const [earliest] = patterns;
  if (earliest === undefined) return null;
  return {
    digits,
    isOf: (birthDate) =>
      patterns.some(
        ({ from, to }) => isRealDate(birthDate) && from <= birthDate && birthDate <= to,
      ),
    earliestBirth: earliest.from,
  };
}

/** The first and the last birth date that a number allows; null where its day is none of the calendar. */
function birthPattern(
  year: string,
  month: number,
  day: number,
): { from: string; to: string } | null {
  if (month === 0) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const start = `${year}-${String(month).padStart(2, "0")}-`;
  if (day === 0) return { from: `${start}01`, to: `${start}31` };
  const date = `${start}${String(day).padStart(2, "0")}`;
  return isRealDate(date) ? { from: date, to: date } : null;
}

/** The number of the person of this sequence (1 to 998) among those born on a date, yyyy-MM-dd. */
export function writeNationalNumber(date: string, sequence: number): string {
  const nine = date.slice(2).replaceAll("-", "") + String(sequence).padStart(3, "0");
  const rest = BigInt(`${date.startsWith("20") ? "2" : ""}${nine}`) % 97n;
  return nine + String(97n - rest).padStart(2, "0");
}

/** Whether yyyy-MM-dd is a day of the calendar. */
export function isRealDate(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const instant = new Date(Date.UTC(year, month - 1, day));
  const isShaped = /^\d{4}-\d{2}-\d{2}$/.test(date);
  return isShaped && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
}

/** Whole years between a date (yyyy-MM-dd) and the Brussels day of an instant. */
export function ageOn(date: string, now: number): number {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" }).format(now);
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  return today.slice(5) < date.slice(5) ? years - 1 : years;
}
