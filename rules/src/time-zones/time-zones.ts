import { intlLocale, type Language } from "../locale/index.ts";
import { cities } from "./cities.ts";

/** The zones that can be chosen (B3, B9): from GMT-11 to GMT+12, one or a few a country. IANA names. */
export const timeZones = [
  ...["Pacific/Midway", "Pacific/Pago_Pago", "Pacific/Honolulu"],
  ...["America/Anchorage", "America/Los_Angeles", "America/Vancouver"],
  ...["America/Denver", "America/Phoenix", "America/Chicago"],
  ...["America/Mexico_City", "America/Costa_Rica"],
  ...["America/New_York", "America/Toronto"],
  ...["America/Havana", "America/Jamaica", "America/Panama", "America/Bogota", "America/Lima"],
  ...["America/Caracas", "America/La_Paz", "America/Halifax"],
  ...["America/Puerto_Rico", "America/Santiago", "America/Asuncion"],
  ...["America/St_Johns", "America/Sao_Paulo", "America/Argentina/Buenos_Aires"],
  ...["America/Montevideo", "America/Noronha"],
  ...["Atlantic/South_Georgia", "Atlantic/Azores", "Atlantic/Cape_Verde", "Atlantic/Reykjavik"],
  ...["Atlantic/Canary", "Europe/London", "Europe/Dublin", "Europe/Lisbon"],
  ...["Africa/Casablanca", "Africa/Dakar", "Africa/Algiers"],
  ...["Africa/Tunis", "Africa/Lagos", "Africa/Kinshasa", "Europe/Amsterdam"],
  ...["Europe/Belgrade", "Europe/Berlin", "Europe/Bratislava", "Europe/Brussels"],
  ...["Europe/Budapest", "Europe/Copenhagen", "Europe/Ljubljana", "Europe/Luxembourg"],
  ...["Europe/Madrid", "Europe/Malta", "Europe/Oslo", "Europe/Paris"],
  ...["Europe/Prague", "Europe/Rome", "Europe/Stockholm", "Europe/Vienna"],
  ...["Europe/Warsaw", "Europe/Zagreb", "Europe/Zurich", "Africa/Cairo", "Africa/Johannesburg"],
  ...["Africa/Kigali", "Africa/Tripoli"],
  ...["Asia/Beirut", "Asia/Jerusalem", "Europe/Athens", "Europe/Bucharest", "Europe/Helsinki"],
  ...["Europe/Kyiv", "Europe/Riga", "Europe/Sofia", "Europe/Tallinn", "Europe/Vilnius"],
  ...["Africa/Nairobi", "Asia/Baghdad", "Asia/Riyadh", "Europe/Istanbul", "Europe/Minsk"],
  ...["Europe/Moscow", "Asia/Tehran", "Asia/Dubai", "Asia/Baku"],
  ...["Indian/Mauritius", "Indian/Reunion", "Asia/Kabul", "Asia/Karachi", "Asia/Tashkent"],
  ...["Asia/Kolkata", "Asia/Colombo", "Asia/Kathmandu", "Asia/Almaty", "Asia/Dhaka"],
  ...["Asia/Bangkok", "Asia/Ho_Chi_Minh", "Asia/Jakarta", "Asia/Shanghai"],
  ...["Asia/Hong_Kong", "Asia/Singapore", "Asia/Manila", "Australia/Perth", "Asia/Seoul"],
  ...["Asia/Tokyo", "Australia/Adelaide", "Australia/Brisbane", "Australia/Sydney"],
  ...["Pacific/Noumea", "Pacific/Auckland", "Pacific/Fiji"],
] as const;

export type TimeZone = (typeof timeZones)[number];

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
