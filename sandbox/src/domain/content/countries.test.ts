import { describe, expect, it } from "vitest";
import { listCountries, listCountriesOfResidence } from "./countries.ts";

describe("the countries", () => {
  it.each([
    ["fr", "Maroc"],
    ["nl", "Marokko"],
    ["en", "Morocco"],
  ] as const)(
    "[COUNTRIES-1] [ACCOUNT-120] [ACCOUNT-286] are named in %s, in its order",
    (language, morocco) => {
      const countries = listCountries(language);
      expect(countries.length).toBeGreaterThanOrEqual(249);
      expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
      expect(countries.find(({ code }) => code === "MA")).toEqual({
        code: "MA",
        name: "Morocco",
        label: morocco,
      });
      expect(countries.every(({ code, label }) => label !== code)).toBe(true);
      const labels = countries.map(({ label }) => label);
      expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, language)));
    },
  );

  it("[COUNTRIES-2] [ACCOUNT-286] of residence are some of them", () => {
    const all = listCountries("nl").map(({ code }) => code);
    const nearby = listCountriesOfResidence("nl").map(({ code }) => code);
    expect(nearby).toContain("BE");
    expect(nearby.every((code) => all.includes(code))).toBe(true);
    expect(nearby.length).toBeLessThan(all.length);
  });
});
