import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "../locale/index.ts";
import {
  amountLimits,
  currencySign,
  defaultStake,
  formatAmountInput,
  formatLimit,
  formatMoney,
  parseAmount,
  stakeStep,
} from "./index.ts";

const anyCents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const anyLocale = fc.constantFrom(...locales);
const cents = (amount: number) => ({ ok: true, cents: amount });
const refused = (reason: string) => ({ ok: false, reason });

describe("reading an amount", () => {
  it("[MONEY-1] amounts that floats get wrong are exact", () => {
    expect(parseAmount("1.15")).toEqual(cents(115));
    expect(parseAmount("4.35")).toEqual(cents(435));
    expect(parseAmount("1100.29")).toEqual(cents(110_029));
  });

  it("[MONEY-1] [MONEY-2] any whole number of cents is read back from its text", () => {
    fc.assert(
      fc.property(anyCents, fc.constantFrom(",", "."), (amount, mark) => {
        const digits = String(amount).padStart(3, "0");
        const text = `${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
        expect(parseAmount(text)).toEqual(cents(amount));
      }),
    );
  });

  it.each(["10,50", "10.50"])("[MONEY-2] %s is ten euro fifty", (text) => {
    expect(parseAmount(text)).toEqual(cents(1_050));
  });

  it.each([" 10,50", "10,50 ", "\u00a010,50\u202f", "\t10,50\n"])(
    "[MONEY-3] %j is the same without its spaces",
    (text) => expect(parseAmount(text)).toEqual(cents(1_050)),
  );

  it.each([
    ["7", 700],
    ["007", 700],
    ["0", 0],
    ["10,5", 1_050],
    ["10,", 1_000],
    [",5", 50],
  ])("[MONEY-4] %s is %i cents", (text, amount) => {
    expect(parseAmount(text)).toEqual(cents(amount));
  });

  it.each(["1 234,50", "1\u00a0234,50", "1\u202f234.50"])(
    "[MONEY-5] %j is grouped without doubt",
    (text) => expect(parseAmount(text)).toEqual(cents(123_450)),
  );

  it.each([
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["1.050,5", 105_050],
    ["1.234.567,89", 123_456_789],
    ["1,234,567", 123_456_700],
    ["1.234.567", 123_456_700],
  ])(
    "[MONEY-5] %s is what Dutch or English writes, and can be read in one way only",
    (text, amount) => {
      expect(parseAmount(text)).toEqual(cents(amount));
    },
  );

  it.each([
    ["1.234", "too-many-decimals"],
    ["1,234", "too-many-decimals"],
    ["1.234,500", "not-a-number"],
    ["1.234,", "not-a-number"],
    ["12.34,50", "not-a-number"],
    ["1234.567,50", "not-a-number"],
    ["1234.567.890", "not-a-number"],
    ["1.234.567.89", "not-a-number"],
    ["1,234,567,8", "not-a-number"],
    ["1.234.50", "not-a-number"],
    ["1.234,567.8", "not-a-number"],
    ["1,234,567.89,0", "not-a-number"],
    ["1 23", "not-a-number"],
    ["12 3456", "not-a-number"],
    ["1'234", "not-a-number"],
    ["1 234 5", "not-a-number"],
  ])("[MONEY-5] %s is refused, not guessed", (text, reason) => {
    expect(parseAmount(text)).toEqual(refused(reason));
  });

  it.each(["", " ", "\u00a0\u202f"])("[MONEY-6] %j is empty", (text) => {
    expect(parseAmount(text)).toEqual(refused("empty"));
  });

  it.each([
    "NaN",
    "Infinity",
    "1e3",
    "-5",
    "+5",
    "−5",
    "0x10",
    "__proto__",
    "10 €",
    "€10",
    "1,2,3",
    "1..2",
    ",",
    ".",
    "٣",
    "１０",
    "10\n20",
  ])("[MONEY-7] %j is no number", (text) => {
    expect(parseAmount(text)).toEqual(refused("not-a-number"));
  });

  it("[MONEY-5] every grouping is read, by one to three digits before its first mark", () => {
    for (const whole of ["1", "12", "123"]) {
      const read = (digits: string) => cents(Number(digits));
      expect(parseAmount(`${whole}.456,7`)).toEqual(read(`${whole}45670`));
      expect(parseAmount(`${whole},456.78`)).toEqual(read(`${whole}45678`));
      expect(parseAmount(`${whole}.456.789`)).toEqual(read(`${whole}45678900`));
      expect(parseAmount(`${whole},456,789`)).toEqual(read(`${whole}45678900`));
      expect(parseAmount(`${whole},456,789.01`)).toEqual(read(`${whole}45678901`));
    }
  });

  it("[MONEY-7] no text throws, and what is read is always whole cents from 0", () => {
    const awkward = fc.string({ unit: fc.constantFrom("0", "1", "9", ",", ".", " ", "-", "e") });
    fc.assert(
      fc.property(fc.oneof(fc.string(), awkward), (text) => {
        const parsed = parseAmount(text);
        if (parsed.ok) expect(Number.isSafeInteger(parsed.cents) && parsed.cents >= 0).toBe(true);
      }),
    );
  });

  it.each(["10,505", "10.500", "0,001", ",123"])("[MONEY-8] %s has too many decimals", (text) => {
    expect(parseAmount(text)).toEqual(refused("too-many-decimals"));
  });

  it("[MONEY-9] both limits are allowed, and a cent beyond either is not", () => {
    const limits = amountLimits.otherStake;
    expect(parseAmount("0,10", limits)).toEqual(cents(10));
    expect(parseAmount("0,09", limits)).toEqual(refused("below-minimum"));
    expect(parseAmount("10000", limits)).toEqual(cents(1_000_000));
    expect(parseAmount("10000,01", limits)).toEqual(refused("above-maximum"));
  });

  it("[MONEY-10] an amount without end is above the maximum", () => {
    expect(parseAmount("9".repeat(400))).toEqual(refused("above-maximum"));
    expect(parseAmount("90071992547409,91")).toEqual(cents(Number.MAX_SAFE_INTEGER));
    expect(parseAmount("90071992547409,92")).toEqual(refused("above-maximum"));
    const wide = { maximum: Number.POSITIVE_INFINITY };
    expect(parseAmount("90071992547409,92", wide)).toEqual(refused("above-maximum"));
  });
});

describe("writing an amount", () => {
  it.each([
    ["fr", "1\u202f234,50\u00a0€"],
    ["nl", "€\u00a01.234,50"],
    ["en", "€1,234.50"],
  ] as const)("[MONEY-11] in %s it is %j", (locale, text) => {
    expect(formatMoney(123_450, locale, "EUR")).toBe(text);
  });

  it("[MONEY-11] small and negative amounts keep their two decimals", () => {
    expect(formatMoney(5, "en", "EUR")).toBe("€0.05");
    expect(formatMoney(0, "en", "EUR")).toBe("€0.00");
    expect(formatMoney(-1_050, "en", "EUR")).toBe("−€10.50");
  });

  it.each([
    ["fr", 110_000, /^1.100.€$/],
    ["nl", 110_000, /^€.1\.100$/],
    ["en", 110_000, /^€1,100$/],
    ["fr", 10, /^0,10.€$/],
    ["en", 5_050, /^€50\.50$/],
  ] as const)("[MONEY-30] in %s a limit of %i cents is as people say it", (locale, cents, text) => {
    expect(formatLimit(cents, locale, "EUR")).toMatch(text);
  });

  it("[MONEY-12] a part of a cent is cut off, on both sides of zero", () => {
    expect(formatMoney(1_050.99, "en", "EUR")).toBe("€10.50");
    expect(formatMoney(-1_050.99, "en", "EUR")).toBe("−€10.50");
    expect(formatMoney(-0.5, "en", "EUR")).toBe("€0.00");
  });

  it("[MONEY-13] [CONSTANTS-3] [ACCOUNT-381] euro, unless stated otherwise", () => {
    expect(formatMoney(1_050, "en", "GBP")).toBe("£10.50");
    expect(formatMoney(1_050, "en", "EUR")).toBe("€10.50");
    expect(formatLimit(1_000, "en", "GBP")).toBe("£10");
    expect(currencySign("en", "GBP")).toBe("£");
    expect(currencySign("en", "EUR")).toBe("€");
  });

  it("[MONEY-14] the largest amount is exact to the cent", () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, "en", "EUR")).toBe("€90,071,992,547,409.91");
  });

  it("[MONEY-15] in a text field there is no grouping and no currency", () => {
    expect(formatAmountInput(123_450, "fr")).toBe("1234,50");
    expect(formatAmountInput(123_450, "nl")).toBe("1234,50");
    expect(formatAmountInput(123_450, "en")).toBe("1234.50");
  });

  it("[MONEY-15] what a field shows is read back as the same cents", () => {
    fc.assert(
      fc.property(anyCents, anyLocale, (amount, locale) => {
        expect(parseAmount(formatAmountInput(amount, locale))).toEqual(cents(amount));
      }),
    );
  });
});

describe("limits", () => {
  it("[MONEY-16] [ACCOUNT-377] stakes and deposits have the bounds of the tables", () => {
    expect(amountLimits).toEqual({
      slipStake: { minimum: 0, maximum: 110_000 },
      otherStake: { minimum: 10, maximum: 1_000_000 },
      walletDeposit: { minimum: 100, maximum: 10_000_000 },
    });
  });

  it("[MONEY-17] a stake starts at ten euro and moves by one", () => {
    expect([defaultStake, stakeStep]).toEqual([1_000, 100]);
  });
});
