import type { Bet } from "@grandstand/contract/betslip";
import type { Language, WireOdds } from "@grandstand/contract/entities";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { betSelections, bets } from "../database/schema.ts";
import type { BetTerms, SettledLeg } from "./pricing.ts";

type BetRow = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;

/** The most bets that one answer holds. */
const mostBets = 200;

const oddsOf = (text: string): WireOdds => (text === "SP" ? "SP" : Number(text));
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A runner that only placed has lost for a bet that is not each-way. */
function resultOf({ result }: SelectionRow, { eachWay }: BetRow) {
  return result === "placed" && !eachWay ? "lost" : result;
}

/** What pricing needs to know of a bet that was placed. */
export function termsOfBet(row: BetRow): BetTerms {
  const { boostSteps, boostMode } = row;
  return {
    type: row.type,
    systemType: row.systemType,
    unitStake: row.unitStake,
    isEachWay: row.eachWay,
    isFree: row.freeBetId !== null,
    boost: boostSteps && boostMode ? { percentSteps: boostSteps, mode: boostMode } : null,
  };
}

/** The legs of a bet that was placed, with the results that they have so far. */
export function legsOfBet(selections: readonly SelectionRow[]): SettledLeg[] {
  return selections.map(({ odds, placeFraction, boosted, result }) => ({
    odds,
    placeFraction,
    isBoosted: boosted,
    result,
  }));
}

/** A bet as the contract shows it, with names in the given language. */
export function toBet(row: BetRow, selections: readonly SelectionRow[], language: Language): Bet {
  return {
    id: row.id,
    ticket_uuid: row.ticketUuid,
    reference: row.reference,
    type: row.type,
    system_type: row.systemType,
    bets: row.betCount,
    unit_stake: row.unitStake,
    each_way: row.eachWay,
    freebet_id: row.freeBetId,
    combo_boost:
      row.boostPercent === null ? null : { percent: row.boostPercent, amount: row.boostAmount },
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
      each_way: row.eachWay,
      result: resultOf(selection, row),
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
