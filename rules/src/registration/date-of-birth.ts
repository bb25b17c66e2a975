import { isOfAge } from "../eligibility/index.ts";

/** Reads dd/MM/yyyy as yyyy-MM-dd; null for what is no real date (A5). */
export function readDateOfBirth(text: string): string | null {
  const [, day = "", month = "", year = ""] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  const instant = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return isReal ? date : null;
}

/** Writes yyyy-MM-dd as a person types it. */
export function writeDateOfBirth(date: string): string {
  return date.split("-").reverse().join("/");
}

/** No one alive was born before it. */
const firstYear = "1900";

/** What is wrong with a date of birth; `now` is epoch milliseconds (A5). */
export function dateOfBirthFailure(
  text: string,
  now: number,
): "dob-required" | "dob-format" | "dob-year" | "under21" | null {
  if (text.trim() === "") return "dob-required";
  const date = readDateOfBirth(text);
  if (date === null) return "dob-format";
  if (date < firstYear) return "dob-year";
  return isOfAge(date, now) ? null : "under21";
}
