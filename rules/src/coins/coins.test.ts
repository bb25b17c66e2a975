import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowedCoins,
  type CoinHolder,
  coinDigits,
  coinsToCents,
  defaultConversionRate,
  isDailyLimitReached,
  openConverter,
  readCoins,
} from "./index.ts";

const data = { conversionRate: 0.01, dailyLimit: 1_000, balance: 2_750, convertedToday: 400 };

describe("what is typed", () => {
  it.each([
    ["1 200", "1200"],
    ["12,5", "125"],
    ["-3e4", "34"],
    ["007", "7"],
    ["0", "0"],
    ["abc", ""],
  ])("[COINS-1] %j becomes %j", (typed, text) => {
    expect(coinDigits(typed)).toBe(text);
    expect(readCoins(typed, data).text).toBe(text);
  });

  it("[COINS-1] only digits are ever left", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(coinDigits(typed)).toMatch(/^\d*$/);
      }),
    );
  });
});

describe("how much may be converted", () => {
  it.each([
    [2_750, 1_000, 400, 600],
    [120, 1_000, 400, 120],
    [120, 1_000, 1_000, 0],
    [120, 1_000, 1_200, 0],
    [0, 1_000, 0, 0],
  ])(
    "[COINS-2] [CONSTANTS-43] of %i coins with %i a day and %i converted: %i",
    (balance, dailyLimit, convertedToday, allowed) => {
      expect(allowedCoins({ balance, dailyLimit, convertedToday })).toBe(allowed);
    },
  );

  it("[COINS-3] [COINS-5] more is answered with the most that is allowed", () => {
    expect(readCoins("600", data)).toMatchObject({ exceeded: null, canConvert: true });
    expect(readCoins("601", data)).toMatchObject({ exceeded: 600, canConvert: false });
    const vast = "9".repeat(400);
    expect(readCoins(vast, data)).toMatchObject({ exceeded: 600, money: 0, canConvert: false });
  });

  it("[COINS-7] a day's limit that is used up differs from an empty purse", () => {
    expect(isDailyLimitReached({ ...data, convertedToday: 1_000 })).toBe(true);
    expect(isDailyLimitReached({ ...data, balance: 0 })).toBe(false);
    expect(isDailyLimitReached(data)).toBe(false);
  });
});

describe("the money", () => {
  it.each([
    [1, 0.01, 1],
    [150, 0.01, 150],
    [3, 0.005, 2],
    [1, 0.005, 0],
    [5, 0.005, 2],
    [7, 0.0125, 9],
    [1_000_000, 1.1, 110_000_000],
  ])("[COINS-4] %i coins at %d are %i cents", (coins, rate, cents) => {
    expect(coinsToCents(coins, rate)).toBe(cents);
  });

  it("[COINS-4] is never more than half a cent off, by arithmetic in ten thousandths", () => {
    const anyRate = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), anyRate, (coins, tenThousandths) => {
        const cents = coinsToCents(coins, tenThousandths / 10_000);
        const error = BigInt(cents) * 100n - BigInt(coins) * BigInt(tenThousandths);
        expect(error <= 50n && error >= -50n).toBe(true);
      }),
    );
  });

  it("[COINS-5] [CONSTANTS-41] [CONSTANTS-42] nothing, 0 coins and less than a cent can't be converted", () => {
    expect(readCoins("", data)).toMatchObject({
      coins: null,
      exceeded: null,
      money: 0,
      canConvert: false,
    });
    expect(readCoins("0", data)).toMatchObject({ coins: 0, canConvert: false });
    expect(readCoins("1", { ...data, conversionRate: 0.004 }).canConvert).toBe(false);
    expect(readCoins("6", { ...data, conversionRate: 0.001 }).canConvert).toBe(false);
    expect(readCoins("10", { ...data, conversionRate: 0.001 }).canConvert).toBe(true);
    expect(readCoins("1", { ...data, convertedToday: 1_000 }).canConvert).toBe(false);
  });

  it("[COINS-5] what can be converted is within every limit", () => {
    const any = fc.record({
      conversionRate: fc.constantFrom(0.01, 0.004, 0.1),
      dailyLimit: fc.nat({ max: 2_000 }),
      balance: fc.nat({ max: 2_000 }),
      convertedToday: fc.nat({ max: 2_000 }),
    });
    fc.assert(
      fc.property(any, fc.nat({ max: 3_000 }), (given, coins) => {
        const { canConvert } = readCoins(String(coins), given);
        const thousandths = coins * Math.round(given.conversionRate * 1_000);
        const isWithin = coins >= 1 && coins <= allowedCoins(given) && thousandths >= 10;
        expect(canConvert).toBe(isWithin);
      }),
    );
  });

  it("[COINS-6] [CONSTANTS-40] a coin is worth a cent unless the server says otherwise", () => {
    expect(coinsToCents(340, defaultConversionRate)).toBe(340);
  });
});

describe("opening the converter", () => {
  const person: CoinHolder = {
    self_excluded: false,
    on_cool_off: false,
    isCoolOffUntil: 1_893_542_400,
    isSelfExcludedUntil: 1_893_542_400,
    document_status: "validated",
    permissions: { coins_conversion_allowed: true },
  };

  it("[COINS-11] opens for a person whom nothing holds back", () => {
    expect(openConverter(person)).toEqual({ opens: "converter" });
  });

  it("[COINS-8] [ERRORS-16] reports a cool-off", () => {
    expect(openConverter({ ...person, on_cool_off: true })).toMatchObject({
      opens: "overlay",
      overlay: {
        titleKey: "cool_off.popup.coins-conterter.title",
        textKey: "cool_off.popup.coins-conterter.text",
        target: { kind: "contact-us", newTab: true },
        until: 1_893_542_400_000,
      },
    });
  });

  it("[COINS-9] [ERRORS-17] reports a self-exclusion, after a cool-off", () => {
    const excluded = { ...person, self_excluded: true };
    expect(openConverter(excluded)).toMatchObject({
      opens: "overlay",
      overlay: {
        titleKey: "notification.self_exclusion.header",
        textKey: "self_exclusion.coin_converter_text",
      },
    });
    expect(openConverter({ ...excluded, on_cool_off: true })).toMatchObject({
      overlay: { titleKey: "cool_off.popup.coins-conterter.title" },
    });
  });

  it("[COINS-10] requires documents last", () => {
    const unverified = {
      ...person,
      document_status: "not_uploaded",
      permissions: { coins_conversion_allowed: false },
    };
    expect(openConverter(unverified)).toEqual({
      opens: "identity-document-popup",
      attempt: { document_status: "not_uploaded", action: "coins_conversion" },
    });
    expect(openConverter({ ...unverified, self_excluded: true }).opens).toBe("overlay");
  });
});
