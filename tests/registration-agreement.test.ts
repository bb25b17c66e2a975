import { toInternational } from "@grandstand/app/features/registration/telephone.ts";
import {
  digitsOf,
  emptyForm,
  fieldFailure,
  nationalNumberFailure,
  normalise,
  normaliseWords,
  normaliseZipcode,
  type RegistrationForm,
  type RuledField,
  writeDateOfBirth,
} from "@grandstand/rules/registration";
import * as operator from "@grandstand/sandbox/src/domain/account-opening/fields.ts";
import { birthDateError } from "@grandstand/sandbox/src/domain/account-opening/judge.ts";
import { readNationalNumber } from "@grandstand/sandbox/src/domain/identities/national-number.ts";
import fc from "fast-check";
import { type CountryCode, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";

/** Entries that are made up for each field, both of people and of anyone who tries what is let through. */
const entries = { numRuns: 2_000 };
const now = Date.UTC(2026, 10, 23, 11);
const context = { now, isInternalTest: false, toInternational };

const oneOf = (characters: string) => fc.constantFrom(...characters);
const letters = oneOf("abcxyzABCXYZéèçñøßłőžşİÞĐœﬁ");
const spaces = oneOf(" \u00a0\u2002\u2009\u202f\u3000\t");
const hyphens = oneOf("-‐‑‒–—−﹣－");
const apostrophes = oneOf("'’‘ʼʻ`´′＇");
const quotes = oneOf('"“”„«»″');
const others = oneOf("·./()\\_&<>@,;:#+*?!аИ中٣٤0123456789\u00ad\u200b\u0301\ufeff");

/** What is written with these, mostly letters. */
const words = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: letters },
      { weight: 1, arbitrary: spaces },
      { weight: 1, arbitrary: hyphens },
      { weight: 1, arbitrary: apostrophes },
      { weight: 1, arbitrary: quotes },
      { weight: 1, arbitrary: others },
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(""));

/** Signs alone, visible and invisible, as from a person who presses the space bar or copies nothing. */
const signs = fc
  .array(fc.oneof(spaces, hyphens, oneOf("\u00ad\u200b\u200d\u2060\ufeff")), { maxLength: 3 })
  .map((parts) => parts.join(""));

const plainSigns = fc
  .array(fc.oneof(oneOf("abyzABYZ0189_-"), fc.constantFrom("é", " ", "ı")), { maxLength: 60 })
  .map((parts) => parts.join(""));

/** Whether the form lets a text through in a field. */
function formAllows(field: RuledField, form: Partial<RegistrationForm>): boolean {
  return fieldFailure(field, { ...emptyForm, ...form }, context) === null;
}

