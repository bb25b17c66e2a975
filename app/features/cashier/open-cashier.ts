import { whoMayOpenCashier } from "@grandstand/rules/cashier-access";
import { intervals } from "@grandstand/rules/intervals";
import { afterEntry, afterLogin } from "../../core/messages/after-login.ts";
import type { MessagesStore, Overlay } from "../../core/messages/messages.ts";
import { loggedIn } from "../../core/session/session.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { postToApp } from "../native-app/index.ts";
import { explainRefusal } from "../refusals/index.ts";
import { createCashier } from "./store.ts";
import { type CashierTarget, cashierTarget } from "./target.ts";

/**
 * Opens the cashier over the page, or says what prevents it: the login, after which it opens; a restriction; the
 * documents; a permission (A4 to A6). The operator's app opens a cashier of its own instead (A2).
 */
export function openCashierOverlay(site: Site, target: CashierTarget): void {
  const { session, messages, nativeApp } = site;
  if (nativeApp !== null && nativeApp.opensCashier !== true) return showInApp(messages);
  // The app has no welcome (A6).
  if (nativeApp !== null && target.section === "welcome") return;
  const { user } = session.getState();
  const permission = whoMayOpenCashier(user, target);
  if (permission.allowed) {
    // A person who has just registered is still looking at that.
    return afterEntry(messages, () => {
      if (nativeApp === null) openAndReturn(site, target);
      else postToApp(nativeApp, { type: "open-cashier", ...partOf(target) });
    });
  }
  // No one requested it: there is nothing to explain.
  if (target.section === "welcome") return;
  if (permission.because === "visitor") {
    return afterLogin(site, () => openCashierOverlay(site, target));
  }
  explainRefusal(site, permission, user, heldBack(permission));
}

/** The part alone: how a bet of the slip is paid is not the app's affair. */
function partOf({ section, tab }: CashierTarget): CashierTarget {
  return tab === undefined ? { section } : { section, tab };
}

/**
 * Opens the part that the address of a visit names, as `home/limits` (docs/decisions/67), once it is known whether
 * anybody is logged in; nothing where it names no part.
 */
export function openNamedPart(site: Site, name: string): void {
  const { session } = site;
  const target = cashierTarget(name);
  if (target === null) return;
  const isKnown = () => loggedIn(session.getState()) || session.getState().tokens === null;
  if (isKnown()) return openCashierOverlay(site, target);
  const stop = session.subscribe(() => {
    if (!isKnown()) return;
    stop();
    openCashierOverlay(site, target);
  });
}

/** Opens it; a person whose session ends there logs in again, and is back where they were. */
function openAndReturn(site: Site, target: CashierTarget): void {
  const { messages, session } = site;
  const cashier = featureStore(site, createCashier);
  // A person who wanted another part before they registered is in that one.
  if (target.section === "welcome" && cashier.getState().isOpen) return;
  cashier.open(target);
  const stop = messages.subscribe(({ overlay }) => {
    if (overlay?.kind === "cashier") return;
    stop();
    if (overlay?.kind !== "login") return;
    afterEntry(messages, () => {
      const isBack = messages.getState().overlay === null && loggedIn(session.getState());
      if (isBack) openCashierOverlay(site, target);
    });
  });
}

type Permission = ReturnType<typeof whoMayOpenCashier>;
type Action = Extract<Overlay, { kind: "identity-documents" }>["action"];

/** What the documents' message says is held back. */
function heldBack(permission: Permission): Action {
  if (permission.allowed || permission.because !== "not-permitted") return "deposit";
  switch (permission.attempt.action) {
    case "deposits":
      return "deposit";
    case "withdrawals":
      return "withdrawal";
    case "manual_documents_uploading":
      return "upload";
    case "cashier_opening":
      return "cashier";
  }
}

/** For an app that does not open its cashier when the site requests it. */
function showInApp(messages: MessagesStore): void {
  messages.showToast({
    severity: "info",
    title: { key: "cashier.in-app.title" },
    text: { key: "cashier.in-app.text" },
    duration: intervals.toastDefault,
  });
}
