import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chooseNationality,
  digitsOf,
  emptyForm,
  fieldFailure,
  identityField,
  nationalNumberFailure,
  sayNationalNumber,
  typeNationalNumber,
  writeDateOfBirth,
} from "./index.ts";
import { completeNationalNumber, isNumbered } from "./national-number.ts";
import { context, noon } from "./registration-fixture.ts";

/** A person of a day with a sequence; the check digits by the definition, in whole numbers of their own. */
interface Numbered {
  readonly born: string;
  readonly number: string;
}

function numbered(day: Date, sequence: number): Numbered {
  const date = day.toISOString().slice(0, 10);
  const nine = date.slice(2).replaceAll("-", "") + String(sequence).padStart(3, "0");
  const base = BigInt(date.startsWith("20") ? `2${nine}` : nine);
  return {
    born: writeDateOfBirth(date),
    number: nine + String(97n - (base % 97n)).padStart(2, "0"),
  };
}

const person = fc
  .tuple(
    fc.date({ min: new Date("1910-01-01"), max: new Date("2005-11-23"), noInvalidDate: true }),
    fc.integer({ min: 1, max: 998 }),
  )
  .map(([day, sequence]) => numbered(day, sequence));

/** As the identity card has it. */
const asOnTheCard = (number: string) =>
  number.replace(/^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/, "$1.$2.$3-$4.$5");

