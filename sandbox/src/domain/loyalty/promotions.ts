import type { BetBoostPromotion, CoinsBoostPromotion } from "@grandstand/contract/promotions";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import type { Account } from "../accounts/account.ts";
import { findAccountByUsername } from "../accounts/accounts.ts";
import { bets } from "../bets/schema.ts";
import type { World } from "../world/world.ts";
import { participates } from "./loyalty.ts";
import { type PromotionRow, promotions } from "./schema.ts";
import { seededPromotions } from "./seeded-promotions.ts";

const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
const decimal = (text: string | null) => (text === null ? null : Number(text));

/** The promotions that a person may use now, without those for a first bet once there is a bet. */
export async function openPromotions(
  database: Database,
  account: Pick<Account, "id" | "profile">,
  now: number,
): Promise<PromotionRow[]> {
  if (!participates(account)) return [];
  const rows = await database
    .select()
    .from(promotions)
    .where(and(eq(promotions.accountId, account.id), gt(promotions.activeUntil, now)))
    .orderBy(promotions.createdAt, promotions.id);
  if (!rows.some(({ audience }) => audience === "first_bet")) return rows;
  const [bet] = await database
    .select({ id: bets.id })
    .from(bets)
    .where(eq(bets.accountId, account.id))
    .limit(1);
  return bet ? rows.filter(({ audience }) => audience !== "first_bet") : rows;
}

function sharedOf(row: PromotionRow) {
  return {
    id: row.id,
    event_id: row.eventId,
    competition_id: row.competitionId,
    sport_id: row.sportId,
    audience: row.audience,
    created_at: instant(row.createdAt),
    active_until: instant(row.activeUntil),
    boost: row.boost,
    minimum_stake: row.minimumStake,
    maximum_stake: row.maximumStake,
    minimum_odds: decimal(row.minimumOdds),
    maximum_odds: decimal(row.maximumOdds),
    maximum_winnings: row.maximumWinnings,
  };
}

/** The bet boosts among them, as the contract shows them; the table has all their limits. */
export function toBetBoosts(rows: readonly PromotionRow[]): BetBoostPromotion[] {
  return rows
    .filter(({ kind }) => kind === "bet")
    .map((row) => {
      const shared = sharedOf(row);
      return {
        ...shared,
        minimum_stake: shared.minimum_stake ?? 0,
        maximum_stake: shared.maximum_stake ?? 0,
        minimum_odds: shared.minimum_odds ?? 1,
        maximum_winnings: shared.maximum_winnings ?? 0,
      };
    });
}

export function toCoinsBoosts(rows: readonly PromotionRow[]): CoinsBoostPromotion[] {
  return rows
    .filter(({ kind }) => kind === "coins")
    .map((row) => ({ ...sharedOf(row), bet_type: row.betTypes }));
}

/** Gives promo_player a promotion of every scope, on events of the current programme. */
export async function seedPromotions(database: Database, world: World): Promise<void> {
  const player = await findAccountByUsername(database, "promo_player");
  if (!player) return;
  const rows = seededPromotions(world).map((row) => ({ ...row, accountId: player.id }));
  for (const row of rows) {
    const { id: _, ...facts } = row;
    await database
      .insert(promotions)
      .values(row)
      .onConflictDoUpdate({ target: promotions.id, set: facts });
  }
}

/** Control: gives a person a promotion, which replaces one with the same id. */
export async function givePromotion(database: Database, row: PromotionRow): Promise<void> {
  await database.delete(promotions).where(eq(promotions.id, row.id));
  await database.insert(promotions).values(row);
}
