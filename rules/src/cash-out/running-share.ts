import type { Cents } from "../money/index.ts";
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
  const [, numerator = "1", denominator = "1"] = sharePattern.exec(share) ?? [];
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

function toShare({ numerator, denominator }: Ratio): string {
  let [divisor, rest] = [numerator, denominator];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return `${numerator / divisor}/${denominator / divisor}`;
}

/** The share of an amount for the whole bet, in cents: half to even, or up for a stake. */
function shareOf(cents: Cents, { numerator, denominator }: Ratio, rounding: "even" | "up"): Cents {
  const product = BigInt(cents) * numerator;
  const floor = product / denominator;
  const rest = product % denominator;
  const isHalfUp = rest * 2n > denominator || (rest * 2n === denominator && floor % 2n === 1n);
  return Number((rounding === "up" ? rest > 0n : isHalfUp) ? floor + 1n : floor);
}

/**
 * What runs on when so much of a quote is cashed out. The share is never rounded, so that parts in a
 * row come to exactly what one cash-out of the whole pays; a stake that has begun counts as a cent.
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
    stake: shareOf(quote.stake, after, "up"),
    potentialReturn: potentialReturn === null ? null : shareOf(potentialReturn, after, "even"),
  };
}
