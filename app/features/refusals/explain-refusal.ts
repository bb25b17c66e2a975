import { logForbiddenActionAttempt } from "@grandstand/contract/account";
import type { BodyOf } from "@grandstand/contract/call";
import type { User } from "@grandstand/contract/user";
import { type ActionPermission, whoMayBet } from "@grandstand/rules/eligibility";
import type { Overlay } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/site.ts";

type LoggedAction = BodyOf<typeof logForbiddenActionAttempt>["action"];
/** What was tried. */
type HeldBack = Extract<Overlay, { kind: "identity-documents" }>["action"];
type ExplainingSite = Pick<Site, "messages" | "api">;

/**
 * What a person who may not do something is shown: the login, the restriction, or what is missing from their documents
 * (B5, B6). An attempt without the permission is logged once.
 */
export function explainRefusal(
  site: ExplainingSite,
  permission: ActionPermission<LoggedAction>,
  user: User | null,
  action: HeldBack,
): void {
  const { messages } = site;
  if (permission.allowed) return;
  switch (permission.opens) {
    case "login":
      return messages.open({ kind: "login", reason: action === "bet" ? "to-bet" : "asked" });
    case "overlay":
      return messages.open({
        kind: "restriction",
        restriction: permission.because,
        until: permission.overlay.until ?? null,
      });
    case "identity-document-popup":
      messages.open({ kind: "identity-documents", action });
      if (user) logAttempt(site, user, permission.attempt.action);
  }
}

/** What somebody who may not bet is shown. */
export function explainBetRefusal(site: ExplainingSite & Pick<Site, "session">): void {
  const { user } = site.session.getState();
  explainRefusal(site, whoMayBet(user), user, "bet");
}

/** Logs an attempt that was not permitted. The record is the server's concern: a failure of it is not reported (A8). */
export function logAttempt(
  { api }: Pick<Site, "api">,
  { document_status }: Pick<User, "document_status">,
  action: LoggedAction,
): void {
  void api(logForbiddenActionAttempt, { body: { document_status, action } });
}
