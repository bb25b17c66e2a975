import { refusedAttempt } from "@grandstand/rules/permissions";
import { identityAppAddress } from "../../core/entry/identity-return.ts";
import type { Site } from "../../core/site/site.ts";
import { logAttempt } from "./explain-refusal.ts";

/** Opens the upload of documents, or says that nothing can be sent; that is logged once (A5, A8). */
export function openUpload(site: Pick<Site, "session" | "messages" | "api">): void {
  const { session, messages } = site;
  const { user } = session.getState();
  const refused = user && refusedAttempt("manual_documents_uploading", user);
  if (!user || !refused) return messages.showNotOpen();
  messages.open({ kind: "identity-documents", action: "upload" });
  logAttempt(site, user, refused.action);
}

/** Where the identity app confirms who the person is; null, and a word for the log, without a session (A7, A8). */
export function verificationAddress({
  session,
  configuration,
  language,
}: Pick<Site, "session" | "configuration" | "language">): string | null {
  const { user, tokens } = session.getState();
  if (user === null || tokens === null) {
    console.warn("Nobody is logged in whom the identity app could confirm.");
    return null;
  }
  const address = identityAppAddress(configuration.hosts.account, "verification", language);
  return `${address}&${new URLSearchParams({ user_id: user.id, token: tokens.token })}`;
}
