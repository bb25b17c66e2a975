import type { Draft, NotificationFacts } from "./notification.ts";
import { type NotificationKind, wordsOfKind } from "./words.ts";

const plain: NotificationFacts = {
  type: "notification",
  component: null,
  variables: {},
  severity: "info",
  media_url: null,
  lifetime_in_seconds: null,
  show_button: false,
  button_link_method: null,
  button_link_type: null,
  button_page_url: null,
  button_url: null,
  button_cashier_url: null,
  button_opening_option: null,
  require_checkbox: false,
  require_scroll: false,
};

const leads = { show_button: true, button_link_method: "GET" } as const;
const toPage = (path: string) => ({
  ...leads,
  button_link_type: "page" as const,
  button_page_url: path,
});
const toCashier = (target: string) => ({
  ...leads,
  button_link_type: "cashier" as const,
  button_cashier_url: target,
});
const contact = { ...toPage("/support/contact-us"), button_opening_option: "new_tab" };

/** What distinguishes each kind. The generic one has everything that one can have, but its lifetime. */
const factsOfKind: Readonly<Record<NotificationKind, Partial<NotificationFacts>>> = {
  DocumentExpired: { severity: "error", ...toCashier("home/documents") },
  DocumentAboutToExpire: {
    severity: "warn",
    variables: { days_number_until_document_expiration: 5 },
    ...toCashier("home/documents"),
  },
  GracePeriod: {
    severity: "warn",
    variables: { document_grace_period_ends_in_days: 3 },
    ...toCashier("home/documents"),
  },
  IdentityNotVerified: { severity: "warn", ...toCashier("home/documents") },
  AccountUpdate: { ...toCashier("home") },
  SecondaryCasinoAccountInfo: {},
  MaatChanges: { ...toPage("/support/responsible-gaming") },
  Under21YearsOld: { severity: "error", ...toPage("/support/responsible-gaming") },
  SelfExclusion: { severity: "error", ...contact },
  CoolOff: { type: "cool-off-notification", severity: "warn", ...contact },
  Generic: {
    media_url: "/content/pictures/combo-boost.svg",
    ...toPage("/support/betting-guide"),
  },
  Toast: {},
  Message: { ...toPage("/support/faq") },
};

/** Which kinds are no popup. */
const componentOf = (kind: NotificationKind) =>
  kind === "Toast" || kind === "Message" ? null : kind;

/** A notification of a kind as the operator usually sends it. */
export function draftOf(kind: NotificationKind): Draft {
  return {
    list: kind === "Message" ? "inbox" : "page",
    facts: { ...plain, component: componentOf(kind), ...factsOfKind[kind] },
    words: wordsOfKind[kind],
  };
}

/** The facts of a request to accept a document. */
export function consentFacts(component: string, variables: NotificationFacts["variables"]) {
  return { ...plain, component, variables };
}
