/** How far the check of a person's identity document is (A3): the account's and the verification service's words. */
export const documentStatuses = [
  "validated",
  "blocked",
  "manual_review",
  "not_uploaded",
  "pending",
  "submitted",
  "approved",
  "declined",
  "expired",
  "abandoned",
  "review",
] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** What a status means for a person: four things can be said, whichever service says them. */
export type DocumentStanding = "validated" | "in-review" | "missing" | "blocked";

const standings: Readonly<Record<DocumentStatus, DocumentStanding>> = {
  validated: "validated",
  approved: "validated",
  pending: "in-review",
  manual_review: "in-review",
  submitted: "in-review",
  review: "in-review",
  not_uploaded: "missing",
  declined: "missing",
  expired: "missing",
  abandoned: "missing",
  blocked: "blocked",
};

/** What a status means for a person. */
export function documentStanding(status: DocumentStatus): DocumentStanding {
  return standings[status];
}

/** The sticky message when a status arrives (A4, Realtime document status). */
export interface DocumentMessage {
  readonly severity: "success" | "info" | "warn" | "error";
  /** The last part of a key of kyc.document_status.toast (A8). */
  readonly text: "validated" | "pending" | "not_uploaded" | "blocked";
  /** A press opens the dialog of the status. */
  readonly hasAction: boolean;
}

const messages: Readonly<Record<DocumentStanding, DocumentMessage>> = {
  validated: { severity: "success", text: "validated", hasAction: false },
  "in-review": { severity: "info", text: "pending", hasAction: false },
  missing: { severity: "warn", text: "not_uploaded", hasAction: true },
  blocked: { severity: "error", text: "blocked", hasAction: false },
};

/** The sticky message of a status. */
export function documentMessage(status: DocumentStatus): DocumentMessage {
  return messages[documentStanding(status)];
}

/** The dialog that a refused action opens (A4, KYC dialogs by status). */
export type DocumentDialog = "not-uploaded" | "in-review" | "blocked";

const dialogs: Readonly<Record<DocumentStanding, DocumentDialog | null>> = {
  validated: null,
  "in-review": "in-review",
  missing: "not-uploaded",
  blocked: "blocked",
};

/** The dialog of a status; null where the documents hold no one back. */
export function documentDialog(status: DocumentStatus): DocumentDialog | null {
  return dialogs[documentStanding(status)];
}

/** Where the not-uploaded dialog leads: to the contact page where no verification service is active (A4). */
export function notUploadedActions(
  isServiceActive: boolean,
): readonly ("upload-document" | "contact-us")[] {
  return isServiceActive ? ["upload-document"] : ["upload-document", "contact-us"];
}

/** Whether deposits and withdrawals are held back by an overlay (A4). */
export function holdsMoneyBack(status: DocumentStatus): boolean {
  const standing = documentStanding(status);
  return standing === "in-review" || standing === "blocked";
}

/** Whether the status ends the polling, hides the identity check and counts as a document handed in (A4). */
export function endsIdentityCheck(status: DocumentStatus): boolean {
  return status !== "not_uploaded";
}
