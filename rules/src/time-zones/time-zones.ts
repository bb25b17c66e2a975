import { intlLocale, type Language } from "../locale/index.ts";
import { cities } from "./cities.ts";
import { type TimeZone, timeZones } from "./zones.ts";

/** A zone as a list shows it (B3, Timezone entry). */
export interface TimeZoneEntry {
  /** IANA name: what is kept and sent. */
  readonly zone: string;
  /** Its distance from Greenwich at that instant: `GMT+5:30`. */
  readonly gmt: string;
  /** The city, and what people there call their time, in the reader's language. */
  readonly name: string;
  /** The country of the city, in the reader's language. */
  readonly country: string;
  /** Minutes east of Greenwich, to order by. */
  readonly minutes: number;
}

/**
 * The list as it is at an instant (epoch milliseconds): summer time counts where it is in force. From
 * west to east, and by name where the time is the same.
 */
export function timeZoneEntries(locale: Language, now: number): readonly TimeZoneEntry[] {
  const language = intlLocale(locale);
  const countryNames = new Intl.DisplayNames(language, { type: "region" });
  return timeZones
    .map((zone) => entryOf(zone, locale, countryNames, now))
    .sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name, language));
}

/**
 * The entries that a typed text finds: each of its words begins a word of the name, the country,
 * the zone or the distance. Capitals and accents don't count; nothing typed finds everything.
 */
export function findTimeZones(
  entries: readonly TimeZoneEntry[],
  text: string,
): readonly TimeZoneEntry[] {
  const searched = wordsOf(text);
  return entries.filter(({ zone, gmt, name, country }) => {
    const words = wordsOf(`${name} ${country} ${zone} ${gmt} ${gmt.replace("GMT", "")}`);
    return searched.every((part) => words.some((word) => word.startsWith(part)));
  });
}

function entryOf(
  zone: TimeZone,
  locale: Language,
  countryNames: Intl.DisplayNames,
  now: number,
): TimeZoneEntry {
  const gmt = partOf(zone, "en-GB", "shortOffset", now).replace(/^(?:UTC|GMT\+0$)/, "GMT");
  const { country: code, [locale]: ownName } = cities[zone];
  const city = ownName ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  const time = partOf(zone, intlLocale(locale), "longGeneric", now);
  const country = countryNames.of(code) ?? code;
  return { zone, gmt, name: `${city}, ${time}`, country, minutes: minutesOf(gmt) };
}

function partOf(
  timeZone: string,
  language: string,
  timeZoneName: "shortOffset" | "longGeneric",
  now: number,
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
}

function minutesOf(gmt: string): number {
  const [, sign = "+", hours = "0", minutes = "0"] =
    /^GMT([+-])(\d{1,2})(?::(\d{2}))?$/.exec(gmt) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}+:-]+/u)
    .filter((word) => word !== "");
}
