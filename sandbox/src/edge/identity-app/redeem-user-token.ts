import { findAccount } from "../../domain/accounts/accounts.ts";
import { useLoginCode } from "../../domain/identification/identifications.ts";
import { noteLogin } from "../../domain/identities/access-events.ts";
import type { Client, Sessions } from "../../domain/sessions/sessions.ts";
import type { World } from "../../domain/world/world.ts";
import type { Database } from "../../kernel/database/open.ts";

interface Dependencies {
  database: Database;
  sessions: Sessions;
  world: Pick<World, "now">;
}

interface Arrival {
  userToken: string;
  state: string | null;
}

/**
 * Trades what came in an address for a session: the identity app's code for a login, or the token of a session, which
 * ends with it. Null where it is neither, or was used already.
 */
export async function redeemUserToken(
  { database, sessions, world }: Dependencies,
  { userToken, state }: Arrival,
  client: Client,
): Promise<string | null> {
  const ended = await sessions.find(userToken, true);
  if (ended) await sessions.revoke(ended.id);
  const accountId = ended
    ? ended.account.id
    : await useLoginCode(database, { code: userToken, state: state ?? "" }, world.now());
  const account = accountId === null ? null : await findAccount(database, accountId);
  if (!account?.profile.permissions.login_allowed) return null;
  if (!ended) await noteLogin(database, account.id, world.now());
  return sessions.open(account.id, client);
}
