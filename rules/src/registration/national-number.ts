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
/** Stands before the nine digits of a person born in 2000 or later. */
const newCentury = 2_000_000_000;

type Failure = "nrn-required" | "nrn-length" | "nrn-date" | "nrn-sequence" | "nrn-check";

/**
 * What is wrong with a national number, its separators allowed (A5). Its date part is compared with the
 * date of birth (dd/MM/yyyy) where that is a date; otherwise the number may be of either century.
 */
export function nationalNumberFailure(text: string, dateOfBirth: string): Failure | null {
  const digits = digitsOf(text);
  if (digits === "") return "nrn-required";
  if (!/^\d{11}$/.test(digits)) return "nrn-length";
  const birth = readDateOfBirth(dateOfBirth);
  if (birth !== null && digits.slice(0, 6) !== datePart(birth)) return "nrn-date";
  const sequence = Number(digits.slice(6, numberedLength));
  if (sequence < 1 || sequence > lastSequence) return "nrn-sequence";
  const numbered = digits.slice(0, numberedLength);
  const centuries = birth === null ? centuriesOf(numbered) : [isNewCentury(birth)];
  if (centuries.length === 0) return "nrn-date";
  const isRight = centuries.some((isNew) => checkDigits(numbered, isNew) === digits.slice(-2));
  return isRight ? null : "nrn-check";
}

/**
 * Completes the first nine digits with their check digits, and leaves every other text as it is (A5). Without a
 * date of birth the century is the later one in which the person is old enough on the day of `now`
 * (epoch milliseconds).
 */
export function completeNationalNumber(text: string, dateOfBirth: string, now: number): string {
  const digits = digitsOf(text);
  if (!/^\d{9}$/.test(digits)) return text;
  const birth = readDateOfBirth(dateOfBirth);
  const isNew = birth === null ? couldBeNew(digits, now) : isNewCentury(birth);
  return digits + checkDigits(digits, isNew);
}

/** Whether so many digits have been typed that the check digits can follow. */
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

function datePart(date: string): string {
  return date.slice(2).replaceAll("-", "");
}

function isNewCentury(date: string): boolean {
  return date >= "2000";
}

/** The centuries in which the date part is a real date: 29 February 1900 is none. */
function centuriesOf(numbered: string): readonly boolean[] {
  return [false, true].filter((isNew) => readDateOfBirth(birthDay(numbered, isNew)) !== null);
}

function birthDay(numbered: string, isNew: boolean): string {
  const [year, month, day] = [numbered.slice(0, 2), numbered.slice(2, 4), numbered.slice(4, 6)];
  return `${day}/${month}/${isNew ? 20 : 19}${year}`;
}

function couldBeNew(numbered: string, now: number): boolean {
  const year = 2_000 + Number(numbered.slice(0, 2));
  return new Date(now).getUTCFullYear() - year >= thresholds.minimumAge;
}