describe("form and operator", () => {
  it.each([
    ["firstname", operator.isPersonName],
    ["lastname", operator.isPersonName],
    ["birthPlace", operator.isBirthTown],
    ["address", operator.isAddress],
    ["city", operator.isCity],
  ] as const)("[REGISTRATION-42] agree on what a %s is, as typed and as sent", (field, isRight) => {
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: words }, signs), (typed) => {
        const isAllowed = formAllows(field, { [field]: typed });
        expect(isRight(typed)).toBe(isAllowed);
        expect(isRight(normaliseWords(typed))).toBe(isAllowed);
      }),
      entries,
    );
  });

  it("[REGISTRATION-42] agree on passports", () => {
    const passports = fc.oneof(
      words,
      fc.tuple(words, fc.nat()).map(([a, b]) => `${a}${b}`),
    );
    fc.assert(
      fc.property(passports, (passportId) => {
        const isAllowed = formAllows("passportId", { nationality: "FR", passportId });
        expect(operator.isPassport(passportId)).toBe(isAllowed);
        expect(operator.isPassport(normaliseWords(passportId))).toBe(isAllowed);
      }),
      entries,
    );
  });

  it("[REGISTRATION-42] agree on usernames and passwords, short and long", () => {
    const long = fc
      .tuple(plainSigns, fc.nat(260))
      .map(([text, length]) => text.padEnd(length, "aA1"));
    fc.assert(
      fc.property(fc.oneof(plainSigns, long), (text) => {
        expect(operator.isUsername(normalise(text))).toBe(
          formAllows("username", { username: text }),
        );
        expect(operator.isPassword(text)).toBe(formAllows("password", { password: text }));
      }),
      entries,
    );
  });

  it("[REGISTRATION-42] agree on e-mail addresses", () => {
    const part = fc
      .array(fc.oneof(oneOf("abcé0-.+_"), oneOf("ab@ ,<\u00a0")), { maxLength: 12 })
      .map((parts) => parts.join(""));
    const addresses = fc.oneof(
      fc.emailAddress(),
      fc.tuple(part, part).map(([name, domain]) => `${name}@${domain}.be`),
      fc.nat(300).map((length) => `${"a".repeat(length)}@post.be`),
    );
    fc.assert(
      fc.property(addresses, (email) => {
        expect(operator.isEmail(normalise(email))).toBe(formAllows("email", { email }));
      }),
      entries,
    );
  });

  it("[REGISTRATION-42] agree on postcodes of each country", () => {
    const zipcodes = fc
      .array(fc.oneof(oneOf("0123456789"), oneOf("ABLVabé"), spaces, hyphens, oneOf("./_")), {
        maxLength: 18,
      })
      .map((parts) => parts.join(""));
    const entry = fc.tuple(zipcodes, fc.constantFrom("BE", "NL", "LU", "PL", "PT", "LV", "GB"));
    fc.assert(
      fc.property(entry, ([zipcode, country]) => {
        const isAllowed = formAllows("zipcode", { zipcode, country });
        expect(operator.isZipcode(normaliseZipcode(zipcode, country), country)).toBe(isAllowed);
      }),
      entries,
    );
  });

  it("[REGISTRATION-42] agree on telephone numbers of each country", () => {
    const countries = ["BE", "NL", "FR", "DE", "LU", "GB", "PL", "NU", "IT", "US"] as const;
    const entry = fc.tuple(
      fc.constantFrom(...countries),
      fc.array(fc.tuple(fc.nat(14), oneOf("0123456789")), { maxLength: 2 }),
      fc.integer({ min: -2, max: 1 }),
    );
    fc.assert(
      fc.property(entry, ([country, changes, longer]) => {
        const example = getExampleNumber(country as CountryCode, examples)?.number ?? "";
        const digits = [...example];
        for (const [at, digit] of changes) if (at > 3 && at < digits.length) digits[at] = digit;
        const changed = digits.join("");
        const typed = longer > 0 ? `${changed}1` : changed.slice(0, changed.length + longer);
        const sent = toInternational(typed, country);
        expect(operator.isTelephone(sent ?? typed)).toBe(sent !== null);
      }),
      entries,
    );
  });

  it("[REGISTRATION-42] agree on dates of birth", () => {
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 33 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 1890, max: 2010 }),
    );
    fc.assert(
      fc.property(parts, ([day, month, year]) => {
        const two = (value: number) => String(value).padStart(2, "0");
        const date = `${year}-${two(month)}-${two(day)}`;
        const isAllowed = formAllows("dob", { dob: writeDateOfBirth(date) });
        expect(birthDateError(date, now) === null).toBe(isAllowed);
      }),
      entries,
    );
  });

  it("[REGISTRATION-42] agree on national numbers, whole, of unknown dates and bis", () => {
    const entry = fc.tuple(
      fc.integer({ min: 1930, max: 2005 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      fc.constantFrom(0, 0, 0, 20, 40, 60),
      fc.integer({ min: 0, max: 999 }),
      fc.boolean(),
      fc.constantFrom("", " ", ".", "-", "‑", "\u00a0", "x"),
    );
    fc.assert(
      fc.property(entry, ([year, month, day, raised, sequence, isRight, between]) => {
        const two = (value: number) => String(value).padStart(2, "0");
        const nine = `${two(year % 100)}${two(month + raised)}${two(day)}${String(sequence).padStart(3, "0")}`;
        const base = BigInt((year >= 2000 ? "2" : "") + nine);
        const check = (97n - (base % 97n) + (isRight ? 0n : 1n)) % 100n;
        const typed = nine + between + String(check).padStart(2, "0");
        const born = `${year}-${two(Math.min(12, Math.max(1, month)))}-${two(Math.min(28, Math.max(1, day)))}`;
        const isAllowed = nationalNumberFailure(typed, writeDateOfBirth(born)) === null;
        const isAccepted = (text: string) => readNationalNumber(text)?.isOf(born) ?? false;
        expect(isAccepted(typed)).toBe(isAllowed);
        expect(isAccepted(digitsOf(typed))).toBe(isAllowed);
        const isNumber = nationalNumberFailure(typed, "") === null;
        expect(readNationalNumber(typed) !== null).toBe(isNumber);
      }),
      entries,
    );
  });
});
