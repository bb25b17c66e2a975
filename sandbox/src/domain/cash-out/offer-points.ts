import { type CashOutOffer, mostOfferPoints, type OfferPoint } from "@grandstand/contract/cash-out";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { bets } from "../bets/schema.ts";
import { cashOutPoints } from "./schema.ts";

/** Keeps what bets are offered at an instant, in epoch milliseconds, where that is not what was offered last. */
export async function noteOffers(
  database: Database,
  offers: readonly CashOutOffer[],
  at: number,
): Promise<void> {
  if (offers.length === 0) return;
  const ids = offers.map(({ bet_id }) => bet_id);
  const last = await database
    .selectDistinctOn([cashOutPoints.betId])
    .from(cashOutPoints)
    .where(inArray(cashOutPoints.betId, ids))
    .orderBy(cashOutPoints.betId, desc(cashOutPoints.at));
  const known = new Map(last.map(({ betId, amount }) => [betId, amount]));
  const changed = offers.filter(({ bet_id, amount }) => known.get(bet_id) !== amount);
  if (changed.length === 0) return;
  await database
    .insert(cashOutPoints)
    .values(changed.map(({ bet_id, amount }) => ({ betId: bet_id, at, amount })))
    .onConflictDoNothing();
}

/** What a person's own bet was offered, oldest first; null for another person's. */
export async function readOfferPoints(
  database: Database,
  accountId: string,
  betId: string,
): Promise<OfferPoint[] | null> {
  const [bet] = await database
    .select({ id: bets.id })
    .from(bets)
    .where(and(eq(bets.id, betId), eq(bets.accountId, accountId)));
  if (!bet) return null;
  const rows = await database
    .select({ at: cashOutPoints.at, amount: cashOutPoints.amount })
    .from(cashOutPoints)
    .where(eq(cashOutPoints.betId, betId))
    .orderBy(asc(cashOutPoints.at));
  return thinned(rows);
}

/** As many points as an answer may have: the ends, the extremes, and of the others one at even distances. */
export function thinned(points: readonly OfferPoint[]): OfferPoint[] {
  if (points.length <= mostOfferPoints) return [...points];
  const amounts = points.flatMap(({ amount }) => amount ?? []);
  const placeOf = (extreme: number) => points.findIndex(({ amount }) => amount === extreme);
  const kept = new Set([
    0,
    points.length - 1,
    placeOf(Math.max(...amounts)),
    placeOf(Math.min(...amounts)),
  ]);
  const left = mostOfferPoints - kept.size;
  for (let step = 1; step <= left; step += 1) {
    kept.add(Math.round((step * (points.length - 1)) / (left + 1)));
  }
  return points.filter((_, place) => kept.has(place));
}
