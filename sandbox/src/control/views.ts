import type { Database } from "../database/open.ts";
import { accounts } from "../database/schema.ts";
import { walletBalance } from "../ledger/ledger.ts";
import type { World } from "../world/world.ts";

/** Every open event in a line: enough to pick one. */
export function listEvents(world: World) {
  const lists = [world.competitions("en", {}), world.competitions("en", { type: "outright" })];
  return lists.flat().flatMap((competition) =>
    competition.events.map((event) => ({
      id: event.id,
      name: event.name,
      competition: competition.name,
      sport: event.sport_slug,
      starts_at: event.starts_at,
      is_live: event.is_live,
      is_suspended: event.is_suspended,
    })),
  );
}

/** One event with its markets and prices. */
export function showEvent(world: World, id: string) {
  const event = world.event(id, "en");
  if (!event) return null;
  return {
    id: event.id,
    name: event.name,
    status: event.status,
    is_live: event.is_live,
    is_suspended: event.is_suspended,
    markets: event.markets.map((market) => ({
      id: market.id,
      name: market.name,
      type: market.type,
      is_suspended: market.is_suspended,
      outcomes: market.outcomes.map((outcome) => ({
        id: outcome.id,
        name: outcome.name,
        odds: outcome.odds,
        suspended: outcome.suspended,
      })),
    })),
  };
}

export async function listAccounts(database: Database) {
  const rows = await database.select().from(accounts).orderBy(accounts.username);
  return Promise.all(
    rows.map(async (account) => ({
      id: account.id,
      username: account.username,
      balance: await walletBalance(database, account.id),
      document_status: account.profile.document_status,
    })),
  );
}
