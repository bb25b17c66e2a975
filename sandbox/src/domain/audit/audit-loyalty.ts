import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { accounts } from "../accounts/schema.ts";
import { bets } from "../bets/schema.ts";
import { remainingStake } from "../bets/share.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/schema.ts";
import { earnedBy, participates } from "../loyalty/loyalty.ts";
import { coinsOf, pointsOf } from "../loyalty/purses.ts";
import { betBoosts, coinConversions } from "../loyalty/schema.ts";

type Entry = typeof ledgerEntries.$inferSelect;
type Transaction = typeof ledgerTransactions.$inferSelect;
type BetRow = typeof bets.$inferSelect;
type BoostRow = typeof betBoosts.$inferSelect;

/** The entries of the ledger by transaction and account: credits less debits. */
class Books {
  private readonly sums = new Map<string, number>();
  readonly transactions: readonly Transaction[];

  constructor(transactions: readonly Transaction[], entries: readonly Entry[]) {
    this.transactions = transactions;
    for (const { transactionId, ledgerAccountId, credit, debit } of entries) {
      const key = `${transactionId} ${ledgerAccountId}`;
      this.sums.set(key, (this.sums.get(key) ?? 0) + credit - debit);
    }
  }

  of(kind: Transaction["kind"], betId: string): Transaction | undefined {
    return this.transactions.find((row) => row.kind === kind && row.betId === betId);
  }

  sum(transactionId: string | undefined, account: string): number {
    return this.sums.get(`${transactionId} ${account}`) ?? 0;
  }
}

const earns = ({ status, freeBetId }: BetRow) =>
  (status === "won" || status === "lost") && freeBetId === null;

/** A decided bet earned what its stake earns, once; any other earned nothing. */
function findWronglyRewarded(
  books: Books,
  betRows: readonly BetRow[],
  participants: ReadonlySet<string>,
): string[] {
  return betRows.flatMap((bet) => {
    const transaction = books.of("loyalty", bet.id);
    const coins = books.sum(transaction?.id, coinsOf(bet.accountId));
    const points = books.sum(transaction?.id, pointsOf(bet.accountId));
    // Whether the person took part when the bet was decided is no longer known: nothing earned is
    // also right.
    if (coins === 0 && points === 0 && !participants.has(bet.accountId)) return [];
    const due = earns(bet) ? earnedBy(remainingStake(bet)) : { coins: 0, points: 0 };
    const isRight = coins === due.coins && points === due.points;
    return isRight ? [] : [`bet ${bet.reference}: earned ${coins} coins and ${points} points`];
  });
}

/** A boost is pending as long as its bet is open; the amount that it was settled at is the amount paid. */
function findWronglyBoosted(
  books: Books,
  betRows: readonly BetRow[],
  boosts: readonly BoostRow[],
): string[] {
  const byId = new Map(betRows.map((bet) => [bet.id, bet]));
  return boosts.flatMap(({ betId, kind, status, amount }) => {
    const bet = byId.get(betId);
    if (!bet) return [`boost of ${betId}: its bet is not there`];
    const purse = kind === "bet" ? `wallet:${bet.accountId}` : coinsOf(bet.accountId);
    const paid = books.sum(books.of("boost", betId)?.id, purse);
    const due = status === "won" ? amount : 0;
    const isInStep = (status === "pending") === (bet.status === "open");
    return isInStep && paid === due ? [] : [`bet ${bet.reference}: boost ${status}, paid ${paid}`];
  });
}

async function findWronglyConverted(database: Database, books: Books): Promise<string[]> {
  const conversions = await database.select().from(coinConversions);
  const known = new Set(conversions.map(({ transactionId }) => transactionId));
  const wrong = conversions
    .filter(({ transactionId, accountId, coins, cents, rate }) => {
      const spent = -books.sum(transactionId, coinsOf(accountId));
      const given = books.sum(transactionId, `wallet:${accountId}`);
      return spent !== coins || given !== cents || Math.round(coins * Number(rate) * 100) !== cents;
    })
    .map(({ uuid }) => `conversion ${uuid}: coins and money differ`);
  const orphans = books.transactions
    .filter(({ id, kind }) => kind === "conversion" && !known.has(id))
    .map(({ id }) => `transaction ${id}: converts coins for nobody`);
  return [...wrong, ...orphans];
}

/** Checks coins, points, boosts and conversions against the ledger, and lists the problems. */
export async function findLoyaltyProblems(database: Database): Promise<string[]> {
  const rows = await database
    .select({ entry: ledgerEntries, unit: ledgerAccounts.unit })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId));
  const books = new Books(
    await database.select().from(ledgerTransactions),
    rows.map(({ entry }) => entry),
  );
  const balances = new Map<string, number>();
  for (const { entry, unit } of rows) {
    if (unit === "cents") continue;
    const before = balances.get(entry.ledgerAccountId) ?? 0;
    balances.set(entry.ledgerAccountId, before + entry.credit - entry.debit);
  }
  const overdrawn = [...balances]
    .filter(([account, units]) => /^(coins|points):/.test(account) && units < 0)
    .map(([account, units]) => `${account}: below zero (${units})`);
  const betRows = await database.select().from(bets);
  const participants = (await database.select().from(accounts)).filter(participates);
  return [
    ...overdrawn,
    ...findWronglyRewarded(books, betRows, new Set(participants.map(({ id }) => id))),
    ...findWronglyBoosted(books, betRows, await database.select().from(betBoosts)),
    ...(await findWronglyConverted(database, books)),
  ];
}
