import { eq } from "drizzle-orm";
import type { Database } from "../database/open.ts";
import { lastCards } from "./schema.ts";

/**
 * The cards of the sandbox, by what becomes of a deposit with each: it is accepted, refused, accepted after a step at the
 * bank (3-D), or accepted with an answer that never arrives.
 */
export const testCards = {
  accepted: "4242424242424242",
  refused: "4000000000000002",
  confirmed: "4000000000003220",
  lost: "4000000000000119",
} as const;
export type CardName = keyof typeof testCards;

/** Which of the sandbox's cards a number is, whatever stands between its digits; null for any other. */
export function cardOf(number: string): CardName | null {
  const digits = number.replace(/[\s-]/g, "");
  const names = Object.keys(testCards) as CardName[];
  return names.find((name) => testCards[name] === digits) ?? null;
}

/** Whether the digits are those of any card: 12 to 19 of them, with the right check digit. */
export function isCardNumber(number: string): boolean {
  const digits = number.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a card that is good until this month (`MM/YY`) is still good; null for what is no month. */
export function isGoodUntil(text: string, now: number): boolean | null {
  const [, month = "", year = ""] =
    /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === "") return null;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now;
}

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
