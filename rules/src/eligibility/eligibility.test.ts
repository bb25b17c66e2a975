import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betRefusals } from "./eligibility.ts";
import {
  type BetRefusal,
  type Bettor,
  type Depositor,
  isOfAge,
  whoMayBet,
  whoMayDeposit,
} from "./index.ts";

const bettor: Bettor = {
  age: 35,
  self_excluded: false,
  on_cool_off: false,
  isCoolOffUntil: null,
  isSelfExcludedUntil: null,
  document_status: "validated",
  permissions: { bet_placement_allowed: true },
};
const seconds = Date.parse("2027-01-31T23:00:00Z") / 1_000;
const contactUs = { kind: "contact-us", path: "/support/contact-us", newTab: true };

const anyBettor: fc.Arbitrary<Bettor> = fc.record({
  age: fc.integer({ min: 16, max: 99 }),
  self_excluded: fc.boolean(),
  on_cool_off: fc.boolean(),
  document_status: fc.constantFrom("validated", "pending", "not_uploaded"),
  permissions: fc.record({ bet_placement_allowed: fc.boolean() }),
});

describe("who may bet", () => {
  it("[ELIGIBILITY-1] a person whom nothing bars", () => {
    expect(whoMayBet(bettor)).toEqual({ allowed: true });
    expect(whoMayBet({ ...bettor, age: 21 })).toEqual({ allowed: true });
  });

  it("[ELIGIBILITY-2] a visitor logs in first", () => {
    expect(whoMayBet(null)).toEqual({ allowed: false, because: "visitor", opens: "login" });
  });

  it("[ELIGIBILITY-3] [ACCOUNT-339] a person of 20 sees that reason", () => {
    expect(whoMayBet({ ...bettor, age: 20 })).toEqual({
      allowed: false,
      because: "under-21",
      opens: "overlay",
      overlay: {
        titleKey: "under_21_restriction.popup.title",
        textKey: "under_21_restriction.popup.text",
        buttonKey: "under_21_restriction.popup.button",
        target: { kind: "configured-url" },
      },
    });
  });

  it("[ELIGIBILITY-4] [ACCOUNT-338] [ELIGIBILITY-6] [ELIGIBILITY-7] a self-excluded person sees until when", () => {
    const excluded = { ...bettor, self_excluded: true, isSelfExcludedUntil: seconds };
    expect(whoMayBet(excluded)).toEqual({
      allowed: false,
      because: "self-excluded",
      opens: "overlay",
      overlay: {
        titleKey: "notification.self_exclusion.header",
        textKey: "notification.self_exclusion.text",
        buttonKey: "notification.self_exclusion.button",
        target: contactUs,
        until: Date.parse("2027-01-31T23:00:00Z"),
      },
    });
  });

  it("[ELIGIBILITY-5] [ACCOUNT-337] [ELIGIBILITY-6] [ELIGIBILITY-7] a person in cool-off sees until when", () => {
    const resting = { ...bettor, on_cool_off: true, isCoolOffUntil: seconds };
    expect(whoMayBet(resting)).toEqual({
      allowed: false,
      because: "cool-off",
      opens: "overlay",
      overlay: {
        titleKey: "cool_off.popup.title",
        textKey: "cool_off.popup.text",
        buttonKey: "cool_off.popup.button",
        target: contactUs,
        until: Date.parse("2027-01-31T23:00:00Z"),
      },
    });
  });

  it.each([undefined, null, 0])("[ELIGIBILITY-8] an end of %s is unknown", (end) => {
    const resting = { ...bettor, on_cool_off: true, isCoolOffUntil: end };
    const excluded = { ...bettor, self_excluded: true, isSelfExcludedUntil: end };
    expect(whoMayBet(resting)).toMatchObject({ because: "cool-off", overlay: { until: null } });
    expect(whoMayBet(excluded)).toMatchObject({
      because: "self-excluded",
      overlay: { until: null },
    });
  });

  it("[ELIGIBILITY-8] an end that has passed bars until the server says otherwise", () => {
    const resting = { ...bettor, on_cool_off: true, isCoolOffUntil: 1 };
    expect(whoMayBet(resting)).toMatchObject({ because: "cool-off", overlay: { until: 1_000 } });
  });

  it("[ELIGIBILITY-9] a person who is not permitted shows documents, and it is logged", () => {
    const pending = {
      ...bettor,
      document_status: "not_uploaded",
      permissions: { bet_placement_allowed: false },
    };
    expect(whoMayBet(pending)).toEqual({
      allowed: false,
      because: "not-permitted",
      opens: "identity-document-popup",
      attempt: { document_status: "not_uploaded", action: "bet_placement" },
    });
  });

  it("[ELIGIBILITY-10] the first reason in the order is reported", () => {
    const holds: Record<BetRefusal, (user: Bettor) => boolean> = {
      visitor: () => false,
      "under-21": ({ age }) => age < 21,
      "self-excluded": (user) => user.self_excluded,
      "cool-off": (user) => user.on_cool_off,
      "not-permitted": (user) => !user.permissions.bet_placement_allowed,
    };
    fc.assert(
      fc.property(anyBettor, (user) => {
        const first = betRefusals.find((refusal) => holds[refusal](user));
        const permission = whoMayBet(user);
        expect(permission.allowed ? undefined : permission.because).toBe(first);
      }),
    );
  });

  it("[ELIGIBILITY-11] [ACCOUNT-231] [ACCOUNT-255] a deposit is held back by its permission, and by a document in review or refused", () => {
    const depositor: Depositor = {
      ...bettor,
      document_status: "validated",
      permissions: { deposits_allowed: true },
    };
    const refusalOf = (user: Depositor | null) => {
      const permission = whoMayDeposit(user);
      return permission.allowed ? null : permission.because;
    };
    expect(refusalOf(null)).toBe("visitor");
    expect(refusalOf({ ...depositor, age: 20 })).toBe("under-21");
    expect(refusalOf({ ...depositor, self_excluded: true })).toBe("self-excluded");
    expect(refusalOf({ ...depositor, on_cool_off: true })).toBe("cool-off");
    for (const status of ["validated", "not_uploaded"] as const) {
      expect(refusalOf({ ...depositor, document_status: status }), status).toBeNull();
    }
    for (const status of ["pending", "manual_review", "blocked"] as const) {
      expect(whoMayDeposit({ ...depositor, document_status: status }), status).toMatchObject({
        because: "not-permitted",
        attempt: { document_status: status, action: "deposits" },
      });
    }
    expect(refusalOf({ ...depositor, permissions: {} })).toBe("not-permitted");
  });
});

