import fc from "fast-check";
import { type CountryCode, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import { dialCodes, toInternational } from "./telephone.ts";

/** One mobile number of each country, by the library's own list. */
const numbers = [...dialCodes().keys()].flatMap((country) => {
  const number = getExampleNumber(country as CountryCode, examples);
  return number ? [{ country, national: number.formatNational(), sent: number.number }] : [];
});

/** A mobile number of a range that one of Belgium's operators has. */
const belgianMobile = fc
  .tuple(fc.constantFrom("0468", "0470", "0475", "0485", "0491", "0496"), fc.nat(999_999))
  .map(([range, rest]) => range + String(rest).padStart(6, "0"));

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

  it("[REGISTRATION-STORE-5] of Belgium is refused a digit short or long, and none that exists is", () => {
    const mobiles = fc.sample(belgianMobile, { numRuns: 400, seed: 5 });
    const pass = (change: (digits: string) => string) =>
      mobiles.filter((mobile) => toInternational(change(mobile), "BE") !== null).length;
    expect(pass((mobile) => mobile)).toBe(400);
    expect(pass((mobile) => mobile.slice(0, -1))).toBe(0);
    expect(pass((mobile) => `${mobile}1`)).toBe(0);
    expect(pass((mobile) => `${mobile.slice(0, -1)}x`)).toBe(0);
  });

  it.each(["070 12 34 56", "0410 00 00 00", "09 123 45 67", "0900 12 345", "09 225 12 34 ext. 5"])(
    "[REGISTRATION-STORE-5] does not exist as %s, is charged to the person who answers, or loses its extension",
    (number) => expect(toInternational(number, "BE")).toBeNull(),
  );

  it("[REGISTRATION-STORE-5] is read with the spaces, hyphens and signs of a document", () => {
    expect(toInternational("0470\u00a012\u202f34\u201156", "BE")).toBe("+32470123456");
    expect(toInternational("\u200b+32 (0)470/12.34.56", "BE")).toBe("+32470123456");
  });

  it("[REGISTRATION-STORE-5] of Belgium may be a mobile or a fixed one", () => {
    expect(toInternational("0470 12 34 56", "BE")).toBe("+32470123456");
    expect(toInternational("09 225 12 34", "BE")).toBe("+3292251234");
  });
});
