import type { Cents } from "../money/index.ts";
import { divideHalfEven } from "../odds/index.ts";
import type { CashOutQuote } from "./cash-out.ts";

/** What runs on of a bet: its stake, and what it may return; null where that is not known. */
export interface RunningBet {
  /** The part of the whole bet, exact, as text such as `568/901`; `0/1` where nothing runs on. */
  readonly share: string;
  readonly stake: Cents;
  readonly potentialReturn: Cents | null;
}

interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const sharePattern = /^(\d+)\/([1-9]\d*)$/;

export function isShare(text: unknown): text is string {
  return typeof text === "string" && sharePattern.test(text);
}

function toRatio(share: string): Ratio {
  const [numerator = 1n, denominator = 1n] = share.split("/").map(BigInt);
  return { numerator, denominator };
}

function toShare({ numerator, denominator }: Ratio): string {
  let [divisor, rest] = [numerator, denominator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return `${numerator / divisor}/${denominator / divisor}`;
}

/** The share of what the whole bet may return, in cents, half to even. */
function returnOf(cents: Cents, { numerator, denominator }: Ratio): Cents {
  return Number(divideHalfEven(BigInt(cents) * numerator, denominator));
}

/** The share of the whole bet's stake, in cents, rounded up. */
function stakeOf(cents: Cents, { numerator, denominator }: Ratio): Cents {
  return Number((BigInt(cents) * numerator + denominator - 1n) / denominator);
}

/**
 * What runs on of a bet when an amount of its quote is cashed out. The share is never rounded, so that parts
 * in a row come to exactly what one cash-out of the whole pays; a stake that has begun counts as a cent.
 */
export function whatRunsOn(quote: CashOutQuote, amount: Cents): RunningBet {
  const before = toRatio(quote.runningShare);
  const after = {
    numerator: before.numerator * BigInt(quote.amount - amount),
    denominator: before.denominator * BigInt(quote.amount),
  };
  const { potentialReturn } = quote;
  return {
    share: toShare(after),
    stake: stakeOf(quote.stake, after),
    potentialReturn: potentialReturn === null ? null : returnOf(potentialReturn, after),
  };
}