describe("a national number", () => {
  it("[REGISTRATION-20] [ACCOUNT-373] [REGISTRATION-21] [REGISTRATION-23] [ACCOUNT-217] of both centuries is right on its own day", () => {
    fc.assert(
      fc.property(person, ({ born, number }) => {
        expect(nationalNumberFailure(number, born)).toBeNull();
        expect(nationalNumberFailure(asOnTheCard(number), born)).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it("[REGISTRATION-23] is wrong with any one digit changed", () => {
    const change = fc.tuple(
      person,
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(change, ([{ born, number }, at, by]) => {
        const digit = (Number(number[at]) + by) % 10;
        const wrong = number.slice(0, at) + digit + number.slice(at + 1);
        expect(nationalNumberFailure(wrong, born)).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["", "nrn-required"],
    ["85.12.01-123", "nrn-length"],
    ["8512011232A", "nrn-length"],
    ["851202123 59", "nrn-date"],
    ["85.12.01-000.97", "nrn-sequence"],
    ["85.12.01-999.01", "nrn-sequence"],
    ["85.12.01-123.00", "nrn-check"],
  ])("[REGISTRATION-20] [REGISTRATION-21] [REGISTRATION-22] %j is refused: %s", (text, failure) =>
    expect(nationalNumberFailure(text, "01/12/1985")).toBe(failure),
  );

  it("[REGISTRATION-23] knows the century by the date of birth, leap days included", () => {
    const old = numbered(new Date("1904-02-29"), 12);
    const young = numbered(new Date("2004-02-29"), 12);
    expect(nationalNumberFailure(old.number, old.born)).toBeNull();
    expect(nationalNumberFailure(young.number, young.born)).toBeNull();
    expect(nationalNumberFailure(old.number, young.born)).toBe("nrn-check");
    expect(nationalNumberFailure(young.number, old.born)).toBe("nrn-check");
  });

  it("[REGISTRATION-24] without a date of birth is of either century, on a real day alone", () => {
    const old = numbered(new Date("1904-02-29"), 12);
    const young = numbered(new Date("2004-02-29"), 12);
    expect(nationalNumberFailure(old.number, "")).toBeNull();
    expect(nationalNumberFailure(young.number, "")).toBeNull();
    expect(nationalNumberFailure("85133112345", "")).toBe("nrn-date");
    // 1900 had no 29 February: only the check digits of 2000 are right.
    const leap = numbered(new Date("2000-02-29"), 12);
    expect(nationalNumberFailure(leap.number, "")).toBeNull();
    const first = Number(leap.number.slice(0, 9));
    const oldCheck = String(97 - (first % 97)).padStart(2, "0");
    expect(nationalNumberFailure(leap.number.slice(0, 9) + oldCheck, "")).toBe("nrn-check");
  });

  it("[REGISTRATION-25] [ACCOUNT-217] is completed after nine digits, and only then", () => {
    fc.assert(
      fc.property(person, ({ born, number }) => {
        const nine = number.slice(0, 9);
        expect(completeNationalNumber(nine, born, noon)).toBe(number);
        expect(completeNationalNumber(number, born, noon)).toBe(number);
        expect(completeNationalNumber(nine.slice(0, 8), born, noon)).toBe(nine.slice(0, 8));
      }),
    );
    expect(isNumbered("85.12.01-123")).toBe(true);
    expect(isNumbered("85.12.01-12")).toBe(false);
  });

  it("[REGISTRATION-25] without a date of birth is completed for a person who may be old enough", () => {
    const old = numbered(new Date("1985-12-01"), 123);
    const young = numbered(new Date("2005-01-31"), 123);
    expect(completeNationalNumber(old.number.slice(0, 9), "", noon)).toBe(old.number);
    expect(completeNationalNumber(young.number.slice(0, 9), "", noon)).toBe(young.number);
  });
});

/** The eleven digits: six that say a birth date, a sequence, and the check digits of a century. */
function withDatePart(part: string, isNew = false): string {
  const nine = `${part}123`;
  return nine + String(97n - (BigInt((isNew ? "2" : "") + nine) % 97n)).padStart(2, "0");
}

describe("a national number without a whole birth date", () => {
  it.each([
    ["850000", "30/07/1985", null],
    ["850700", "30/07/1985", null],
    ["850001", "30/07/1985", null],
    ["850000", "30/07/1986", "nrn-undated"],
    ["850800", "30/07/1985", "nrn-undated"],
    ["852730", "30/07/1985", null],
    ["854730", "30/07/1985", null],
    ["852000", "30/07/1985", null],
    ["854730", "31/07/1985", "nrn-bis"],
    ["851330", "30/07/1985", "nrn-date"],
    ["853330", "30/07/1985", "nrn-date"],
    ["855330", "30/07/1985", "nrn-date"],
  ])("[REGISTRATION-28] of %s and born on %s: %s", (part, born, failure) =>
    expect(nationalNumberFailure(withDatePart(part), born)).toBe(failure),
  );

  it("[REGISTRATION-28] may be of either century where no date of birth is known", () => {
    for (const part of ["850000", "042700", "042000"]) {
      for (const isNew of [false, true]) {
        expect(nationalNumberFailure(withDatePart(part, isNew), "")).toBeNull();
      }
    }
    expect(nationalNumberFailure(withDatePart("853100"), "")).toBeNull();
    expect(nationalNumberFailure(withDatePart("851300"), "")).toBe("nrn-date");
  });
});

describe("a national number as it is typed", () => {
  it("[REGISTRATION-25] key by key, as the card prints it or with any other separator, is the number", () => {
    const separators = fc.array(fc.constantFrom("", "", ".", "-", " ", "/", "‑", "\u00a0"), {
      minLength: 11,
      maxLength: 11,
    });
    fc.assert(
      fc.property(person, separators, ({ born, number }, between) => {
        const keys = [...number].flatMap((digit, at) => [digit, ...(between[at] ?? "")]);
        expect(digitsOf(typeKeys(keys, born))).toBe(number);
      }),
    );
    const card = [..."85.07.30-033"];
    expect(typeKeys(card, "30/07/1985")).toBe("85.07.30-03328");
    expect(typeKeys([...card, ".", "2", "8"], "30/07/1985")).toBe("85.07.30-033.28");
  });

  /** Types key after key, each over what the form has selected: the check digits that it added (useCompletedText). */
  function typeKeys(keys: readonly string[], born: string): string {
    let [text, typed] = ["", ""];
    for (const key of keys) {
      typed = (text.startsWith(typed) ? typed : text) + key;
      text = typeNationalNumber(text, typed, born, noon);
    }
    return text;
  }

  it("[REGISTRATION-25] is completed, and stays as it is where digits are deleted", () => {
    const { born, number } = numbered(new Date("1985-12-01"), 123);
    const nine = number.slice(0, 9);
    expect(typeNationalNumber(nine.slice(0, 8), nine, born, noon)).toBe(number);
    expect(typeNationalNumber(number, nine, born, noon)).toBe(nine);
    expect(typeNationalNumber("", nine.slice(0, 8), born, noon)).toBe(nine.slice(0, 8));
  });
});

describe("the required number", () => {
  it("[REGISTRATION-26] [ACCOUNT-159] is the national one without a nationality, with the Belgian one, and where a person has it", () => {
    expect(identityField({ nationality: "", hasNationalNumber: false })).toBe("natRegNumber");
    expect(identityField({ nationality: "BE", hasNationalNumber: false })).toBe("natRegNumber");
    expect(identityField({ nationality: "FR", hasNationalNumber: true })).toBe("natRegNumber");
    expect(identityField({ nationality: "FR", hasNationalNumber: false })).toBe("passportId");
  });

  it("[REGISTRATION-26] is the only one of the two that is required", () => {
    const french = { ...emptyForm, nationality: "FR" };
    expect(fieldFailure("natRegNumber", emptyForm, context)).toBe("nrn-required");
    expect(fieldFailure("passportId", emptyForm, context)).toBeNull();
    expect(fieldFailure("natRegNumber", french, context)).toBeNull();
    expect(fieldFailure("passportId", french, context)).toBe("passport-required");
  });

  it("[REGISTRATION-27] [ACCOUNT-160] clears the other one when it changes, and nothing where it stays", () => {
    const belgian = { ...emptyForm, natRegNumber: "85120112359" };
    const french = chooseNationality(belgian, "FR");
    expect(french).toMatchObject({ nationality: "FR", natRegNumber: "" });
    const withPassport = { ...french, passportId: "EH123456" };
    expect(chooseNationality(withPassport, "NL").passportId).toBe("EH123456");
    expect(sayNationalNumber(withPassport, true)).toMatchObject({
      hasNationalNumber: true,
      passportId: "",
    });
    expect(chooseNationality(belgian, "").natRegNumber).toBe("85120112359");
  });
});
