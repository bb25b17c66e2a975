import { thresholds } from "../intervals/index.ts";
import { type DocumentStanding, type DocumentStatus, documentStanding } from "./documents.ts";

/** What the server says of a document's end, under the wire's names (A3). Days are whole. */
export interface DocumentExpiry {
  readonly document_status: DocumentStatus;
  readonly is_document_expired: boolean;
  readonly is_document_about_to_expire: boolean;
  readonly days_number_until_document_expiration: number | null;
  readonly days_number_for_expired_badge: number | null;
  readonly is_document_grace_period_active: boolean;
  readonly document_grace_period_ends_in_days: number | null;
}

/** Every dialog about a document's end. */
export const expiryKinds = ["expired", "grace-period", "about-to-expire"] as const;

/** The dialog about a document's end, with the days that are left where the server says them (A2). */
export interface ExpiryDialog {
  readonly kind: (typeof expiryKinds)[number];
  readonly days: number | null;
}

/**
 * Which dialog a person sees about the end of a document; null for none. An upload closes the first and the
 * last, and the status pending the grace period's (A4).
 */
export function expiryDialog(document: DocumentExpiry): ExpiryDialog | null {
  const isUploaded = documentStanding(document.document_status) === "in-review";
  if (document.is_document_grace_period_active) {
    if (document.document_status === "pending") return null;
    return { kind: "grace-period", days: document.document_grace_period_ends_in_days };
  }
  if (isUploaded) return null;
  if (document.is_document_expired) return { kind: "expired", days: null };
  if (!document.is_document_about_to_expire) return null;
  return { kind: "about-to-expire", days: document.days_number_until_document_expiration };
}

/** The badge of a document that expires; it turns red in its last days (A9). */
export interface ExpiryBadge {
  readonly days: number;
  readonly isUrgent: boolean;
}

/** The badge with the days that are left; null where the server counts none. */
export function expiryBadge(document: DocumentExpiry): ExpiryBadge | null {
  const { is_document_about_to_expire: isNear, is_document_expired: isExpired } = document;
  const days = document.days_number_for_expired_badge;
  if (days === null || !(isNear || isExpired)) return null;
  return { days, isUrgent: days <= thresholds.expiringDocumentDays };
}

/** What the account says of a person's documents (A2). */
export type AccountStanding = DocumentStanding | "expired";

/** The standing of a document, or that a validated one is no longer good. */
export function accountStanding(document: DocumentExpiry): AccountStanding {
  const standing = documentStanding(document.document_status);
  return standing === "validated" && document.is_document_expired ? "expired" : standing;
}
