import type { Bet } from "@grandstand/contract/betslip";
import type { QueryOf } from "@grandstand/contract/call";
import type { Language } from "@grandstand/contract/entities";
import type {
  getBets,
  getSettledDays,
  HistoryStatus,
  SettledDay,
} from "@grandstand/contract/history";
import { and, desc, eq, gte, inArray, isNotNull, lt, or, type SQL } from "drizzle-orm";
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

const columnOf = { placed: bets.placedAt, settled: bets.settledAt } as const;
type InstantColumn = (typeof columnOf)[keyof typeof columnOf];

/**
 * The condition for the bets after a cursor, newest first; a bet that has been added since does not
 * move the pages.
 */
function afterCursor(column: InstantColumn, cursor: string): SQL | undefined {
  const [instant, id = ""] = cursor.split("_");
  const at = Number(instant);
  return or(lt(column, at), and(eq(column, at), lt(bets.id, id)));
}

/** The conditions of a type and of a period. */
function chosen(
  column: InstantColumn,
  { type, from, to }: Pick<QueryOf<typeof getBets>, "type" | "from" | "to">,
): (SQL | undefined)[] {
  return [
    // A type without bets finds nothing.
    type && eq(bets.type, type as (typeof bets.$inferSelect)["type"]),
    from ? gte(column, Date.parse(from)) : undefined,
    to ? lt(column, Date.parse(to)) : undefined,
  ];
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
  const { status, event_id: eventId, by = "placed", cursor } = query;
  const column = columnOf[by];
  const rows = await database
    .select()
    .from(bets)
    .where(
      and(
        eq(bets.accountId, accountId),
        status && inArray(bets.status, statusesOf[status]),
        eventId === undefined ? undefined : inArray(bets.id, betsOn(database, eventId)),
        isNotNull(column),
        ...chosen(column, query),
        cursor ? afterCursor(column, cursor) : undefined,
      ),
    )
    .orderBy(desc(column), desc(bets.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    bets: await withSelections(database, page, query.lang),
    next_cursor:
      rows.length > size && last
        ? `${by === "placed" ? last.placedAt : last.settledAt}_${last.id}`
        : null,
  };
}

/**
 * What the bets that ended on each day cost and paid, the latest day first.
 * @throws RangeError for a zone that does not exist
 */
export async function readSettledDays(
  database: Database,
  accountId: string,
  query: QueryOf<typeof getSettledDays>,
): Promise<SettledDay[]> {
  const { settledAt, stake, paid, freeBetId } = bets;
  // Swedes write a day as ISO 8601 does.
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: query.time_zone });
  const rows = await database
    .select({ settledAt, stake, paid, freeBetId })
    .from(bets)
    .where(and(eq(bets.accountId, accountId), isNotNull(settledAt), ...chosen(settledAt, query)))
    .orderBy(desc(settledAt));
  const days = new Map<string, SettledDay>();
  for (const row of rows) {
    const name = day.format(row.settledAt ?? 0);
    const known = days.get(name) ?? { day: name, bets: 0, staked: 0, paid: 0 };
    days.set(name, {
      day: name,
      bets: known.bets + 1,
      staked: known.staked + (row.freeBetId === null ? row.stake : 0),
      paid: known.paid + (row.paid ?? 0),
    });
  }
  return [...days.values()];
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
