import { logForbiddenActionAttempt } from "@grandstand/contract/account";
import type { User } from "@grandstand/contract/user";
import { whoMayBet } from "@grandstand/rules/eligibility";
import type { Site } from "../../core/site/site.ts";

/** What a person who may not bet is shown: the login, the restriction, or what is missing (B5, B6). */
export function explainRefusal({ messages, api }: Site, user: User | null): void {
  const permission = whoMayBet(user);
  if (permission.allowed) return;
  switch (permission.opens) {
    case "login":
      return messages.open({ kind: "login", reason: "to-bet" });
    case "overlay":
      return messages.open({
        kind: "restriction",
        restriction: permission.because,
        until: permission.overlay.until ?? null,
      });
    case "identity-document-popup":
      messages.open({ kind: "identity-documents" });
      // The record is the server's concern: a failure of it is nobody's (A8).
      if (user) {
        const { document_status } = user;
        void api(logForbiddenActionAttempt, { body: { ...permission.attempt, document_status } });
      }
      return;
  }
}
