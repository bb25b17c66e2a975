import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { legsOfBet, termsOfBet } from "../bets/bets.ts";
import { canStillPay, payoutOf, type SettledLeg } from "../bets/pricing.ts";
import { betSelections, bets } from "../bets/schema.ts";
import { remainingShare, remainingStake } from "../bets/share.ts";
import { payBet } from "../ledger/ledger.ts";
import { payBoosts } from "../loyalty/boosts.ts";
import { rewardBet } from "../loyalty/loyalty.ts";
import type { OutcomeResult, World } from "../world/world.ts";
import { outcomeResults } from "./schema.ts";

export interface Settlement {
  /** Settles what earlier runs left open, then subscribes to the world. */
  start(): Promise<void>;
  stop(): void;
  /** Called before a bet on these outcomes: from now on their results are kept. */
  expect(outcomeIds: readonly string[]): void;
  /** Called after a bet on these outcomes was placed; their results may already be known. */
  reconsider(outcomeIds: readonly string[]): void;
  /**
   * Called after a restart of the world: bets continue where it still has their outcome, and are
   * void otherwise.
   */
  adopt(): Promise<void>;
  /** Resolves once everything requested so far is paid. */
  settled(): Promise<void>;
}

interface Dependencies {
  database: Database;
  world: World;
  /** Called after a payment. */
  onPaid: () => void;
  /** Called after a free bet got its stake back. */
  onFreeBetGivenBack: () => void;
  onError: (error: unknown) => void;
}

type ResultRow = typeof outcomeResults.$inferSelect;

/**
 * The result of a selection at the starting price: it gets the last price. Where the race ended
 * without a price, a winning or placed selection is void; a losing one, or a placed one in a bet
 * that pays no places, has lost whatever the price. Null for any other selection.
 */
function startingPriceOf({ result, lastOdds }: ResultRow) {
  const atStartingPrice = eq(betSelections.odds, "SP");
  if (lastOdds !== null) return { which: atStartingPrice, set: { result, odds: lastOdds } };
  if (result !== "won" && result !== "placed") return null;
  const isPaid = result === "won" ? atStartingPrice : isNotNull(betSelections.placeFraction);
  return { which: and(atStartingPrice, isPaid), set: { result: "void" as const } };
}

/** Applies the results of this run of the world to open selections; resolves with their bets. */
async function spreadResults(
  transaction: Database,
  world: World,
  outcomeIds: readonly string[],
): Promise<string[]> {
  const { epoch } = world;
  if (outcomeIds.length === 0) return [];
  const results = await transaction
    .select()
    .from(outcomeResults)
    .where(
      and(eq(outcomeResults.epoch, epoch), inArray(outcomeResults.outcomeId, [...outcomeIds])),
    );
  const betIds = new Set<string>();
  for (const row of results) {
    const finalStats = world.event(row.eventId, "fr")?.stats ?? null;
    const isOpen = and(
      eq(betSelections.epoch, epoch),
      eq(betSelections.outcomeId, row.outcomeId),
      eq(betSelections.result, "pending"),
    );
    const all = { which: undefined, set: { result: row.result } };
    for (const part of [startingPriceOf(row), all]) {
      if (part === null) continue;
      const rows = await transaction
        .update(betSelections)
        .set({ ...part.set, finalStats })
        .where(and(isOpen, part.which))
        .returning({ betId: betSelections.betId });
      for (const { betId } of rows) betIds.add(betId);
    }
  }
  return [...betIds];
}

function statusOf(isPaid: boolean, legs: readonly SettledLeg[]): "won" | "lost" | "void" {
  if (legs.every((leg) => leg.result === "void")) return "void";
  return isPaid ? "won" : "lost";
}

/** What received the payment of a settled bet: the wallet, or the free bet whose stake was returned. */
type Settled = "paid" | "given-back";

/**
 * Pays one bet if it is decided; null otherwise. A bet is decided with its last selection, or as
 * soon as none of its lines can win.
 */
