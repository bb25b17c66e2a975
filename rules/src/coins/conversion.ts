import type { Cents } from "../money/index.ts";
import { divideHalfEven, exactOdds } from "../odds/index.ts";

/** Money, in units, for one coin where the server names no rate (B5, B9). */
export const defaultConversionRate = 0.01;

/** What decides how much a person may convert (B3, coins converter data). */
export interface CoinsConverterData {
  /** Money, in units and not in cents, for one coin. */
  readonly conversionRate: number;
  readonly dailyLimit: number;
  readonly balance: number;
  /** Coins already converted on this day in Brussels. */
  readonly convertedToday: number;
}

/** What the input says, and what would come of it. */
export interface CoinsEntry {
  /** Digits alone, as they are in the input. */
  readonly text: string;
  /** Null where nothing is typed. */
  readonly coins: number | null;
  /** The most that is allowed, where more was typed. */
  readonly exceeded: number | null;
  /** Cents received; 0 where nothing is typed. */
  readonly money: Cents;
  /** Whether the convert button is active. */
  readonly canConvert: boolean;
}

/** Keeps the digits of what was typed or pasted (B5). */
export function coinDigits(text: string): string {
  return text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
}

/** The most coins that may be converted now: the balance, and what the day's limit leaves (B5). */
export function allowedCoins({
  balance,
  dailyLimit,
  convertedToday,
}: Pick<CoinsConverterData, "balance" | "dailyLimit" | "convertedToday">): number {
  return Math.max(0, Math.min(balance, dailyLimit - convertedToday));
}

/** Whether the day's limit, and not an empty purse, leaves nothing to convert (B8). */
export function isDailyLimitReached(data: CoinsConverterData): boolean {
  return data.balance > 0 && allowedCoins(data) === 0;
}

/**
 * Gives the cents for coins at a rate in money units a coin: exact, then rounded once, half to even.
 * Throws a RangeError for a rate that is no number.
 */
export function coinsToCents(coins: number, rate: number): Cents {
  const { numerator, scale } = exactOdds(rate);
  return Number(divideHalfEven(BigInt(coins) * numerator * 100n, 10n ** BigInt(scale)));
}

/** Whether coins come to a cent, the least that can be received, before anything is rounded up to one. */
function isWorthACent(coins: number, rate: number): boolean {
  const { numerator, scale } = exactOdds(rate);
  return BigInt(coins) * numerator * 100n >= 10n ** BigInt(scale);
}

/** Reads what was typed against what may be converted (B5, Coins conversion). */
export function readCoins(typed: string, data: CoinsConverterData): CoinsEntry {
  const text = coinDigits(typed);
  if (text === "") return { text, coins: null, exceeded: null, money: 0, canConvert: false };
  const coins = Number(text);
  const allowed = allowedCoins(data);
  const exceeded = coins > allowed ? allowed : null;
  const money = Number.isSafeInteger(coins) ? coinsToCents(coins, data.conversionRate) : 0;
  // Worth a cent and within what is allowed: at least 1 coin, where some may be converted.
  const canConvert = exceeded === null && isWorthACent(coins, data.conversionRate);
  return { text, coins, exceeded, money, canConvert };
}
