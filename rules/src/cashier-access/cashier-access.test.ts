import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CashierPart,
  type CashierUser,
  readWalletAmount,
  walletAmounts,
  whoMayOpenCashier,
} from "./index.ts";

const user: CashierUser = {
  age: 35,
  self_excluded: false,
  on_cool_off: false,
  isCoolOffUntil: null,
  isSelfExcludedUntil: null,
  document_status: "validated",
  permissions: {
    deposits_allowed: true,
    withdrawals_allowed: true,
    manual_documents_uploading_allowed: true,
  },
};
const deposit: CashierPart = { section: "deposit" };
const withdraw: CashierPart = { section: "home", tab: "withdraw" };
const documents: CashierPart = { section: "home", tab: "documents" };
const open: readonly CashierPart[] = [
  { section: "home" },
  { section: "history" },
  { section: "welcome" },
  { section: "search" },
  { section: "home", tab: "limits" },
  { section: "deposit", tab: "cooloff" },
  { section: "home", tab: "privacy" },
];
const parts = [deposit, { section: "fastDeposit" }, withdraw, documents, ...open];

/** Why a part is held back, and the action that is logged. */
function refusal(person: CashierUser | null, part: CashierPart) {
  const permission = whoMayOpenCashier(person, part);
  if (permission.allowed) return null;
  if (permission.because !== "not-permitted") return permission.because;
  expect(permission.attempt.document_status).toBe(person?.document_status);
  return permission.attempt.action;
}

describe("who may open the cashier", () => {
  it.each(parts)(
    "[CASHIER-ACCESS-1] [ACCOUNT-251] a visitor logs in before $section $tab",
    (part) => {
      expect(refusal(null, part)).toBe("visitor");
      expect(refusal(user, part)).toBeNull();
    },
  );

  it.each(parts)(
    "[CASHIER-ACCESS-2] [ACCOUNT-253] $section $tab needs the permission to open it",
    (part) => {
      const permissions = { ...user.permissions, cashier_opening_allowed: false };
      expect(refusal({ ...user, permissions, on_cool_off: true }, part)).toBe("cashier_opening");
      const given = { ...user.permissions, cashier_opening_allowed: true };
      expect(refusal({ ...user, permissions: given }, part)).toBeNull();
    },
  );

  it.each(["deposit", "fastDeposit"])(
    "[CASHIER-ACCESS-3] %s is held back as a deposit is",
    (section) => {
      const of = (changes: Partial<CashierUser>) => refusal({ ...user, ...changes }, { section });
      expect(of({ age: 20 })).toBe("under-21");
      expect(of({ self_excluded: true })).toBe("self-excluded");
      expect(of({ on_cool_off: true })).toBe("cool-off");
      expect(of({ permissions: { ...user.permissions, deposits_allowed: false } })).toBe(
        "deposits",
      );
      expect(of({ document_status: "pending" })).toBe("deposits");
      expect(of({ document_status: "blocked" })).toBe("deposits");
      expect(of({ document_status: "not_uploaded" })).toBeNull();
    },
  );

  it("[CASHIER-ACCESS-1] [CASHIER-ACCESS-2] the login opens for a visitor, and the documents for a person without the permission", () => {
    const permissions = { ...user.permissions, cashier_opening_allowed: false };
    for (const part of parts) {
      expect(whoMayOpenCashier(null, part)).toMatchObject({ allowed: false, opens: "login" });
      expect(whoMayOpenCashier({ ...user, permissions }, part)).toMatchObject({
        allowed: false,
        opens: "identity-document-popup",
      });
    }
  });

  it("[CASHIER-ACCESS-4] a withdrawal is held back by its permission and the documents alone", () => {
    const of = (changes: Partial<CashierUser>) => refusal({ ...user, ...changes }, withdraw);
    expect(of({ age: 20 })).toBeNull();
    expect(of({ self_excluded: true, on_cool_off: true })).toBeNull();
    expect(of({ permissions: { ...user.permissions, withdrawals_allowed: false } })).toBe(
      "withdrawals",
    );
    expect(of({ document_status: "manual_review" })).toBe("withdrawals");
    expect(of({ document_status: "blocked" })).toBe("withdrawals");
  });

  it("[CASHIER-ACCESS-5] documents need the permission to upload them", () => {
    expect(refusal({ ...user, permissions: { deposits_allowed: true } }, documents)).toBe(
      "manual_documents_uploading",
    );
  });

  it.each(open)("[CASHIER-ACCESS-6] $section $tab opens for everybody", (part) => {
    const barred = { age: 20, self_excluded: true, on_cool_off: true, permissions: {} };
    expect(refusal({ ...user, ...barred, document_status: "blocked" }, part)).toBeNull();
  });
});

describe("the amount of a wallet's deposit", () => {
  it("[CASHIER-ACCESS-10] [ACCOUNT-229] is whole euro from 1 to 100000", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 999_999 }), (euro) => {
        const isIn = euro >= 1 && euro <= 100_000;
        expect(readWalletAmount(String(euro), "€")).toBe(isIn ? euro : null);
      }),
    );
    expect(walletAmounts).toEqual({ lowest: 1, highest: 100_000 });
    expect([readWalletAmount("1", "€"), readWalletAmount("0", "€")]).toEqual([1, null]);
    expect([readWalletAmount("100000", "€"), readWalletAmount("100001", "€")]).toEqual([
      100_000,
      null,
    ]);
    expect([readWalletAmount(" 50 ", "€"), readWalletAmount("050", "€")]).toEqual([50, 50]);
  });

  it.each([
    ["1 000", 1_000],
    ["1\u202f000", 1_000],
    ["€ 50", 50],
    ["50\u00a0€", 50],
    ["10,00", 10],
    ["€\u00a01.000,00", 1_000],
    ["100,000.00", 100_000],
  ])("[CASHIER-ACCESS-10] %j is %i euro, as every other field reads it", (text, euro) => {
    expect(readWalletAmount(text, "€")).toBe(euro);
  });

  it.each([
    ...["", " ", "€", "0", "10,50", "10.5", "-5", "+5", "1e3", "NaN", "dix", "1000000"],
    // One number or another, depending on its writer.
    ...["1.000", "1,000", "€ 5 €", "5 $"],
  ])("[CASHIER-ACCESS-11] %j is none", (text) => {
    expect(readWalletAmount(text, "€")).toBeNull();
  });
});
