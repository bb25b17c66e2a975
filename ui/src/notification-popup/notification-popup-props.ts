import type { RestrictionOverlay } from "@grandstand/rules/eligibility";
import type { ConsentDialogView } from "../consent-dialog/index.ts";
import type { DialogCloseReason } from "../dialog/index.ts";
import type { LanguageLinkView } from "../language-switcher/index.ts";
import type { ChangeDetails } from "../provider/index.ts";
import type { HelpLink } from "../restriction-message/index.ts";
import type { RichTextNode } from "../rich-text/index.ts";
import type { NotificationSeverity, NotificationTextKind } from "./notification-popup.variants.ts";

/**
 * The one button of a notification, as the server describes it (A3). A page or an address that is fetched is a link,
 * which the browser follows on its own; everything else is done by the caller.
 */
export interface NotificationAction {
  readonly label: string;
  readonly method: "GET" | "POST";
  readonly type: "page" | "url" | "cashier";
  /** Of a page or an address: in full, with locale and trailing slash. Of the cashier: what its section is called. */
  readonly address: string;
  readonly opensNewTab: boolean;
}

/** A notification that the operator writes whole; it may want something before its button can be pressed (A3, A4). */
export interface GenericPopupView {
  readonly kind: "generic";
  readonly title: string;
  readonly text: readonly RichTextNode[];
  readonly severity: NotificationSeverity;
  /** The address of a picture above the text, which says all that the picture does; null has none. */
  readonly mediaUrl: string | null;
  /** Milliseconds after which it closes itself, counted from when it is drawn; null stays. */
  readonly lifetime: number | null;
  readonly action: NotificationAction | null;
  /** What has to be ticked before the button can be pressed; null where nothing has to be. */
  readonly checkboxLabel: string | null;
  /** Whether the text has to be read to its end before the button can be pressed. */
  readonly requiresScroll: boolean;
}

/** What the operator reports about an account. Where the server sends no title or text, ours replace them. */
export interface TextPopupView {
  readonly kind: NotificationTextKind;
  readonly title: string | null;
  readonly text: readonly RichTextNode[] | null;
  readonly action: NotificationAction | null;
}

/** A document that has ended, that soon ends, or a period of grace, with the days left; null where none are counted. */
export interface ExpiryPopupView {
  readonly kind: "document-expired" | "document-about-to-expire" | "grace-period";
  readonly days: number | null;
}

/** An identity that is not confirmed, by the user's document_status as the server gives it. */
export interface IdentityPopupView {
  readonly kind: "identity-not-verified";
  readonly documentStatus: string;
  /** Whether the verification service takes documents (A4). */
  readonly isServiceActive: boolean;
  /** Whether the identity app can confirm an identity. */
  readonly offersIdentityApp: boolean;
}

/** A restriction, as `restrictionOverlay` of the rules makes it, or `openConverter` for the converter's words. */
export interface RestrictionPopupView {
  readonly kind: "under-21" | "self-exclusion" | "cool-off";
  readonly overlay: RestrictionOverlay;
  /** Where the button leads, in full: the contact page, or the operator's own address. */
  readonly href: string;
  /** In the person's language: a support hub on another host, a help line, the register of exclusions. */
  readonly help: readonly HelpLink[];
}

export type NotificationPopupView =
  | ExpiryPopupView
  | IdentityPopupView
  | TextPopupView
  | ConsentDialogView
  | RestrictionPopupView
  | GenericPopupView;

/** How a popup was closed: by a person, or because its time is up. */
export type NotificationCloseReason = DialogCloseReason | "lifetime";

export interface NotificationPopupProps {
  /** Names the notification: a new one begins with nothing ticked, nothing read and its whole time. */
  readonly id: string;
  readonly popup: NotificationPopupView;
  /** Whether a call of its button is on its way, or was not answered; `renewed` is a consent's alone. */
  readonly status: "open" | "submitting" | "failed" | "renewed";
  /** The button was pressed; where it is a link, the browser goes there on its own. */
  readonly onAction: (action: NotificationAction) => void;
  /** Opens the cashier's documents tab. */
  readonly onUpload: () => void;
  readonly onIdentityApp: () => void;
  /** Privacy policy read, or terms accepted: it closes when the caller draws it no more. */
  readonly onConsent: () => void;
  /** What has changed since the last version is wanted. */
  readonly onChanges: () => void;
  readonly onLogout: () => void;
  /** The contact page, in full. */
  readonly contactHref: string;
  /** The same page in the site's languages, for what can't be closed. */
  readonly languages: readonly LanguageLinkView[];
  /** Not called of a consent: that can't be closed (A4). */
  readonly onClose: (
    reason: NotificationCloseReason,
    details: ChangeDetails<NotificationCloseReason>,
  ) => void;
}
