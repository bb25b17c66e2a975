import { type Fraction, multiply, round, whole } from "./fraction.ts";

/** Cents of a bet, and the share of it that was not cashed out: exact, as text such as `568/901`. */
export interface Shared {
  stake: number;
  runningShare: string;
}

/** The whole bet, before any cash-out. @internal */
export const wholeShare = "1/1";

function readShare(text: string): Fraction {
  const [numerator = "", denominator = ""] = text.split("/");
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}

function writeShare({ numerator, denominator }: Fraction): string {
  const divisor = greatestDivisor(numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

/** Cents of the stake that still runs, rounded up, so that a running bet has at least one. */
export function remainingStake({ stake, runningShare }: Shared): number {
  const { numerator, denominator } = multiply(whole(stake), readShare(runningShare));
  return Number((numerator + denominator - 1n) / denominator);
}

/** The running share of an amount for the whole bet, in cents, half to even (design 7.1). */
export function remainingShare(cents: number, { runningShare }: Shared): number {
  return round(multiply(whole(cents), readShare(runningShare)));
}

/** What may be paid early of a value for the whole bet: whole cents, rounded down. */
export function quotableShare(cents: number, { runningShare }: Shared): number {
  const { numerator, denominator } = multiply(whole(cents), readShare(runningShare));
  return Number(numerator / denominator);
}

/**
 * The share that still runs after a part of a quote is paid. Nothing is rounded, so that parts of
 * any size add up to what one cash-out of the whole would have paid, to the cent.
 */
export function shareAfter(runningShare: string, paid: number, quoted: number): string {
  const rest = { numerator: BigInt(quoted - paid), denominator: BigInt(quoted) };
  return writeShare(multiply(readShare(runningShare), rest));
}

/** The smallest part that may be paid and may be left, in cents. */
const smallestPart = 10;

/** The least and the most that can be paid as a part, in cents; null where no part is possible. */
export function partialLimits(amount: number): { minimum: number; maximum: number } | null {
  const maximum = amount - smallestPart;
  return maximum >= smallestPart ? { minimum: smallestPart, maximum } : null;
}
