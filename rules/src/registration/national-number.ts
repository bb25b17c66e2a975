import { thresholds } from "../intervals/index.ts";
import { readDateOfBirth } from "./date-of-birth.ts";
import { digitsOf } from "./normalise.ts";

/**
 * The number of the Belgian national register: six digits of the birth date, three of the sequence on that day, and
 * two check digits, which differ by century (docs/decisions/07).
 */

const numberedLength = 9;
const modulus = 97;
const lastSequence = 998;
/** Is put before the nine digits of a person born in 2000 or later. */
const newCentury = 2_000_000_000;

type Failure =
  | "nrn-required"
  | "nrn-length"
  | "nrn-date"
  | "nrn-undated"
  | "nrn-bis"
  | "nrn-sequence"
  | "nrn-check";

/** How much a month is raised in a bis number, of somebody who is in no register of inhabitants. */
const bisMonths = [20, 40];
const monthsOfAYear = 12;

/** What the first six digits say of a birth date: a month or a day that is not known is 00. */
interface BirthPart {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly isBis: boolean;
}

/**
 * What is wrong with a national number, its separators allowed (A5). What its date part says is compared with the
 * date of birth (dd/MM/yyyy) where that is a date; otherwise the number may be of either century.
 */
export function nationalNumberFailure(text: string, dateOfBirth: string): Failure | null {
  const digits = digitsOf(text);
  if (digits === "") return "nrn-required";
  if (!/^\d{11}$/.test(digits)) return "nrn-length";
  const part = readBirthPart(digits);
  const birth = readDateOfBirth(dateOfBirth);
  const centuries = birth === null ? centuriesOf(part) : [isNewCentury(birth)];
  if (centuries.length === 0 || (birth !== null && !fits(part, birth))) return dateFailure(part);
  const sequence = Number(digits.slice(6, numberedLength));
  if (sequence < 1 || sequence > lastSequence) return "nrn-sequence";
  const numbered = digits.slice(0, numberedLength);
  const isRight = centuries.some((isNew) => checkDigits(numbered, isNew) === digits.slice(-2));
  return isRight ? null : "nrn-check";
}

/**
 * Completes the first nine digits with their check digits, as a continuation of what was typed, and leaves every other
 * text as it is (A5). Without a date of birth the century is the later one in which the person is old enough on the
 * day of `now` (epoch milliseconds).
 */
export function completeNationalNumber(text: string, dateOfBirth: string, now: number): string {
  const digits = digitsOf(text);
  if (!/^\d{9}$/.test(digits)) return text;
  const birth = readDateOfBirth(dateOfBirth);
  const isNew = birth === null ? couldBeNew(digits, now) : isNewCentury(birth);
  return text + checkDigits(digits, isNew);
}

/** Whether enough digits have been typed for the check digits to follow. */
export function isNumbered(text: string): boolean {
  return digitsOf(text).length === numberedLength;
}

/** The number after `text` has replaced `before`: digits that a person deletes do not come back. */
export function typeNationalNumber(
  before: string,
  text: string,
  dateOfBirth: string,
  now: number,
): string {
  const isTyped = text.length > before.length && isNumbered(text);
  return isTyped ? completeNationalNumber(text, dateOfBirth, now) : text;
}

function checkDigits(numbered: string, isNew: boolean): string {
  const rest = (Number(numbered) + (isNew ? newCentury : 0)) % modulus;
  return String(modulus - rest).padStart(2, "0");
}

function readBirthPart(digits: string): BirthPart {
  const month = Number(digits.slice(2, 4));
  const raised = bisMonths.find((by) => month >= by && month <= by + monthsOfAYear);
  return {
    year: digits.slice(0, 2),
    month: String(month - (raised ?? 0)).padStart(2, "0"),
    day: digits.slice(4, 6),
    isBis: raised !== undefined,
  };
}

function isUndated({ month, day }: BirthPart): boolean {
  return month === "00" || day === "00";
}

/** Whether a birth date (yyyy-MM-dd) is what the number says, as far as it says one. */
function fits({ year, month, day }: BirthPart, birth: string): boolean {
  if (birth.slice(2, 4) !== year) return false;
  if (month === "00") return true;
  return birth.slice(5, 7) === month && (day === "00" || birth.slice(8) === day);
}

function dateFailure(part: BirthPart): Failure {
  if (part.isBis) return "nrn-bis";
  const isMonth = Number(part.month) <= monthsOfAYear;
  return isMonth && isUndated(part) ? "nrn-undated" : "nrn-date";
}

function isNewCentury(date: string): boolean {
  return date >= "2000";
}

/** The centuries in which the date part is a real date: 29 February 1900 is none. */
function centuriesOf(part: BirthPart): readonly boolean[] {
  const { year, month, day } = part;
  if (Number(month) > monthsOfAYear) return [];
  if (isUndated(part)) return [false, true];
  return [false, true].filter(
    (isNew) => readDateOfBirth(`${day}/${month}/${isNew ? 20 : 19}${year}`) !== null,
  );
}

function couldBeNew(numbered: string, now: number): boolean {
  const year = 2_000 + Number(numbered.slice(0, 2));
  return new Date(now).getUTCFullYear() - year >= thresholds.minimumAge;
}
