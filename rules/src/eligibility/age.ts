import { thresholds } from "../intervals/index.ts";

/** The zone whose calendar decides on which day a birthday is. */
const belgianTimeZone = "Europe/Brussels";

/**
 * Whether a person has the minimum age on the Belgian day of an instant (epoch milliseconds);
 * the birthday itself counts (B9, A5). The birth date is yyyy-MM-dd; one that is no date is refused.
 */
export function isOfAge(dateOfBirth: string, now: number): boolean {
  if (!isDate(dateOfBirth)) return false;
  const today = belgianDate(now);
  const year = Number(today.slice(0, 4)) - thresholds.minimumAge;
  // Texts of this shape sort as their dates do, and 29 February sorts before 1 March in any year.
  return dateOfBirth <= `${year}${today.slice(4)}`;
}

/** Writes the Belgian day of an instant as yyyy-MM-dd, whatever order a language would give it. */
function belgianDate(instant: number): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: belgianTimeZone,
    calendar: "gregory",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
