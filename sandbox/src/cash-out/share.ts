import { type Fraction, multiply, round, whole } from "../betslip/fraction.ts";

/** Cents of a bet, and the part of it that was not cashed out: exact, as text such as `568/901`. */
export interface Shared {
  stake: number;
  runningShare: string;
}

/** All of a bet, before anything of it was cashed out. @internal */
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

/** Cents of stake that still run: what has begun counts as a cent, so that a bet that runs has one. */
export function remainingStake({ stake, runningShare }: Shared): number {
  const { numerator, denominator } = multiply(whole(stake), readShare(runningShare));
  return Number((numerator + denominator - 1n) / denominator);
}

/** What still runs of an amount that is for the whole bet, in cents, half to even (design 7.1). */
export function remainingShare(cents: number, { runningShare }: Shared): number {
  return round(multiply(whole(cents), readShare(runningShare)));
}

/** What may be paid early of a value that is for the whole bet: whole cents, rounded down. */
export function quotableShare(cents: number, { runningShare }: Shared): number {
  const { numerator, denominator } = multiply(whole(cents), readShare(runningShare));
  return Number(numerator / denominator);
}

/**
 * What runs on when so much of a quote is paid out. Nothing is rounded, so that parts in a row, of
 * any size, come to what one cash-out of the whole would have paid, to the cent.
 */
export function shareAfter(runningShare: string, paid: number, quoted: number): string {
  const rest = { numerator: BigInt(quoted - paid), denominator: BigInt(quoted) };
  return writeShare(multiply(readShare(runningShare), rest));
}

/** The smallest part that may be paid and may be left, in cents. */
const smallestPart = 10;

/** The least and the most that can be paid as a part, in cents; null where a part is not worth it. */
export function partialLimits(amount: number): { minimum: number; maximum: number } | null {
  const maximum = amount - smallestPart;
  return maximum >= smallestPart ? { minimum: smallestPart, maximum } : null;
}
