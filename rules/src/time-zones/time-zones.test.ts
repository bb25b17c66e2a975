import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Language, locales } from "../locale/index.ts";
import { findTimeZones, timeZoneEntries } from "./index.ts";
import { timeZones } from "./zones.ts";

const winter = Date.parse("2026-01-15T12:00:00Z");
const summer = Date.parse("2026-07-15T12:00:00Z");
const entryAt = (now: number, zone: string) =>
  timeZoneEntries("en", now).find((entry) => entry.zone === zone);

describe("the time zones", () => {
  it("[TIME-ZONES-1] [CONSTANTS-52] are about 110, each once, and each of them is known to the browser", () => {
    expect(new Set(timeZones).size).toBe(timeZones.length);
    expect(timeZones.length).toBeGreaterThanOrEqual(105);
    expect(timeZones.length).toBeLessThanOrEqual(115);
    const minutes = timeZoneEntries("en", winter).map((entry) => entry.minutes);
    expect(Math.min(...minutes)).toBe(-11 * 60);
    expect(timeZones).toContain("Europe/London");
    expect(timeZones).toContain("Europe/Brussels");
  });

  it("[TIME-ZONES-2] say their distance in winter and in summer", () => {
    expect(entryAt(winter, "Europe/Brussels")).toMatchObject({ gmt: "GMT+1", minutes: 60 });
    expect(entryAt(summer, "Europe/Brussels")).toMatchObject({ gmt: "GMT+2", minutes: 120 });
    expect(entryAt(winter, "Europe/London")).toMatchObject({ gmt: "GMT", minutes: 0 });
    expect(entryAt(summer, "Europe/London")).toMatchObject({ gmt: "GMT+1", minutes: 60 });
    expect(entryAt(winter, "Asia/Kolkata")).toMatchObject({ gmt: "GMT+5:30", minutes: 330 });
    expect(entryAt(winter, "America/St_Johns")).toMatchObject({ minutes: -210 });
  });

  it.each(locales)("[TIME-ZONES-3] run from west to east in %s", (locale) => {
    const minutes = timeZoneEntries(locale, winter).map((entry) => entry.minutes);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  });

  it.each([
    ["bruss", "Europe/Brussels"],
    ["PARIS", "Europe/Paris"],
    ["belgique", "Europe/Brussels"],
    ["europe centrale bru", "Europe/Brussels"],
    ["sao pau", "America/Sao_Paulo"],
    ["gmt+5:30", "Asia/Kolkata"],
    ["+5:30", "Asia/Kolkata"],
  ])("[TIME-ZONES-4] %s finds %s", (text, zone) => {
    const found = findTimeZones(timeZoneEntries("fr", winter), text);
    expect(found.map((entry) => entry.zone)).toContain(zone);
  });

  it.each([
    ...(["Bruxelles", "Londres", "Belgique", "Brussels", "Varsovie", "Vienne"] as const).map(
      (text) => ["fr", text] as const,
    ),
    ...(["Brussel", "Londen", "Parijs", "Praag", "Wenen", "België", "Nieuw-Zeeland"] as const).map(
      (text) => ["nl", text] as const,
    ),
    ...(["Brussels", "London", "Canaries", "Kyiv", "Belgium"] as const).map(
      (text) => ["en", text] as const,
    ),
  ])("[TIME-ZONES-5] in %s %s finds its zone", (locale, text) => {
    expect(findTimeZones(timeZoneEntries(locale, winter), text).length).toBeGreaterThan(0);
  });

  it("[TIME-ZONES-5] have the names of their cities", () => {
    const nameIn = (locale: Language, zone: string) =>
      timeZoneEntries(locale, winter)
        .find((entry) => entry.zone === zone)
        ?.name.split(",")[0];
    expect(locales.map((locale) => nameIn(locale, "Europe/Brussels"))).toEqual(
      locales.map((locale) => ({ fr: "Bruxelles", nl: "Brussel", en: "Brussels" })[locale]),
    );
    expect(nameIn("fr", "America/Mexico_City")).toBe("Mexico");
    expect(nameIn("nl", "Asia/Tokyo")).toBe("Tokio");
    expect(nameIn("en", "America/New_York")).toBe("New York");
  });

  it("[TIME-ZONES-4] more words never find more", () => {
    const entries = timeZoneEntries("nl", winter);
    expect(findTimeZones(entries, "  ")).toEqual(entries);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (first, second) => {
        const all = findTimeZones(entries, first);
        expect(all).toEqual(
          expect.arrayContaining([...findTimeZones(entries, `${first} ${second}`)]),
        );
      }),
    );
  });
});
