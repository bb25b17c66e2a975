import type { Bet } from "@grandstand/contract/betslip";
import type { Language, WireOdds } from "@grandstand/contract/entities";
import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { sidesOf } from "../catalogue/crests.ts";
import { freeBets } from "../freebets/schema.ts";
import { wholeLeg } from "./builder-leg.ts";
import type { BetTerms, SettledLeg } from "./pricing.ts";
import { betSelections, bets, cashOuts } from "./schema.ts";
import { remainingShare, remainingStake } from "./share.ts";

type Leg = Bet["selections"][number];
type BetRow = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;
type CashOutRow = typeof cashOuts.$inferSelect;

/** The most bets that the control page shows. */
const mostBets = 200;

const oddsOf = (text: string): WireOdds => (text === "SP" ? "SP" : Number(text));
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/** A runner that only placed has lost for a bet that is not each-way. */
function resultOf({ result }: SelectionRow, { eachWay }: BetRow) {
  return result === "placed" && !eachWay ? "lost" : result;
}

/** The terms of a placed bet that pricing needs. */
export function termsOfBet(row: BetRow): BetTerms {
  const { boostSteps, boostMode } = row;
  return {
    // A builder is settled as one leg, at its one price.
    type: row.type === "builder" ? "single" : row.type,
    systemType: row.systemType,
    unitStake: row.unitStake,
    isEachWay: row.eachWay,
    isFree: row.freeBetId !== null,
    maximumPayout: row.maximumPayout,
    boost: boostSteps && boostMode ? { percentSteps: boostSteps, mode: boostMode } : null,
  };
}

/** The legs of a placed bet, with the results known so far. */
export function legsOfBet(bet: BetRow, selections: readonly SelectionRow[]): SettledLeg[] {
  if (bet.builderOdds !== null) return [wholeLeg(bet.builderOdds, selections)];
  return selections.map(({ odds, placeFraction, boosted, result }) => ({
    odds,
    placeFraction,
    isBoosted: boosted,
    result,
  }));
}

/** Who plays, of a match whose sides were kept with the bet. */
function sidesFact({ eventId, facts }: SelectionRow): Pick<Leg, "competitors"> {
  const { home_team: home, away_team: away } = facts ?? {};
  return home && away ? { competitors: sidesOf(eventId, [home, away]) } : {};
}

/** A bet as the contract shows it, with names in the given language. */
function toBet(
  row: BetRow,
  selections: readonly SelectionRow[],
  paidEarly: readonly CashOutRow[],
  freeBetExpiry: number | null,
  language: Language,
): Bet {
  const isReturned = row.status === "void" && freeBetExpiry !== null;
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
      row.boostPercent === null
        ? null
        : {
            percent: row.boostPercent,
            amount: row.boostAmount === null ? null : remainingShare(row.boostAmount, row),
          },
    ...(row.builderOdds === null || row.builderAskedOdds === null
      ? {}
      : { builder: { asked_odds: Number(row.builderAskedOdds), odds: Number(row.builderOdds) } }),
    status: row.status,
    stake: row.stake,
    potential_return:
      row.potentialReturn === null ? null : remainingShare(row.potentialReturn, row),
    paid: row.paid,
    freebet_returned: isReturned
      ? { amount: remainingStake(row), expires_at: instant(freeBetExpiry) }
      : null,
    remaining_stake: remainingStake(row),
    cash_outs: paidEarly.map(({ quoteId, at, amount, stake }) => ({
      id: quoteId,
      at: instant(at),
      amount,
      stake,
    })),
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
      competition_slug: selection.competitionSlug,
      ...sidesFact(selection),
      asked_odds: oddsOf(selection.askedOdds),
      odds: oddsOf(selection.odds),
      each_way: row.eachWay,
      result: resultOf(selection, row),
      facts: selection.facts,
      final_stats: selection.finalStats,
    })),
  };
}

/** The bets with their selections and payments, in the order of their rows. */
export async function withSelections(
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
  const paidEarly = await database
    .select()
    .from(cashOuts)
    .where(inArray(cashOuts.betId, ids))
    .orderBy(asc(cashOuts.at));
  const paidBy = rows.flatMap(({ freeBetId }) => freeBetId ?? []);
  const expiries = new Map(
    (await database.select().from(freeBets).where(inArray(freeBets.id, paidBy))).map(
      ({ id, expiresAt }) => [id, expiresAt] as const,
    ),
  );
  return rows.map((row) =>
    toBet(
      row,
      selections.filter((selection) => selection.betId === row.id),
      paidEarly.filter((cashOut) => cashOut.betId === row.id),
      expiries.get(row.freeBetId ?? "") ?? null,
      language,
    ),
  );
}

/** Every person's bets, newest first, for the control page. */
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

export async function readBetById(
  database: Database,
  id: string,
  language: Language,
): Promise<Bet | null> {
  const rows = await database.select().from(bets).where(eq(bets.id, id));
  const [bet] = await withSelections(database, rows, language);
  return bet ?? null;
}
