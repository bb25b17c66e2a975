import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOfBirthFailure, readDateOfBirth } from "./date-of-birth.ts";
import {
  emptyForm,
  fieldFailure,
  passportFailure,
  passwordFailure,
  passwordState,
  type RegistrationForm,
  usernameFailure,
  type ValidationContext,
  writeDateOfBirth,
} from "./index.ts";
import { passwordParts } from "./password.ts";
import { context, noon } from "./registration-fixture.ts";
import {
  addressFailure,
  birthPlaceFailure,
  emailFailure,
  nameFailure,
  zipcodeFailure,
} from "./texts.ts";

describe("texts", () => {
  it.each(["an@grandstand.example", " jan.peeters+bets@post.be ", "zoë@café.example"])(
    "[REGISTRATION-1] [ACCOUNT-210] %j is an e-mail address",
    (text) => expect(emailFailure(text)).toBeNull(),
  );

  it.each([
    ["", "email-required"],
    ["  ", "email-required"],
    ["jan", "email-format"],
    ["jan@post", "email-format"],
    ["jan@@post.be", "email-format"],
    ["jan peeters@post.be", "email-format"],
    ["jan@-post.be", "email-format"],
    ["<b>@post.be", "email-format"],
    [`${"a".repeat(250)}@post.be`, "email-format"],
  ])("[REGISTRATION-1] %j is refused: %s", (text, failure) =>
    expect(emailFailure(text)).toBe(failure),
  );

  it.each([
    ["jan_peeters1", null],
    ["1234567", null],
    ["", "username-required"],
    ["jan_pe", "username-length"],
    ["a".repeat(50), null],
    ["a".repeat(51), "username-long"],
    ["jan-peeters", "username-characters"],
    ["jan peeters", "username-characters"],
    ["zoëpeeters", "username-characters"],
  ])("[REGISTRATION-2] [ACCOUNT-211] [ACCOUNT-372] of the username %j: %s", (text, failure) =>
    expect(usernameFailure(text)).toBe(failure),
  );

  it.each([
    "d'Hondt",
    "d’Hondt",
    "Van den Broeck",
    "Jean-François",
    "Ó Súilleabháin",
    "J. R. Łukasz",
    "Ng",
    'Jan "Jef" 2',
    "Zoe\u0308",
    "Van\u00a0den\u202fBroeck",
    "Jean‐François",
    "Jean–François",
    "Montse Gal·la",
    "Kaʻiulani",
    "So\u00adfie",
  ])("[REGISTRATION-5] [ACCOUNT-215] [ACCOUNT-372] %j is a name", (text) =>
    expect(nameFailure(text)).toBeNull(),
  );

  it.each([
    ["", "name-required"],
    [" \u00a0 ", "name-required"],
    ["J", "name-length"],
    ["e\u0301", "name-length"],
    ["12", "name-characters"],
    ["Jan & An", "name-characters"],
    ["<b>Jan</b>", "name-characters"],
    ["Иван", "name-characters"],
    ["Jan\u0000", "name-characters"],
    ["Jan😀", "name-characters"],
  ])("[REGISTRATION-5] %j is refused as a name: %s", (text, failure) =>
    expect(nameFailure(text)).toBe(failure),
  );

  it.each([
    ["La Louvière", null],
    ["'s-Hertogenbosch", null],
    ["Sint-Niklaas", null],
    ["Ib", null],
    ["", "birth-place-required"],
    ["A", "birth-place-length"],
    ["Biel/Bienne", null],
    ["Frankfurt (Oder)", null],
    ["Saint‑Gilles", null],
    ["Gent 9000", "birth-place-characters"],
    ["--", "birth-place-characters"],
  ])("[REGISTRATION-8] [ACCOUNT-219] of the birth place %j: %s", (text, failure) =>
    expect(birthPlaceFailure(text)).toBe(failure),
  );

  it.each([
    ["EH123456", null],
    ["ÉH-12 34'5", null],
    ["", "passport-required"],
    ["EH1234", "passport-length"],
    ["EH_123456", "passport-characters"],
  ])("[REGISTRATION-9] [ACCOUNT-218] [ACCOUNT-372] of the passport %j: %s", (text, failure) =>
    expect(passportFailure(text)).toBe(failure),
  );

  it.each([
    ["Rue de la Loi 16", null],
    ["", "address-required"],
    ["16", "address-letters"],
    ["16 / 2", "address-letters"],
  ])("[REGISTRATION-10] [ACCOUNT-220] of the address %j: %s", (text, failure) =>
    expect(addressFailure(text)).toBe(failure),
  );

  it.each([
    ["1000", "BE", null],
    ["B100", "BE", null],
    [" 10 00 ", "BE", null],
    ["", "BE", "zipcode-required"],
    ["100", "BE", "zipcode-belgian"],
    ["10000", "BE", "zipcode-belgian"],
    ["10-0", "BE", "zipcode-belgian"],
    ["10/0", "BE", "zipcode-characters"],
    ["B-1000", "BE", null],
    ["b 1000", "BE", null],
    ["BE-1000", "BE", null],
    ["L-1611", "LU", null],
    ["00-950", "PL", null],
    ["00‑950", "PL", null],
    ["1000-001", "PT", null],
    ["LV-1010", "LV", null],
    ["114\u00a055", "SE", null],
    ["VLT 1117", "MT", null],
    ["1012 AB", "NL", null],
    ["SW1A 1AA", "GB", null],
    ["12", "NL", "zipcode-length"],
    ["1234567890123456", "NL", "zipcode-length"],
  ])(
    "[REGISTRATION-11] [ACCOUNT-221] [ACCOUNT-373] of the postcode %j in %s: %s",
    (text, country, failure) => expect(zipcodeFailure(text, country)).toBe(failure),
  );

  it("[REGISTRATION-5] [REGISTRATION-8] judge a text as they judge it composed and without outer spaces", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 });
    fc.assert(
      fc.property(text, (typed) => {
        const composed = typed.normalize("NFC").trim();
        for (const failure of [nameFailure, birthPlaceFailure, passportFailure, emailFailure]) {
          expect(failure(` ${typed.normalize("NFD")} `)).toBe(failure(composed));
        }
      }),
    );
  });
});