async function settleBet(
  transaction: Database,
  world: World,
  betId: string,
): Promise<Settled | null> {
  const [bet] = await transaction
    .select()
    .from(bets)
    .where(and(eq(bets.id, betId), eq(bets.status, "open")))
    .for("update");
  if (!bet) return null;
  const rows = await transaction
    .select()
    .from(betSelections)
    .where(eq(betSelections.betId, betId))
    .orderBy(betSelections.position);
  const terms = termsOfBet(bet);
  const legs = legsOfBet(bet, rows);
  const isDecided = legs.every((leg) => leg.result !== "pending");
  const isAlive = canStillPay(terms, legs);
  if (!isDecided && isAlive) return null;
  const { cents, boost } = payoutOf(terms, legs);
  // The payment is the share of the whole return that belongs to the running stake.
  const paid = remainingShare(cents, bet);
  const status = statusOf(isAlive, legs);
  const at = world.now();
  const isVoid = status === "void";
  const running = { ...bet, stake: remainingStake(bet) };
  await payBet(transaction, { ...running, paid, isVoid }, at);
  await payBoosts(transaction, { ...running, paid }, status, at);
  await rewardBet(transaction, running, status, at);
  await transaction
    .update(bets)
    .set({
      status,
      paid: paid + bet.cashedOut,
      settledAt: at,
      boostPercent: boost?.percent ?? null,
      boostAmount: boost?.amount ?? null,
    })
    .where(eq(bets.id, betId));
  return isVoid && bet.freeBetId !== null ? "given-back" : "paid";
}

async function pendingOutcomes(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ outcomeId: betSelections.outcomeId })
    .from(betSelections)
    .where(eq(betSelections.result, "pending"));
  return rows.map(({ outcomeId }) => outcomeId);
}

/** Bets of an earlier run: the same outcome of the same event continues, any other is void. */
async function adoptSelections(transaction: Database, world: World): Promise<string[]> {
  const rows = await transaction
    .select()
    .from(betSelections)
    .where(and(eq(betSelections.result, "pending"), ne(betSelections.epoch, world.epoch)));
  for (const row of rows) {
    const outcome = world.outcome(row.outcomeId);
    const isSame =
      outcome?.startsAt === row.startsAt &&
      world.describe(row.outcomeId, "fr")?.eventName === row.names.fr.eventName;
    await transaction
      .update(betSelections)
      .set(isSame ? { epoch: world.epoch } : { result: "void" })
      .where(and(eq(betSelections.betId, row.betId), eq(betSelections.position, row.position)));
  }
  return [...new Set(rows.map((row) => row.betId))];
}

/** Pays bets through the ledger as the world settles outcomes, one event after another. */
export function createSettlement(dependencies: Dependencies): Settlement {
  const { database, world, onError } = dependencies;
  let queue: Promise<void> = Promise.resolve();
  let unsubscribe = () => {};
  /**
   * The outcomes of open bets, and of bets that were attempted. A moved clock settles millions of
   * outcomes, and only the results of these are read.
   */
  const expected = new Set<string>();

  /**
   * Results, payments and statuses of one step are written together or not at all; a failed step
   * leaves its bets open.
   */
  const enqueue = (findBets: (transaction: Database) => Promise<string[]>) => {
    queue = queue
      .then(async () => {
        const settled = await database.transaction(async (transaction) => {
          const kinds = new Set<Settled | null>();
          for (const betId of await findBets(transaction)) {
            kinds.add(await settleBet(transaction, world, betId));
          }
          return kinds;
        });
        if (settled.has("paid")) dependencies.onPaid();
        if (settled.has("given-back")) dependencies.onFreeBetGivenBack();
      })
      .catch(onError);
    return queue;
  };

  const settle = (eventId: string, results: ReadonlyMap<string, OutcomeResult>) => {
    const epoch = world.epoch;
    const kept = [...results].filter(([outcomeId]) => expected.has(outcomeId));
    // Read now: when it is written, the event may have left the world.
    const rows = kept.map(([outcomeId, result]) => {
      const odds = world.outcome(outcomeId)?.odds;
      const lastOdds = typeof odds === "number" ? String(odds) : null;
      return { epoch, outcomeId, eventId, result, lastOdds };
    });
    if (rows.length === 0) return;
    void enqueue(async (transaction) => {
      await transaction.insert(outcomeResults).values(rows).onConflictDoNothing();
      return spreadResults(
        transaction,
        world,
        kept.map(([outcomeId]) => outcomeId),
      );
    });
  };

  const adopt = () => enqueue((transaction) => adoptSelections(transaction, world));

  return {
    async start() {
      for (const outcomeId of await pendingOutcomes(database)) expected.add(outcomeId);
      unsubscribe = world.subscribe((change) => {
        if (change.kind === "settled") settle(change.eventId, change.results);
      });
      await adopt();
    },
    stop: () => unsubscribe(),
    expect(outcomeIds) {
      for (const outcomeId of outcomeIds) expected.add(outcomeId);
    },
    reconsider(outcomeIds) {
      void enqueue((transaction) => spreadResults(transaction, world, outcomeIds));
    },
    adopt,
    settled: () => queue,
  };
}
