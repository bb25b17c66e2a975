import { restrictionMessageStates } from "../restriction-message/restriction-message.states.ts";
import { sampleText } from "../rich-text/rich-text.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type {
  GenericPopupView,
  NotificationAction,
  NotificationPopupProps,
  NotificationPopupView,
  TextPopupView,
} from "./notification-popup-props.ts";

const props: Omit<NotificationPopupProps, "id" | "popup"> = {
  status: "open",
  onAction: () => undefined,
  onUpload: () => undefined,
  onIdentityApp: () => undefined,
  onConsent: () => undefined,
  onChanges: () => undefined,
  onLogout: () => undefined,
  contactHref: "/support/contact-us/",
  languages: [
    { locale: "fr", href: "/" },
    { locale: "nl", href: "/nl/" },
    { locale: "en", href: "/en/" },
  ],
  onClose: () => undefined,
};

const paragraph = (text: string) =>
  ({ kind: "paragraph", children: [{ kind: "text", text }] }) as const;

const action: NotificationAction = {
  label: "Lire le calendrier",
  method: "GET",
  type: "page",
  address: "/support/faq/",
  opensNewTab: false,
};

const generic: GenericPopupView = {
  kind: "generic",
  title: "Le site sera en entretien mardi",
  text: [
    paragraph(
      "Mardi entre 3 h et 4 h, les paris sont fermés. Vos paris ouverts restent tels quels.",
    ),
  ],
  severity: "info",
  mediaUrl: null,
  lifetime: null,
  action,
  checkboxLabel: null,
  requiresScroll: false,
};

/** A picture that needs no network: two bands of grey. */
const media =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 500 200'%3E%3Crect width='500' height='200' fill='%23555'/%3E%3Crect y='120' width='500' height='80' fill='%23888'/%3E%3C/svg%3E";

const longText = [...sampleText, ...sampleText, ...sampleText];

const account: TextPopupView = { kind: "account-update", title: null, text: null, action: null };

const consent = {
  text: null,
  documentHref: "/support/confidentiality/",
  validFrom: Date.UTC(2026, 10, 16, 12),
  changes: { status: "closed" },
} as const;

const identity = {
  kind: "identity-not-verified",
  documentStatus: "not_uploaded",
  isServiceActive: true,
  offersIdentityApp: false,
} as const;

const { help: selfExclusionHelp, ...selfExcluded } =
  restrictionMessageStates["self-excluded, with help"];

function popup<View extends NotificationPopupView>(
  id: string,
  view: View,
  more: Partial<NotificationPopupProps> = {},
) {
  return { ...props, ...more, id, popup: view };
}

/** Every notification that opens over the page, by the name of its kind and what is particular. */
export const notificationPopupStates = {
  "document expired": popup("1", { kind: "document-expired", days: null }),
  "document about to expire": popup("2", { kind: "document-about-to-expire", days: 5 }),
  "document about to expire, a day left": popup("2", { kind: "document-about-to-expire", days: 1 }),
  "document about to expire, undated": popup("2", {
    kind: "document-about-to-expire",
    days: null,
  }),
  "grace period": popup("3", { kind: "grace-period", days: 6 }),
  "grace period, a day left": popup("3", { kind: "grace-period", days: 1 }),
  "grace period, undated": popup("3", { kind: "grace-period", days: null }),
  "identity not verified": popup("4", identity),
  "identity not verified, with the identity app": popup("4", {
    ...identity,
    offersIdentityApp: true,
  }),
  "identity in review": popup("4", { ...identity, documentStatus: "manual_review" }),
  "identity blocked": popup("4", { ...identity, documentStatus: "blocked" }),
  "account update": popup("5", account),
  "account update, of the server": popup("5", {
    ...account,
    title: "Votre adresse a changé",
    text: [paragraph("Vous avez déménagé : votre nouvelle adresse est dans votre compte.")],
    action: { ...action, label: "Ouvrir mon compte", type: "cashier", address: "home" },
  }),
  "secondary casino account": popup("6", { ...account, kind: "secondary-casino-account" }),
  "maat changes": popup("7", { ...account, kind: "maat-changes" }),
  "privacy policy": popup("8", { ...consent, kind: "gdpr" }),
  "terms and conditions": popup("9", {
    ...consent,
    kind: "terms-conditions",
    documentHref: "/support/terms-conditions/",
  }),
  "under 21": popup("10", { ...restrictionMessageStates["under 21"], kind: "under-21", help: [] }),
  "self-exclusion": popup("11", {
    ...selfExcluded,
    kind: "self-exclusion",
    help: selfExclusionHelp,
  }),
  "cool-off": popup("12", { ...restrictionMessageStates["cool-off"], kind: "cool-off", help: [] }),
  "cool-off, unknown end": popup("12", {
    ...restrictionMessageStates["cool-off, unknown end"],
    kind: "cool-off",
    help: [],
  }),
  "cool-off, of coins": popup("12", {
    kind: "cool-off",
    overlay: {
      ...restrictionMessageStates["cool-off"].overlay,
      titleKey: "cool_off.popup.coins-conterter.title",
      textKey: "cool_off.popup.coins-conterter.text",
    },
    href: "/support/contact-us/",
    help: [],
  }),
  generic: popup("13", generic),
  "generic, without a button": popup("13", { ...generic, severity: "success", action: null }),
  "generic with media": popup("13", { ...generic, mediaUrl: media }),
  "generic with a lifetime": popup("13", { ...generic, lifetime: 30_000 }),
  "generic with a checkbox": popup("13", {
    ...generic,
    severity: "warn",
    action: { ...action, label: "Confirmer", method: "POST", type: "url" },
    checkboxLabel: "J’ai lu le nouveau calendrier.",
  }),
  "generic to be read": popup("13", {
    ...generic,
    text: longText,
    action: { ...action, label: "Confirmer", method: "POST", type: "url" },
    requiresScroll: true,
  }),
  "generic with everything": popup("13", {
    ...generic,
    severity: "warn",
    mediaUrl: media,
    text: longText,
    lifetime: 120_000,
    action: { ...action, label: "Confirmer", method: "POST", type: "url" },
    checkboxLabel: "J’ai lu le nouveau calendrier.",
    requiresScroll: true,
  }),
  "generic in a new tab": popup("13", { ...generic, action: { ...action, opensNewTab: true } }),
  "generic to the cashier": popup("13", {
    ...generic,
    action: { ...action, label: "Ouvrir la caisse", type: "cashier", address: "deposit" },
  }),
  "generic, button running": popup(
    "13",
    { ...generic, action: { ...action, label: "Confirmer", method: "POST", type: "url" } },
    { status: "submitting" },
  ),
  "generic, button failed": popup(
    "13",
    {
      ...generic,
      severity: "error",
      action: { ...action, label: "Confirmer", method: "POST", type: "url" },
    },
    { status: "failed" },
  ),
  "long text": popup("13", {
    ...generic,
    title: "Belangrijke mededeling over de aansprakelijkheidsverzekeringen en de nieuwe bepalingen",
    text: longText,
    action: { ...action, label: "Alle bepalingen bekijken" },
  }),
} satisfies NamedStates<NotificationPopupProps>;
