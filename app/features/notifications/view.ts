import type { Notification } from "@grandstand/contract/notifications";
import type { User } from "@grandstand/contract/user";
import { type Restriction, restrictionOverlay } from "@grandstand/rules/eligibility";
import { localePath } from "@grandstand/rules/locale";
import { fillVariables, popupKind, popupLifetime } from "@grandstand/rules/notifications";
import type { ConsentChangesView } from "@grandstand/ui/consent-dialog";
import type { NotificationItemView } from "@grandstand/ui/notification-inbox";
import type { NotificationPopupView } from "@grandstand/ui/notification-popup";
import type { RichTextNode } from "@grandstand/ui/rich-text";
import { readContent } from "../../core/content/read-content.ts";
import type { Site } from "../../core/site/site.ts";
import { actionOf } from "./button.ts";
import type { CallProgress } from "./notifications.ts";

type ViewedSite = Pick<Site, "language" | "configuration" | "siteOrigin">;
type Variables = Notification["variables"];

/** HTML of the server as the site draws it, with the values of its variables as text. */
export function wordsOf(html: string, variables: Variables, language: Site["language"]) {
  return filled(readContent(html, language), variables);
}

function filled(nodes: readonly RichTextNode[], variables: Variables): readonly RichTextNode[] {
  return nodes.map((node) => {
    if (node.kind === "text") return { ...node, text: fillVariables(node.text, variables) };
    return "children" in node ? { ...node, children: filled(node.children, variables) } : node;
  });
}

/** A picture from where the policy of the page lets pictures come from; null otherwise. */
function mediaOf({ media_url: url }: Notification, { configuration, siteOrigin }: ViewedSite) {
  if (!url || !URL.canParse(url, siteOrigin)) return null;
  const { href, origin } = new URL(url, siteOrigin);
  const own = [siteOrigin, configuration.hosts.content].map((each) => new URL(each).origin);
  return own.includes(origin) ? href : null;
}

function daysOf(variables: Variables, name: string): number | null {
  const days = Number(variables[name] ?? Number.NaN);
  return Number.isInteger(days) && days >= 0 ? days : null;
}

interface PopupContext {
  readonly site: ViewedSite;
  readonly user: User | null;
  /** Whether what has changed is to be seen. */
  readonly showsChanges: boolean;
  /** Whether the verification service is active. */
  readonly isServiceActive: boolean;
}

/** A notification as its popup shows it (A2). */
export function toPopupView(
  notification: Notification,
  context: PopupContext,
): NotificationPopupView {
  const { site, user, isServiceActive } = context;
  const { variables } = notification;
  const kind = popupKind(notification);
  switch (kind) {
    case "document-expired":
      return { kind, days: null };
    case "document-about-to-expire":
      return { kind, days: daysOf(variables, "days_number_until_document_expiration") };
    case "grace-period":
      return { kind, days: daysOf(variables, "document_grace_period_ends_in_days") };
    case "identity-not-verified":
      return {
        kind,
        documentStatus: user?.document_status ?? "not_uploaded",
        isServiceActive,
        offersIdentityApp: user?.show_itsme_verification ?? false,
      };
    case "account-update":
    case "secondary-casino-account":
    case "maat-changes": {
      const { title, text } = wordedView(notification, site);
      return {
        kind,
        title: title || null,
        text: text.length > 0 ? text : null,
        action: actionOf(notification, site),
      };
    }
    case "gdpr":
    case "terms-conditions":
      return { kind, ...consentView(notification, context) };
    case "under-21":
    case "self-exclusion":
    case "cool-off":
      return { kind, ...restrictionView(kind, user, site) };
    case "generic":
      return {
        kind,
        ...wordedView(notification, site),
        mediaUrl: mediaOf(notification, site),
        lifetime: popupLifetime(notification),
        action: actionOf(notification, site),
        checkboxLabel: notification.require_checkbox
          ? fillVariables(notification.checkbox_label ?? "", variables)
          : null,
        requiresScroll: notification.require_scroll,
      };
  }
}

/** What is said, and how serious it is. */
function wordedView({ title, text, severity, variables }: Notification, { language }: ViewedSite) {
  return {
    title: fillVariables(title, variables),
    text: wordsOf(text, variables, language),
    severity,
  };
}

const documents = {
  gdpr: "/support/privacy-policy",
  "terms-conditions": "/support/terms-conditions",
} as const;

function consentView(notification: Notification, { site, showsChanges }: PopupContext) {
  const { variables } = notification;
  const { text } = wordedView(notification, site);
  const validFrom = Number(variables.valid_from ?? Number.NaN);
  const kind = popupKind(notification) === "gdpr" ? "gdpr" : "terms-conditions";
  return {
    text: text.length > 0 ? text : null,
    documentHref: localePath(documents[kind], site.language),
    validFrom: Number.isFinite(validFrom) ? validFrom * 1_000 : null,
    changes: showsChanges ? changesOf(variables, site) : ({ status: "closed" } as const),
  };
}

/** The server sends what has changed with the notification; where it did not, it is fetched again. */
function changesOf(variables: Variables, { language }: ViewedSite): ConsentChangesView {
  const { changes } = variables;
  if (typeof changes !== "string") return { status: "failed" };
  return { status: "loaded", text: wordsOf(changes, {}, language) };
}

const restrictions: Readonly<Record<string, Restriction>> = { "self-exclusion": "self-excluded" };

function restrictionView(
  kind: "under-21" | "self-exclusion" | "cool-off",
  user: User | null,
  { language, configuration }: ViewedSite,
) {
  const overlay = restrictionOverlay(restrictions[kind] ?? (kind as Restriction), user ?? {});
  const { target } = overlay;
  return {
    overlay,
    href:
      target.kind === "contact-us"
        ? localePath(target.path, language)
        : configuration.responsiblePlayUrl,
    help: configuration.help.filter(({ locale }) => locale === language),
  };
}

/** A notification as a message of the inbox. */
export function toItemView(
  notification: Notification,
  site: ViewedSite,
  progress: CallProgress | null,
): NotificationItemView {
  return {
    id: notification.id,
    ...wordedView(notification, site),
    mediaUrl: mediaOf(notification, site),
    sentAt: notification.sent_at === undefined ? null : notification.sent_at * 1_000,
    isRead: notification.is_read ?? false,
    action: actionOf(notification, site),
    isSubmitting: progress === "submitting",
  };
}
