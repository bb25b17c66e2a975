import { and, eq, inArray, ne } from "drizzle-orm";
import { betReturn } from "../betslip/arithmetic.ts";
import type { Database } from "../database/open.ts";
import { betSelections, bets, outcomeResults } from "../database/schema.ts";
import { payBet } from "../ledger/ledger.ts";
import type { OutcomeResult, World } from "../world/world.ts";

export interface Settlement {
  /** Settles what earlier lives left over, then listens to the world. */
  start(): Promise<void>;
  stop(): void;
  /** A bet was placed on these outcomes; their results may already be there. */
  reconsider(outcomeIds: readonly string[]): void;
  /** A new life of the world: bets go with it where it still knows their outcome, and are void where not. */
  adopt(): Promise<void>;
  /** Resolves once everything asked for so far is paid. */
  settled(): Promise<void>;
}

interface Dependencies {
  database: Database;
  world: World;
  /** Somebody was paid. */
  onPaid: () => void;
  onError: (error: unknown) => void;
}

type SelectionRow = typeof betSelections.$inferSelect;

/** Open selections get the results that are known for this life of the world. Answers their bets. */
async function spreadResults(
  transaction: Database,
  epoch: string,
  outcomeIds: readonly string[],
): Promise<string[]> {
  if (outcomeIds.length === 0) return [];
  const results = await transaction
    .select()
    .from(outcomeResults)
    .where(
      and(eq(outcomeResults.epoch, epoch), inArray(outcomeResults.outcomeId, [...outcomeIds])),
    );
  const betIds = new Set<string>();
  for (const { outcomeId, result } of results) {
    const rows = await transaction
      .update(betSelections)
      .set({ result })
      .where(
        and(
          eq(betSelections.epoch, epoch),
          eq(betSelections.outcomeId, outcomeId),
          eq(betSelections.result, "pending"),
        ),
      )
      .returning({ betId: betSelections.betId });
    for (const { betId } of rows) betIds.add(betId);
  }
  return [...betIds];
}

/** A starting price becomes the last price there was; without one the selection is void. */
async function fixStartingPrices(transaction: Database, world: World, rows: SelectionRow[]) {
  for (const row of rows) {
    if (row.odds !== "SP" || row.result === "pending") continue;
    const last = world.outcome(row.outcomeId)?.odds;
    if (typeof last === "number") row.odds = String(last);
    else row.result = "void";
    await transaction
      .update(betSelections)
      .set({ odds: row.odds, result: row.result })
      .where(and(eq(betSelections.betId, row.betId), eq(betSelections.position, row.position)));
  }
}

/** The bet can't return anything any more, whatever the open selections do. */
function isLostAlready(stake: number, rows: readonly SelectionRow[]): boolean {
  const atBest = rows.map((row) =>
    row.result === "pending" ? { ...row, result: "void" as const } : row,
  );
  return betReturn(stake, atBest) === 0;
}

function statusOf(paid: number, rows: readonly SelectionRow[]): "won" | "lost" | "void" {
  if (rows.every((row) => row.result === "void")) return "void";
  return paid > 0 ? "won" : "lost";
}

/** Pays one bet if it is decided; answers whether it was. */
async function settleBet(transaction: Database, world: World, betId: string): Promise<boolean> {
  const [bet] = await transaction
    .select()
    .from(bets)
    .where(and(eq(bets.id, betId), eq(bets.status, "open")))
    .for("update");
  if (!bet) return false;
  const rows = await transaction
    .select()
    .from(betSelections)
    .where(eq(betSelections.betId, betId))
    .orderBy(betSelections.position);
  await fixStartingPrices(transaction, world, rows);
  const isDecided = rows.every((row) => row.result !== "pending");
  if (!isDecided && !isLostAlready(bet.stake, rows)) return false;
  const paid = betReturn(bet.stake, rows);
  const at = world.now();
  await payBet(transaction, { ...bet, paid }, at);
  await transaction
    .update(bets)
    .set({ status: statusOf(paid, rows), paid, settledAt: at })
    .where(eq(bets.id, betId));
  return true;
}

/** Bets of an earlier life: the same outcome of the same event goes on, anything else is void. */
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
export function createSettlement({ database, world, onPaid, onError }: Dependencies): Settlement {
  let queue: Promise<void> = Promise.resolve();
  let unsubscribe = () => {};

  /** Results, payments and statuses of one step stand or fall together; a failed step leaves its bets open. */
  const enqueue = (findBets: (transaction: Database) => Promise<string[]>) => {
    queue = queue
      .then(async () => {
        const paid = await database.transaction(async (transaction) => {
          let count = 0;
          for (const betId of await findBets(transaction)) {
            if (await settleBet(transaction, world, betId)) count += 1;
          }
          return count;
        });
        if (paid > 0) onPaid();
      })
      .catch(onError);
    return queue;
  };

  const settle = (eventId: string, results: ReadonlyMap<string, OutcomeResult>) => {
    const epoch = world.epoch;
    const rows = [...results].map(([outcomeId, result]) => ({ epoch, outcomeId, eventId, result }));
    if (rows.length === 0) return;
    void enqueue(async (transaction) => {
      await transaction.insert(outcomeResults).values(rows).onConflictDoNothing();
      return spreadResults(transaction, epoch, [...results.keys()]);
    });
  };

  const adopt = () => enqueue((transaction) => adoptSelections(transaction, world));

  return {
    async start() {
      unsubscribe = world.subscribe((change) => {
        if (change.kind === "settled") settle(change.eventId, change.results);
      });
      await adopt();
    },
    stop: () => unsubscribe(),
    reconsider(outcomeIds) {
      const epoch = world.epoch;
      void enqueue((transaction) => spreadResults(transaction, epoch, outcomeIds));
    },
    adopt,
    settled: () => queue,
  };
}
