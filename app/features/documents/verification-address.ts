import { identityAppAddress } from "../../core/entry/identity-return.ts";
import type { Site } from "../../core/site/site.ts";

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
