import { whoMayDeposit } from "@grandstand/rules/eligibility";
import type { Site } from "../../core/site/site.ts";
import { explainRefusal } from "./explain-refusal.ts";

/** Opens the deposit, or says what stands in its way: the login, a restriction, the documents (A4, A5). */
export function openDeposit(site: Site): void {
  const { user } = site.session.getState();
  const permission = whoMayDeposit(user);
  if (permission.allowed) site.messages.showNotOpen();
  else explainRefusal(site, permission, user, "deposit");
}
