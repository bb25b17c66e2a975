import {
  type DocumentExpiry,
  documentStanding,
  type ExpiryDialog,
  expiryDialog,
} from "../documents/index.ts";
import { intervals } from "../intervals/index.ts";

/** The fields of a notification that decide where and for how long it is shown, under the wire's names (A3). */
export interface NotificationFacts {
  readonly id: string;
  readonly type: string;
  readonly component: string | null;
  /** Whole seconds. */
  readonly lifetime_in_seconds: number | null;
  readonly show_button: boolean;
  readonly is_read?: boolean | undefined;
}

const kinds = {
  DocumentExpired: "document-expired",
  DocumentAboutToExpire: "document-about-to-expire",
  GracePeriod: "grace-period",
  IdentityNotVerified: "identity-not-verified",
  AccountUpdate: "account-update",
  SecondaryCasinoAccountInfo: "secondary-casino-account",
  MaatChanges: "maat-changes",
  Gdpr: "gdpr",
  Under21YearsOld: "under-21",
  SelfExclusion: "self-exclusion",
  CoolOff: "cool-off",
  TermsConditions: "terms-conditions",
} as const;

const coolOffType = "cool-off-notification";

/** Which popup shows a notification. */
export function popupKind({ type, component }: Pick<NotificationFacts, "type" | "component">) {
  if (component !== null && Object.hasOwn(kinds, component)) {
    return kinds[component as keyof typeof kinds];
  }
  return type === coolOffType ? "cool-off" : "generic";
}

/** Where a notification is shown, by the list that the server has it in (A4). */
export function presentationOf(
  { type, component }: Pick<NotificationFacts, "type" | "component">,
  list: "inbox" | "page",
): "toast" | "popup" | "inbox" {
  if (type === coolOffType) return "popup";
  if (list === "inbox") return "inbox";
  return component ? "popup" : "toast";
}

/** Whether it requests a consent: then it closes only when the server says so (A4). */
export function isConsent(notification: NotificationFacts): boolean {
  const kind = popupKind(notification);
  return kind === "gdpr" || kind === "terms-conditions";
}

/** Whether there is nothing left to say of a document, by its status; null: no one is logged in (A4). */
export function isMoot(notification: NotificationFacts, document: DocumentExpiry | null): boolean {
  if (document === null) return false;
  switch (popupKind(notification)) {
    case "document-expired":
    case "document-about-to-expire":
      return documentStanding(document.document_status) === "in-review";
    case "grace-period":
      return document.document_status === "pending";
    default:
      return false;
  }
}

/** What a notification says of a document's end; null where it says anything else (A2). */
export function expiryFact(notification: NotificationFacts): ExpiryDialog["kind"] | null {
  switch (popupKind(notification)) {
    case "document-expired":
      return "expired";
    case "document-about-to-expire":
      return "about-to-expire";
    case "grace-period":
      return "grace-period";
    default:
      return null;
  }
}

/** Whether the documents' own dialog says the same as a notification (docs/decisions/68). */
export function isSaidByDialog(
  notification: NotificationFacts,
  document: DocumentExpiry | null,
): boolean {
  const fact = expiryFact(notification);
  return fact !== null && document !== null && expiryDialog(document)?.kind === fact;
}

/** How long a popup stays before it closes automatically, in milliseconds; null where it stays. */
export function popupLifetime({ lifetime_in_seconds: seconds }: NotificationFacts): number | null {
  return seconds ? seconds * 1_000 : null;
}

/** How long a toast stays, in milliseconds (A9). */
export function toastDuration(notification: NotificationFacts): number {
  const usual = notification.show_button
    ? intervals.toastNotificationWithButton
    : intervals.toastDefault;
  return popupLifetime(notification) ?? usual;
}
