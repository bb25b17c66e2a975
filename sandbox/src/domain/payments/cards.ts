import { eq } from "drizzle-orm";
import type { Database } from "../../kernel/database/open.ts";
import { lastCards } from "./schema.ts";
import { type CardName, testCards } from "./test-cards.ts";

export interface LastCard {
  card: CardName;
  lastDigits: string;
}

/** The card of a seeded account that may deposit with one press. */
export const seededCard: LastCard = { card: "accepted", lastDigits: testCards.accepted.slice(-4) };

/** The card of the last deposit that was accepted, or null. */
export async function readLastCard(
  database: Database,
  accountId: string,
): Promise<LastCard | null> {
  const [row] = await database.select().from(lastCards).where(eq(lastCards.accountId, accountId));
  return row ?? null;
}

export async function keepLastCard(
  database: Database,
  accountId: string,
  card: LastCard,
  now: number,
): Promise<void> {
  const kept = { card: card.card, lastDigits: card.lastDigits, usedAt: now };
  await database
    .insert(lastCards)
    .values({ accountId, ...kept })
    .onConflictDoUpdate({ target: lastCards.accountId, set: kept });
}
