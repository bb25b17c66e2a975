import { noteLogin } from "../../domain/identities/access-events.ts";
import { findAccount } from "../../domain/accounts/accounts.ts";
import type { Operator } from "../operator/operator.ts";
import type { Client } from "../../domain/sessions/sessions.ts";
import { useLoginCode } from "../../domain/identification/identifications.ts";

interface Arrival {
  userToken: string;
  state: string | null;
}

/**
 * Trades what came in an address for a session: the identity app's code for a login, or the token of a session, which
 * ends with it. Null where it is neither, or was used already.
 */
export async function redeemUserToken(
  operator: Operator,
  { userToken, state }: Arrival,
  client: Client,
): Promise<string | null> {
  const { database, sessions, world } = operator;
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
