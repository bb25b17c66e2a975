import { describe, expect, it } from "vitest";
import {
  accountStanding,
  type DocumentExpiry,
  type DocumentStatus,
  documentDialog,
  documentMessage,
  documentStanding,
  documentStatuses,
  endsIdentityCheck,
  expiryBadge,
  expiryDialog,
  holdsMoneyBack,
  notUploadedActions,
} from "./index.ts";

const validated: DocumentExpiry = {
  document_status: "validated",
  is_document_expired: false,
  is_document_about_to_expire: false,
  days_number_until_document_expiration: null,
  days_number_for_expired_badge: null,
  is_document_grace_period_active: false,
  document_grace_period_ends_in_days: null,
};

describe("the status of a document", () => {
  it.each<[DocumentStatus, string, string, string | null, boolean]>([
    ["validated", "validated", "success", null, false],
    ["approved", "validated", "success", null, false],
    ["pending", "in-review", "info", "in-review", true],
    ["manual_review", "in-review", "info", "in-review", true],
    ["submitted", "in-review", "info", "in-review", true],
    ["review", "in-review", "info", "in-review", true],
    ["not_uploaded", "missing", "warn", "not-uploaded", false],
    ["declined", "missing", "warn", "not-uploaded", false],
    ["expired", "missing", "warn", "not-uploaded", false],
    ["abandoned", "missing", "warn", "not-uploaded", false],
    ["blocked", "blocked", "error", "blocked", true],
  ])(
    "[DOCUMENTS-1] [ACCOUNT-115] [DOCUMENTS-2] [ACCOUNT-167] [ACCOUNT-340] [DOCUMENTS-3] [ACCOUNT-65] [ACCOUNT-168] [DOCUMENTS-5] [ACCOUNT-171] %s is shown as %s",
    (status, standing, severity, dialog, isHeld) => {
      expect(documentStanding(status)).toBe(standing);
      const hasAction = standing === "missing";
      expect(documentMessage(status)).toMatchObject({ severity, hasAction });
      expect([documentDialog(status), holdsMoneyBack(status)]).toEqual([dialog, isHeld]);
    },
  );

  it("[DOCUMENTS-4] [ACCOUNT-169] offers the contact page where no service is active", () => {
    expect(notUploadedActions(true)).toEqual(["upload-document"]);
    expect(notUploadedActions(false)).toEqual(["upload-document", "contact-us"]);
  });

  it("[DOCUMENTS-6] [ACCOUNT-162] ends the polling, but for not_uploaded", () => {
    expect(documentStatuses.filter((status) => !endsIdentityCheck(status))).toEqual([
      "not_uploaded",
    ]);
  });
});

describe("the end of a document", () => {
  const near = {
    ...validated,
    is_document_about_to_expire: true,
    days_number_until_document_expiration: 12,
    days_number_for_expired_badge: 12,
  };
  const grace = {
    ...near,
    document_status: "not_uploaded" as const,
    is_document_expired: true,
    is_document_grace_period_active: true,
    document_grace_period_ends_in_days: 3,
  };

  it("[DOCUMENTS-10] [ACCOUNT-111] has a dialog for each kind, the grace period's first", () => {
    expect(expiryDialog(validated)).toBeNull();
    expect(expiryDialog(near)).toEqual({ kind: "about-to-expire", days: 12 });
    expect(expiryDialog({ ...near, is_document_expired: true })).toEqual({
      kind: "expired",
      days: null,
    });
    expect(expiryDialog(grace)).toEqual({ kind: "grace-period", days: 3 });
  });

  it("[DOCUMENTS-11] [ACCOUNT-170] is no longer shown once a document is uploaded", () => {
    expect(expiryDialog({ ...near, document_status: "manual_review" })).toBeNull();
    expect(
      expiryDialog({ ...near, is_document_expired: true, document_status: "pending" }),
    ).toBeNull();
    expect(expiryDialog({ ...grace, document_status: "manual_review" })).not.toBeNull();
    expect(expiryDialog({ ...grace, document_status: "pending" })).toBeNull();
  });

  it.each([
    [8, false],
    [7, true],
    [0, true],
  ])("[DOCUMENTS-12] [ACCOUNT-390] has a badge with %i days: red is %s", (days, isUrgent) => {
    expect(expiryBadge({ ...near, days_number_for_expired_badge: days })).toEqual({
      days,
      isUrgent,
    });
  });

  it("[DOCUMENTS-12] has no badge where nothing ends, or no days are counted", () => {
    expect(expiryBadge({ ...validated, days_number_for_expired_badge: 5 })).toBeNull();
    expect(expiryBadge({ ...near, days_number_for_expired_badge: null })).toBeNull();
  });

  it.each([
    ["validated", true, "expired"],
    ["approved", true, "expired"],
    ["validated", false, "validated"],
    ["pending", true, "in-review"],
    ["not_uploaded", true, "missing"],
    ["blocked", true, "blocked"],
  ] as const)("[DOCUMENTS-13] of %s, expired: %s, the account says %s", (status, isOver, says) => {
    const document = { ...validated, document_status: status, is_document_expired: isOver };
    expect(accountStanding(document)).toBe(says);
  });
});
