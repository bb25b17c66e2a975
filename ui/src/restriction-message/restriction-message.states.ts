import type { NamedStates } from "../testing/named-states.ts";
import type { DocumentsMessageProps } from "./documents-message.tsx";
import type { ExpiryMessageProps } from "./expiry-message.tsx";
import type { RestrictionMessageProps } from "./restriction-message.tsx";

const contact: RestrictionMessageProps["overlay"]["target"] = {
  kind: "contact-us",
  path: "/support/contact-us",
  newTab: true,
};
const props = { href: "/support/contact-us/", onClose: () => undefined };

/** Saturday 28 November 2026, 14:00 in Brussels. */
const until = Date.UTC(2026, 10, 28, 13, 0, 0);

/** Every restriction, by name. */
export const restrictionMessageStates = {
  "under 21": {
    ...props,
    href: "https://example.org/",
    overlay: {
      titleKey: "under_21_restriction.popup.title",
      textKey: "under_21_restriction.popup.text",
      buttonKey: "under_21_restriction.popup.button",
      target: { kind: "configured-url" },
    },
  },
  "cool-off": {
    ...props,
    overlay: {
      titleKey: "cool_off.popup.title",
      textKey: "cool_off.popup.text",
      buttonKey: "cool_off.popup.button",
      target: contact,
      until,
    },
  },
  "cool-off, unknown end": {
    ...props,
    overlay: {
      titleKey: "cool_off.popup.title",
      textKey: "cool_off.popup.text",
      buttonKey: "cool_off.popup.button",
      target: contact,
      until: null,
    },
  },
  "self-excluded": {
    ...props,
    overlay: {
      titleKey: "notification.self_exclusion.header",
      textKey: "notification.self_exclusion.text",
      buttonKey: "notification.self_exclusion.button",
      target: contact,
      until,
    },
  },
  "self-excluded, with help": {
    ...props,
    overlay: {
      titleKey: "notification.self_exclusion.header",
      textKey: "notification.self_exclusion.text",
      buttonKey: "notification.self_exclusion.button",
      target: contact,
      until,
    },
    help: [
      { kind: "support-hub", name: "Jeu sous contrôle", href: "https://hub.example.org/" },
      {
        kind: "help-line",
        name: "Aide aux joueurs",
        href: "https://help.example.org/",
        telephone: "0800 00 000",
      },
      { kind: "exclusion-register", name: "EPIS", href: "https://register.example.org/" },
    ],
  },
} satisfies NamedStates<RestrictionMessageProps>;

const documents: DocumentsMessageProps = {
  documentStatus: "not_uploaded",
  contactHref: "/support/contact-us/",
  onUpload: () => undefined,
  onClose: () => undefined,
};

/** Every state of documents that holds a bet back, by name. */
export const documentsMessageStates = {
  "not uploaded": documents,
  "not uploaded, with a service": { ...documents, isServiceActive: true },
  "not uploaded, with the identity app": { ...documents, onIdentityApp: () => undefined },
  "upload not permitted": { ...documents, action: "upload" },
  "not uploaded, for coins": { ...documents, action: "coins-conversion" },
  "under review, for coins": {
    ...documents,
    action: "coins-conversion",
    documentStatus: "pending",
  },
  "blocked, for coins": { ...documents, action: "coins-conversion", documentStatus: "blocked" },
  "manual review": { ...documents, documentStatus: "manual_review" },
  pending: { ...documents, documentStatus: "pending" },
  blocked: { ...documents, documentStatus: "blocked" },
  "unknown status": { ...documents, documentStatus: "expired" },
  "not permitted": { ...documents, documentStatus: "validated" },
  "not permitted, for coins": {
    ...documents,
    action: "coins-conversion",
    documentStatus: "validated",
  },
  "not uploaded, for a deposit": { ...documents, action: "deposit" },
  "under review, for a deposit": { ...documents, action: "deposit", documentStatus: "pending" },
  "blocked, for a deposit": { ...documents, action: "deposit", documentStatus: "blocked" },
  "not permitted, for a deposit": { ...documents, action: "deposit", documentStatus: "validated" },
  "not uploaded, asked for": { ...documents, action: "status" },
  "under review, asked for": { ...documents, action: "status", documentStatus: "manual_review" },
  "blocked, asked for": { ...documents, action: "status", documentStatus: "blocked" },
  "validated, asked for": { ...documents, action: "status", documentStatus: "validated" },
} satisfies NamedStates<DocumentsMessageProps>;

const expiry = { onUpload: () => undefined, onClose: () => undefined };

/** Every end of a document, by name. */
export const expiryMessageStates = {
  expired: { ...expiry, expiry: { kind: "expired", days: null } },
  "about to expire": { ...expiry, expiry: { kind: "about-to-expire", days: 5 } },
  "about to expire, a day left": { ...expiry, expiry: { kind: "about-to-expire", days: 1 } },
  "about to expire, undated": { ...expiry, expiry: { kind: "about-to-expire", days: null } },
  "grace period": { ...expiry, expiry: { kind: "grace-period", days: 6 } },
  "grace period, a day left": { ...expiry, expiry: { kind: "grace-period", days: 1 } },
  "grace period, undated": { ...expiry, expiry: { kind: "grace-period", days: null } },
} satisfies NamedStates<ExpiryMessageProps>;
