import { liftEnded } from "../../domain/accounts/restrictions.ts";
import { walletBalance } from "../../domain/ledger/ledger.ts";
import type { CashierDependencies } from "./dependencies.ts";
import type { Visitor } from "./pages/visitor.ts";
import type { Visit } from "./pages/visits.ts";
import { formatterOf } from "./pages/wording.ts";

/**
 * Who visits, as they are now; null where the session that the visit belongs to has ended. It counts as activity of
 * that session.
 */
export async function findVisitor(
  { database, sessions, world }: Pick<CashierDependencies, "database" | "sessions" | "world">,
  visit: Visit,
): Promise<Visitor | null> {
  await liftEnded(database, world.now());
  const session = await sessions.findById(visit.sessionId);
  if (!session) return null;
  return {
    ...formatterOf(visit.language),
    visit,
    account: session.account,
    base: `/visit/${visit.id}`,
    now: world.now(),
    balance: await walletBalance(database, session.account.id),
  };
}
