import type { Bet } from "@grandstand/contract/betslip";
import type { QueryOf } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import type { getBets, HistoryStatus } from "@grandstand/contract/history";
import { and, desc, eq, gte, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { withSelections } from "../bets/bets.ts";
import { betSelections, bets } from "../bets/schema.ts";

/** Bets of one page, unless the call sets another number. */
const usualPage = 20;

/** The format of an idempotency key. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const statusesOf: Record<HistoryStatus, (typeof bets.$inferSelect)["status"][]> = {
  open: ["open"],
  settled: ["won", "lost", "void"],
  cashed_out: ["cashed_out"],
};

/**
 * The condition for the bets after a cursor, newest first; a bet that has been added since does not
 * move the pages.
 */
function afterCursor(cursor: string): SQL | undefined {
  const [placedAt, id = ""] = cursor.split("_");
  const at = Number(placedAt);
  return or(lt(bets.placedAt, at), and(eq(bets.placedAt, at), lt(bets.id, id)));
}

/** The ids of the bets, of whomever, with a selection of an event. */
function betsOn(database: Database, eventId: string) {
  return database
    .select({ id: betSelections.betId })
    .from(betSelections)
    .where(eq(betSelections.eventId, eventId));
}

/** One page of a person's bets, newest first, and the cursor of the next one. */
export async function readHistory(
  database: Database,
  accountId: string,
  query: QueryOf<typeof getBets>,
): Promise<{ bets: Bet[]; next_cursor: string | null }> {
  const size = query.limit === undefined ? usualPage : Number(query.limit);
  const { status, type, event_id: eventId, from, to, cursor } = query;
  const rows = await database
    .select()
    .from(bets)
    .where(
      and(
        eq(bets.accountId, accountId),
        status && inArray(bets.status, statusesOf[status]),
        // A type without bets finds nothing.
        type && eq(bets.type, type as (typeof bets.$inferSelect)["type"]),
        eventId === undefined ? undefined : inArray(bets.id, betsOn(database, eventId)),
        from ? gte(bets.placedAt, Date.parse(from)) : undefined,
        to ? lt(bets.placedAt, Date.parse(to)) : undefined,
        cursor ? afterCursor(cursor) : undefined,
      ),
    )
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    bets: await withSelections(database, page, query.lang),
    next_cursor: rows.length > size && last ? `${last.placedAt}_${last.id}` : null,
  };
}

/** One of the person's bets, by its id or its reference; null where the person has no such bet. */
export async function readOwnBet(
  database: Database,
  accountId: string,
  key: string,
  language: Language,
): Promise<Bet | null> {
  const isKey = uuidPattern.test(key) ? eq(bets.id, key) : eq(bets.reference, key.toUpperCase());
  const rows = await database
    .select()
    .from(bets)
    .where(and(isKey, eq(bets.accountId, accountId)));
  const [bet] = await withSelections(database, rows, language);
  return bet ?? null;
}
