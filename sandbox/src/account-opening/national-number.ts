/** What a national number says of its owner; null where it is none. */
export interface NationalNumber {
  readonly digits: string;
  /** The birth dates that it fits, yyyy-MM-dd: one a century at most. */
  readonly birthDates: readonly string[];
}

/** Reads eleven digits; the operator computes by itself, in whole numbers of any size. */
export function readNationalNumber(text: string): NationalNumber | null {
  const digits = text.replace(/\D/g, "");
  if (digits.length !== 11 || /[^\d\s./-]/.test(text)) return null;
  const sequence = Number(digits.slice(6, 9));
  if (sequence === 0 || sequence === 999) return null;
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  const birthDates = ["19", "20"].flatMap((century) => {
    const whole = BigInt(`${century === "20" ? "2" : ""}${digits.slice(0, 9)}`);
    const isChecked = whole % 97n === 97n - BigInt(digits.slice(9));
    const date = `${century}${year}-${month}-${day}`;
    return isChecked && isRealDate(date) ? [date] : [];
  });
  return birthDates.length === 0 ? null : { digits, birthDates };
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
