import type { Bet } from "@grandstand/contract/betslip";
import type { Language, WireOdds } from "@grandstand/contract/entities";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { betSelections, bets } from "../database/schema.ts";

type BetRow = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;

/** The most bets that one answer holds. */
const mostBets = 200;

const oddsOf = (text: string): WireOdds => (text === "SP" ? "SP" : Number(text));
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A runner that only placed has lost for a bet that is not each-way. */
function resultOf({ result, eachWay }: SelectionRow): Bet["selections"][number]["result"] {
  return result === "placed" && !eachWay ? "lost" : result;
}

/** A bet as the contract shows it, with names in the given language. */
export function toBet(row: BetRow, selections: readonly SelectionRow[], language: Language): Bet {
  const isEachWay = selections.some((selection) => selection.eachWay);
  return {
    id: row.id,
    ticket_uuid: row.ticketUuid,
    reference: row.reference,
    type: row.type,
    system_type: null,
    bets: isEachWay ? 2 : 1,
    unit_stake: isEachWay ? row.stake / 2 : row.stake,
    each_way: isEachWay,
    freebet_id: null,
    combo_boost: null,
    status: row.status,
    stake: row.stake,
    potential_return: row.potentialReturn,
    paid: row.paid,
    tax: 0,
    placed_at: instant(row.placedAt),
    settled_at: row.settledAt === null ? null : instant(row.settledAt),
    selections: selections.map((selection) => ({
      event_id: selection.eventId,
      market_id: selection.marketId,
      outcome_id: selection.outcomeId,
      event_name: selection.names[language].eventName,
      market_name: selection.names[language].marketName,
      outcome_name: selection.names[language].outcomeName,
      starts_at: selection.startsAt,
      sport_slug: selection.sportSlug,
      asked_odds: oddsOf(selection.askedOdds),
      odds: oddsOf(selection.odds),
      each_way: selection.eachWay,
      result: resultOf(selection),
    })),
  };
}

async function withSelections(
  database: Database,
  rows: readonly BetRow[],
  language: Language,
): Promise<Bet[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const selections = await database
    .select()
    .from(betSelections)
    .where(inArray(betSelections.betId, ids))
    .orderBy(betSelections.position);
  return rows.map((row) =>
    toBet(
      row,
      selections.filter((selection) => selection.betId === row.id),
      language,
    ),
  );
}

/** A person's bets, newest first. */
export async function readBets(
  database: Database,
  accountId: string,
  language: Language,
  status?: "open" | "settled",
): Promise<Bet[]> {
  const byStatus =
    status === undefined
      ? undefined
      : status === "open"
        ? eq(bets.status, "open")
        : ne(bets.status, "open");
  const rows = await database
    .select()
    .from(bets)
    .where(and(eq(bets.accountId, accountId), byStatus))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(mostBets);
  return withSelections(database, rows, language);
}

/** Everybody's bets, newest first, for the control page. */
export async function readAllBets(database: Database): Promise<(Bet & { account_id: string })[]> {
  const rows = await database.select().from(bets).orderBy(desc(bets.placedAt)).limit(mostBets);
  const shown = await withSelections(database, rows, "en");
  return shown.map((bet, index) => ({ ...bet, account_id: rows[index]?.accountId ?? "" }));
}

export async function readBetOfTicket(
  database: Database,
  ticketUuid: string,
  language: Language,
): Promise<Bet | null> {
  const rows = await database.select().from(bets).where(eq(bets.ticketUuid, ticketUuid));
  const [bet] = await withSelections(database, rows, language);
  return bet ?? null;
}
