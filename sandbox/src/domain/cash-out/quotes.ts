import { randomUUID } from "node:crypto";
import type { CashOutOffer, CashOutQuote, QuoteAnswer } from "@grandstand/contract/cash-out";
import type { Language } from "@grandstand/contract/entities";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { messageIn } from "../../kernel/wording/messages.ts";
import { betSelections, bets } from "../bets/schema.ts";
import { partialLimits } from "../bets/share.ts";
import type { World } from "../world/world.ts";
import { cashOutQuotes } from "./schema.ts";
import { type BetRow, type SelectionRow, type Valuation, valueBet } from "./valuation.ts";

export type QuoteRow = typeof cashOutQuotes.$inferSelect;

/** A quote can be accepted for this long, in milliseconds. */
export const quoteLifetime = 20_000;

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

export function readSelections(database: Database, betId: string): Promise<SelectionRow[]> {
  return database
    .select()
    .from(betSelections)
    .where(eq(betSelections.betId, betId))
    .orderBy(betSelections.position);
}

/** A person's own bet; null for another person's. */
async function findBet(
  database: Database,
  accountId: string,
  betId: string,
): Promise<BetRow | null> {
  const [bet] = await database
    .select()
    .from(bets)
    .where(and(eq(bets.id, betId), eq(bets.accountId, accountId)));
  return bet ?? null;
}

/** Stores a quote, which can be accepted once. */
export async function issueQuote(
  database: Database,
  bet: BetRow,
  amount: number,
  now: number,
): Promise<CashOutQuote> {
  const id = randomUUID();
  const expiresAt = now + quoteLifetime;
  await database.insert(cashOutQuotes).values({
    id,
    betId: bet.id,
    accountId: bet.accountId,
    amount,
    runningShare: bet.runningShare,
    createdAt: now,
    expiresAt,
  });
  return {
    id,
    bet_id: bet.id,
    amount,
    running_share: bet.runningShare,
    stake: bet.stake,
    potential_return: bet.potentialReturn,
    partial: partialLimits(amount),
    quoted_at: instant(now),
    expires_at: instant(expiresAt),
  };
}

/** Quotes a bet by the current prices; null where the person has no such bet. */
export async function quoteBet(
  { database, world }: { database: Database; world: World },
  accountId: string,
  { bet_id, lang }: { bet_id: string; lang: Language },
): Promise<QuoteAnswer | null> {
  const bet = await findBet(database, accountId, bet_id);
  if (!bet) return null;
  const valuation = valueBet(world, bet, await readSelections(database, bet.id));
  if (valuation.kind === "refused") {
    const { code } = valuation;
    return { quote: null, code, message: messageIn(lang, code) };
  }
  const quote = await issueQuote(database, bet, valuation.amount, world.now());
  return { quote, code: null, message: null };
}

function offerOf(bet: BetRow, valuation: Valuation): CashOutOffer {
  const isWorth = valuation.kind === "worth";
  return {
    bet_id: bet.id,
    amount: isWorth ? valuation.amount : null,
    code: isWorth ? null : valuation.code,
  };
}

/** The quote that each open bet would get at this moment. */
export async function readOffers(
  { database, world }: { database: Database; world: World },
  accountId: string,
): Promise<CashOutOffer[]> {
  const open = await database
    .select()
    .from(bets)
    .where(and(eq(bets.accountId, accountId), eq(bets.status, "open")))
    .orderBy(asc(bets.placedAt));
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const rows = await database
    .select()
    .from(betSelections)
    .where(inArray(betSelections.betId, ids))
    .orderBy(betSelections.position);
  return open.map((bet) => {
    const selections = rows.filter(({ betId }) => betId === bet.id);
    return offerOf(bet, valueBet(world, bet, selections));
  });
}

/** A person's own quote; null for another person's. */
export async function findQuote(
  database: Database,
  accountId: string,
  id: string,
): Promise<QuoteRow | null> {
  const [row] = await database
    .select()
    .from(cashOutQuotes)
    .where(and(eq(cashOutQuotes.id, id), eq(cashOutQuotes.accountId, accountId)));
  return row ?? null;
}
