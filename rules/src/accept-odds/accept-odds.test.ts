import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Odds } from "../odds/index.ts";
import {
  acceptOddsOnWire,
  acceptOddsSettings,
  defaultAcceptOdds,
  followsPrice,
  needsAcceptance,
  serverWouldRefuse,
} from "./index.ts";

const price: fc.Arbitrary<Odds> = fc.oneof(
  fc.integer({ min: 101, max: 100_000 }).map((hundredths) => hundredths / 100),
  fc.constant<Odds>("SP"),
);
const setting = fc.constantFrom(...acceptOddsSettings);

describe("the setting", () => {
  it("[ACCEPT-ODDS-1] [CONSTANTS-7] [ACCOUNT-382] is all, higher or none, and none where nothing else is known", () => {
    expect(acceptOddsSettings).toEqual(["all", "higher", "none"]);
    expect(defaultAcceptOdds).toBe("none");
  });

  it("[ACCEPT-ODDS-2] [CONSTANTS-8] has its own word on the wire", () => {
    expect(acceptOddsOnWire).toEqual({
      all: "ACCEPT_ANY",
      higher: "ACCEPT_HIGHER",
      none: "ACCEPT_NONE",
    });
  });
});

describe("the changed-odds button", () => {
  it("[ACCEPT-ODDS-3] never shows when every price is let through", () => {
    fc.assert(
      fc.property(price, price, (slip, live) => {
        expect(needsAcceptance("all", slip, live)).toBe(false);
      }),
    );
  });

  it.each<[Odds, Odds, boolean]>([
    [2, 2.1, true],
    [2, 1.9, false],
    [2, 2, false],
    ["SP", 2, false],
    [2, "SP", false],
  ])("[ACCEPT-ODDS-4] under higher, from %s to %s: %s", (slip, live, shows) => {
    expect(needsAcceptance("higher", slip, live)).toBe(shows);
  });

  it.each<[Odds, Odds, boolean]>([
    [2, 2.1, true],
    [2, 1.9, true],
    [2, 2, false],
    ["SP", 2, true],
    [2, "SP", true],
    ["SP", "SP", false],
  ])("[ACCEPT-ODDS-5] under none, from %s to %s: %s", (slip, live, shows) => {
    expect(needsAcceptance("none", slip, live)).toBe(shows);
  });

  it("[ACCEPT-ODDS-6] has nothing to compare where a price is missing", () => {
    for (const acceptOdds of acceptOddsSettings) {
      expect(needsAcceptance(acceptOdds, 2, null)).toBe(false);
      expect(needsAcceptance(acceptOdds, null, 2)).toBe(false);
      expect(serverWouldRefuse(acceptOdds, 2, null)).toBe(false);
      expect(serverWouldRefuse(acceptOdds, null, 2)).toBe(false);
    }
  });
});

describe("the server", () => {
  it("[ACCEPT-ODDS-7] refuses no price under all", () => {
    fc.assert(
      fc.property(price, price, (slip, live) => {
        expect(serverWouldRefuse("all", slip, live)).toBe(false);
      }),
    );
  });

  it("[ACCEPT-ODDS-8] refuses a lower price under higher, and only that one", () => {
    expect(serverWouldRefuse("higher", 2, 1.99)).toBe(true);
    expect(serverWouldRefuse("higher", 2, 2)).toBe(false);
    expect(serverWouldRefuse("higher", 2, 2.01)).toBe(false);
  });

  it("[ACCEPT-ODDS-9] refuses every other price under none", () => {
    expect(serverWouldRefuse("none", 2, 1.99)).toBe(true);
    expect(serverWouldRefuse("none", 2, 2.01)).toBe(true);
    expect(serverWouldRefuse("none", 2, 2)).toBe(false);
  });

  it("[ACCEPT-ODDS-10] accepts a number for SP, or SP for a number, under all only", () => {
    for (const acceptOdds of ["higher", "none"] as const) {
      expect(serverWouldRefuse(acceptOdds, 2, "SP")).toBe(true);
      expect(serverWouldRefuse(acceptOdds, "SP", 2)).toBe(true);
    }
  });

  it("[ACCEPT-ODDS-11] and the button have nothing against an unchanged price", () => {
    fc.assert(
      fc.property(setting, price, (acceptOdds, odds) => {
        expect(serverWouldRefuse(acceptOdds, odds, odds)).toBe(false);
        expect(needsAcceptance(acceptOdds, odds, odds)).toBe(false);
      }),
    );
  });

  it("[ACCEPT-ODDS-8] under higher, button and refusal split every change of a price between them", () => {
    const number = fc.integer({ min: 101, max: 9_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(number, number, (slip, live) => {
        const isEither =
          needsAcceptance("higher", slip, live) !== serverWouldRefuse("higher", slip, live);
        expect(isEither).toBe(slip !== live);
      }),
    );
  });

  it("[ACCEPT-ODDS-12] follows the price where no change needs consent or is refused", () => {
    for (const acceptOdds of acceptOddsSettings) {
      const isFree = [1.5, 2.5].every(
        (live) => !needsAcceptance(acceptOdds, 2, live) && !serverWouldRefuse(acceptOdds, 2, live),
      );
      expect(followsPrice(acceptOdds), acceptOdds).toBe(isFree);
    }
  });
});