describe("the password", () => {
  it.each([
    ["Short1", ["lowercase", "uppercase", "digit", "characters"]],
    ["lowercase1", ["length", "lowercase", "digit", "characters"]],
    ["UPPERCASE1", ["length", "uppercase", "digit", "characters"]],
    ["NoDigitAtAll", ["length", "lowercase", "uppercase", "characters"]],
    ["Has a space1", ["length", "lowercase", "uppercase", "digit"]],
    ["Élégante1", ["length", "lowercase", "digit"]],
    ["", []],
  ])("[REGISTRATION-3] [ACCOUNT-212] [ACCOUNT-372] %j meets %j alone", (password, met) => {
    const state = passwordState(password);
    expect(passwordParts.filter((part) => state[part])).toEqual(met);
    expect(passwordFailure(password)).toBe(
      password === "" ? "password-required" : "password-rules",
    );
  });

  it("[REGISTRATION-3] is right with all five parts, and at most 200 characters", () => {
    expect(passwordFailure("Grand-stand_1")).toBeNull();
    expect(passwordFailure(`Grandstand1${"a".repeat(189)}`)).toBeNull();
    expect(passwordFailure(`Grandstand1${"a".repeat(190)}`)).toBe("password-long");
  });

  it.each([
    ["", "password-confirmation-required"],
    ["grandstand1", "password-confirmation"],
    ["Grandstand1", null],
  ])("[REGISTRATION-4] [ACCOUNT-213] confirmed by %j: %s", (confirmation, failure) => {
    const form = { ...emptyForm, password: "Grandstand1", password_confirmation: confirmation };
    expect(fieldFailure("password_confirmation", form, context)).toBe(failure);
  });
});

describe("the date of birth", () => {
  it.each([
    ["29/02/2000", "2000-02-29"],
    [" 01/12/1985 ", "1985-12-01"],
    ["29/02/1900", null],
    ["31/04/1990", null],
    ["1/2/1990", null],
    ["1990-02-01", null],
    ["00/00/0000", null],
  ])("[REGISTRATION-6] [ACCOUNT-216] reads %j as %s", (text, date) =>
    expect(readDateOfBirth(text)).toBe(date),
  );

  it("[REGISTRATION-6] is read as it is written", () => {
    const days = fc.date({
      min: new Date("1900-01-01"),
      max: new Date("2026-11-23"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(readDateOfBirth(writeDateOfBirth(date))).toBe(date);
      }),
    );
  });

  it.each([
    ["", "dob-required"],
    ["31/02/1990", "dob-format"],
    ["31/12/1899", "dob-year"],
    ["01/01/1900", null],
    ["24/11/2005", "under21"],
    ["23/11/2005", null],
  ])("[REGISTRATION-7] [ACCOUNT-216] of %j: %s", (text, failure) =>
    expect(dateOfBirthFailure(text, noon)).toBe(failure),
  );

  it("[REGISTRATION-7] counts the day of Brussels, where it is tomorrow at 23:30 UTC", () => {
    const late = Date.UTC(2026, 10, 23, 23, 30);
    expect(dateOfBirthFailure("24/11/2005", late)).toBeNull();
    expect(dateOfBirthFailure("25/11/2005", late)).toBe("under21");
  });
});

describe("what is chosen", () => {
  const failureOf = (
    field: Parameters<typeof fieldFailure>[0],
    more: Partial<RegistrationForm>,
    given: Partial<ValidationContext> = {},
  ) => fieldFailure(field, { ...emptyForm, ...more }, { ...context, ...given });

  it("[REGISTRATION-12] [ACCOUNT-222] is required", () => {
    expect(failureOf("nationality", { nationality: "" })).toBe("nationality-required");
    expect(failureOf("country", { country: "" })).toBe("country-required");
    expect(failureOf("city", { city: " " })).toBe("city-required");
    expect(failureOf("city", { city: "Gent" })).toBeNull();
    expect(failureOf("tos", {})).toBe("tos-required");
    expect(failureOf("tos", { tos: true })).toBeNull();
  });

  it("[REGISTRATION-12] [ACCOUNT-225] is a solved captcha, but not in the internal test mode", () => {
    expect(failureOf("g_recaptcha_response", {})).toBe("captcha-required");
    expect(failureOf("g_recaptcha_response", { g_recaptcha_response: "t" })).toBeNull();
    expect(failureOf("g_recaptcha_response", {}, { isInternalTest: true })).toBeNull();
  });

  it("[REGISTRATION-13] [ACCOUNT-223] is a telephone number that the library takes", () => {
    expect(failureOf("telephone", {})).toBe("telephone-required");
    expect(failureOf("telephone", { telephone: "12" })).toBe("telephone-format");
    expect(failureOf("telephone", { telephone: "470123456" })).toBeNull();
  });
});
