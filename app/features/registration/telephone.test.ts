import fc from "fast-check";
import { type CountryCode, getExampleNumber } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { dialCodes, toInternational } from "./telephone.ts";

/** One mobile number of each country, by the library's own list. */
const numbers = [...dialCodes().keys()].flatMap((country) => {
  const number = getExampleNumber(country as CountryCode, examples);
  return number ? [{ country, national: number.formatNational(), sent: number.number }] : [];
});

describe("a telephone number", () => {
  it("[REGISTRATION-STORE-5] of each of more than 200 countries is sent with its dial code, however it is spaced", () => {
    expect(numbers.length).toBeGreaterThan(200);
    const separators = fc.array(fc.constantFrom("", " ", "-", "."), {
      minLength: 20,
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        separators,
        ({ country, national, sent }, between) => {
          const digits = [...national.replace(/\D/g, "")];
          const typed = digits.map((digit, index) => digit + (between[index] ?? "")).join("");
          expect(toInternational(typed, country), `${country} ${typed}`).toBe(sent);
          expect(toInternational(sent, country), `${country} ${sent}`).toBe(sent);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("[REGISTRATION-STORE-5] that is too short, of another country, or none at all is refused", () => {
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.nat(3), ({ country, national }, length) => {
        const digits = national.replace(/\D/g, "").slice(0, length);
        expect(toInternational(digits, country)).toBeNull();
      }),
    );
    expect(toInternational("+31612345678", "BE")).toBeNull();
    expect(toInternational("0470 12 34", "BE")).toBeNull();
    expect(toInternational("abc", "BE")).toBeNull();
    expect(toInternational("", "BE")).toBeNull();
  });

  it("[REGISTRATION-STORE-5] of Belgium may be a mobile or a fixed one", () => {
    expect(toInternational("0470 12 34 56", "BE")).toBe("+32470123456");
    expect(toInternational("09 225 12 34", "BE")).toBe("+3292251234");
  });
});
