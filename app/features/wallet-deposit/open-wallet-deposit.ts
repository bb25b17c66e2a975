import { whoMayDeposit } from "@grandstand/rules/eligibility";
import { afterLogin } from "../../core/messages/after-login.ts";
import type { Site } from "../../core/site/site.ts";
import { explainRefusal } from "../refusals/index.ts";

/**
 * Opens the deposit by wallet, or says what prevents it: the login, after which it opens; a restriction; the
 * documents (A5). The operator's app has none (A2).
 */
export function openWallet(site: Site): void {
  const { session, messages, nativeApp } = site;
  if (nativeApp !== null) return;
  const { user } = session.getState();
  const permission = whoMayDeposit(user);
  if (permission.allowed) return messages.open({ kind: "wallet-deposit" });
  if (permission.because === "visitor") return afterLogin(site, () => openWallet(site));
  explainRefusal(site, permission, user, "deposit");
}