describe("age", () => {
  it("[ELIGIBILITY-12] [CONSTANTS-4] the birthday itself counts", () => {
    expect(isOfAge("2005-11-21", Date.parse("2026-11-21T12:00:00Z"))).toBe(true);
    expect(isOfAge("2005-11-22", Date.parse("2026-11-21T12:00:00Z"))).toBe(false);
    expect(isOfAge("1950-01-01", Date.parse("2026-11-21T12:00:00Z"))).toBe(true);
  });

  it.each([
    ["winter", "2005-11-21", "2026-11-20T22:59:59Z", "2026-11-20T23:00:00Z"],
    ["summer", "2005-07-14", "2026-07-13T21:59:59Z", "2026-07-13T22:00:00Z"],
  ])("[ELIGIBILITY-13] in %s the day begins at midnight in Brussels", (_, born, before, from) => {
    expect(isOfAge(born, Date.parse(before))).toBe(false);
    expect(isOfAge(born, Date.parse(from))).toBe(true);
  });

  it("[ELIGIBILITY-14] 29 February comes of age on 1 March", () => {
    expect(isOfAge("2004-02-29", Date.parse("2025-02-28T12:00:00Z"))).toBe(false);
    expect(isOfAge("2004-02-29", Date.parse("2025-03-01T12:00:00Z"))).toBe(true);
  });

  it("[ELIGIBILITY-12] no one is of age before they are born", () => {
    for (const date of ["2026-11-22", "2027-01-01", "9978-12-31", "9979-01-01", "9999-12-31"]) {
      expect(isOfAge(date, Date.parse("2026-11-21T12:00:00Z")), date).toBe(false);
    }
  });

  it("[ELIGIBILITY-12] once of age, always of age", () => {
    const anyDay = fc.date({
      min: new Date("1926-01-01T00:00:00Z"),
      max: new Date("2010-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    const anyNow = fc.integer({ min: 0, max: Date.parse("2040-01-01T00:00:00Z") });
    fc.assert(
      fc.property(anyDay, anyNow, anyNow, (born, one, other) => {
        const date = born.toISOString().slice(0, 10);
        const earlier = isOfAge(date, Math.min(one, other));
        expect(!earlier || isOfAge(date, Math.max(one, other))).toBe(true);
      }),
    );
  });

  it.each([
    "",
    "21/11/1990",
    "1990-13-01",
    "1990-02-30",
    "1990-1-1",
    "1990",
    "1990-01",
    "+012345-01-01",
    "-000100-01-01",
    "1990-01-01T00:00",
    "__proto__",
  ])("[ELIGIBILITY-15] %j is no birth date", (date) =>
    expect(isOfAge(date, Date.parse("2026-11-21T12:00:00Z"))).toBe(false),
  );
});
