import type { BoostResultAnswer } from "@grandstand/contract/promotions";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import type { Account } from "../accounts/account.ts";
import { isPositive, multiply, one, parseDecimal, subtract } from "../bets/fraction.ts";
import { bets } from "../bets/schema.ts";
import { post, walletOf } from "../ledger/ledger.ts";
import { earnedBy } from "./loyalty.ts";
import { openPromotions } from "./promotions.ts";
import { coinsIssuedAccount, coinsOf, promotionsAccount } from "./purses.ts";
import { betBoosts, type PromotionRow } from "./schema.ts";

/** A leg of a boosted bet: its scope, and its accepted price as decimal text. */
export interface BoostLeg {
  eventId: string;
  competitionId: string;
  sportId: string;
  odds: string;
}
/** A bet just before it is accepted. */
export interface BoostableBet {
  id: string;
  type: string;
  /** A stake that the operator pays is not boosted. */
  freeBetId: string | null;
  /** Cents. */
  stake: number;
  /** Cents; null while it is not known. */
  potentialReturn: number | null;
  legs: readonly BoostLeg[];
}
type Kind = PromotionRow["kind"];

/** The lowest combined odds of a combi that earns more coins (B5). */
const leastOfCombi = parseDecimal("1.5");

/** Cents or coins that a boost adds: percent of the base, rounded half to even, capped. */
export function extraOf(boost: number, base: number, most: number | null): number {
  if (base <= 0) return 0;
  const whole = Math.floor((base * boost) / 100);
  const twice = ((base * boost) % 100) * 2;
  const rounded = twice > 100 || (twice === 100 && whole % 2 === 1) ? whole + 1 : whole;
  return most === null ? rounded : Math.min(rounded, most);
}

/** 0 for an event's own promotion, 3 for one that applies everywhere; null where it does not apply. */
function distance(promotion: PromotionRow, leg: BoostLeg): number | null {
  if (promotion.eventId !== null) return promotion.eventId === leg.eventId ? 0 : null;
  if (promotion.competitionId !== null) {
    return promotion.competitionId === leg.competitionId ? 1 : null;
  }
  if (promotion.sportId !== null) return promotion.sportId === leg.sportId ? 2 : null;
  return 3;
}

function isFirstBet({ audience }: PromotionRow): number {
  return audience === "first_bet" ? 0 : 1;
}

/** The closest promotion of a kind over all legs; first bets before others, then the newest (B5). */
function closest(
  rows: readonly PromotionRow[],
  kind: Kind,
  bet: BoostableBet,
): PromotionRow | undefined {
  return rows
    .filter((row) => row.kind === kind && row.betTypes.some((type) => type === bet.type))
    .flatMap((row) =>
      bet.legs.flatMap((leg) => {
        const far = distance(row, leg);
        return far === null ? [] : [{ row, far }];
      }),
    )
    .sort(
      (a, b) =>
        a.far - b.far || isFirstBet(a.row) - isFirstBet(b.row) || b.row.createdAt - a.row.createdAt,
    )[0]?.row;
}

/** Whether a single is within a promotion's limits; for a combi its combined odds alone count (B5). */
function isWithin(row: PromotionRow, bet: BoostableBet): boolean {
  if (bet.legs.some(({ odds }) => odds === "SP")) return false;
  if (bet.type === "combi") {
    const total = bet.legs.reduce(
      (product, { odds }) => multiply(product, parseDecimal(odds)),
      one,
    );
    return !isPositive(subtract(leastOfCombi, total));
  }
  const odds = Number(bet.legs[0]?.odds);
  const isAtLeast = (value: number, limit: number | string | null) =>
    limit === null || value >= Number(limit);
  const isAtMost = (value: number, limit: number | string | null) =>
    limit === null || value <= Number(limit);
  return (
    isAtLeast(bet.stake, row.minimumStake) &&
    isAtMost(bet.stake, row.maximumStake) &&
    isAtLeast(odds, row.minimumOdds) &&
    isAtMost(odds, row.maximumOdds) &&
    (row.kind === "coins" || isAtMost(bet.potentialReturn ?? 0, row.maximumWinnings))
  );
}

const baseOf = (kind: Kind, bet: Pick<BoostableBet, "stake">, returned: number) =>
  kind === "bet" ? returned - bet.stake : earnedBy(bet.stake).coins;

/** A boost of a bet at placement, and what it adds in cents or coins if the bet wins. */
export interface DueBoost {
  row: PromotionRow;
  amount: number;
}

/** The boosts of a bet at placement, of those that its person may use: at most one of each kind. */
export function boostsOf(open: readonly PromotionRow[], bet: BoostableBet): DueBoost[] {
  if (bet.freeBetId !== null) return [];
  return (["bet", "coins"] as const).flatMap((kind) => {
    const row = closest(open, kind, bet);
    if (!row || !isWithin(row, bet)) return [];
    const base = baseOf(kind, bet, bet.potentialReturn ?? 0);
    return [{ row, amount: extraOf(row.boost, base, row.maximumWinnings) }];
  });
}

/**
 * Records the boosts of a bet. Needs the transaction that places it, before the bet is written, so
 * that a first bet is recognised.
 */
export async function noteBoosts(
  transaction: Database,
  account: Pick<Account, "id" | "profile">,
  bet: BoostableBet,
  now: number,
): Promise<void> {
  const open = await openPromotions(transaction, account, now);
  for (const { row, amount } of boostsOf(open, bet)) {
    await transaction.insert(betBoosts).values({
      betId: bet.id,
      kind: row.kind,
      promotionId: row.id,
      boost: row.boost,
      maximumWinnings: row.maximumWinnings,
      status: "pending",
      amount,
    });
  }
}

/** Settles the boosts of a decided bet: they are paid if it has won. */
export async function payBoosts(
  transaction: Database,
  bet: { id: string; accountId: string; stake: number; paid: number },
  status: string,
  at: number,
): Promise<void> {
  const rows = await transaction.select().from(betBoosts).where(eq(betBoosts.betId, bet.id));
  const movements = [];
  for (const { kind, boost, maximumWinnings } of rows) {
    const extra =
      status === "won" ? extraOf(boost, baseOf(kind, bet, bet.paid), maximumWinnings) : 0;
    await transaction
      .update(betBoosts)
      .set({ status: extra > 0 ? "won" : "lost", amount: extra })
      .where(and(eq(betBoosts.betId, bet.id), eq(betBoosts.kind, kind)));
    const [from, to] =
      kind === "bet"
        ? [promotionsAccount, walletOf(bet.accountId)]
        : [coinsIssuedAccount, coinsOf(bet.accountId)];
    movements.push({ from, to, units: extra });
  }
  if (movements.some(({ units }) => units > 0)) {
    await post(transaction, { kind: "boost", betId: bet.id, movements, at });
  }
}

/** The state of a bet's boost; none for another person's bet (B3). */
export async function readBoost(
  database: Database,
  accountId: string,
  betId: string,
  kind: Kind,
): Promise<BoostResultAnswer> {
  const [row] = await database
    .select({ status: betBoosts.status, amount: betBoosts.amount, boost: betBoosts.boost })
    .from(betBoosts)
    .innerJoin(bets, eq(bets.id, betBoosts.betId))
    .where(
      and(eq(betBoosts.betId, betId), eq(betBoosts.kind, kind), eq(bets.accountId, accountId)),
    );
  if (!row) return { status: false, paid: null, amount: 0, boost: 0 };
  const paid = { won: 1, lost: 0, pending: null }[row.status];
  return { status: true, paid, amount: row.amount, boost: row.boost };
}
