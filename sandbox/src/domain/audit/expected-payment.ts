import type { betSelections, bets } from "../bets/schema.ts";

/*
 * The payment of a bet, computed a second time from its records, without the code that pays. It
 * multiplies whole numbers, line by line, where the payer sums fractions.
 */

type BetRow = typeof bets.$inferSelect;
type SelectionRow = typeof betSelections.$inferSelect;

/** One cash-out with the quote that it was a part of; a null share in quotes from before that column. */
export interface PartPaid {
  readonly amount: number;
  readonly quoted: number;
  readonly quotedShare: string | null;
}

interface Share {
  readonly over: bigint;
  readonly under: bigint;
}

/** Every factor has twelve decimals: six of a price, six of a fraction of it. */
const decimals = 12;
const scale = 10n ** BigInt(decimals);

/** Throws where a text is no price. */
function scaled(text: string): bigint {
  const [, units, parts = ""] = /^(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (units === undefined) throw new Error(`"${text}" is no price`);
  return BigInt(units + parts.padEnd(decimals, "0"));
}

/** The factor of a leg in its lines; a starting price that was never set counts as a void leg. */
function factorOf({ odds, placeFraction, result }: SelectionRow, half: "win" | "place"): bigint {
  const isUnmade =
    odds === "SP" && (result === "placed" ? placeFraction !== null : result === "won");
  if (result === "void" || isUnmade) return scale;
  const counts = result === "won" || (half === "place" && result === "placed");
  if (!counts) return 0n;
  const whole = scaled(odds);
  if (half === "win") return whole;
  return scale + ((whole - scale) * scaled(placeFraction ?? "0")) / scale;
}

function lineSizes({ type, systemType }: BetRow, count: number): ReadonlySet<number> {
  if (type !== "system") return new Set([count]);
  if (systemType?.startsWith("perm-")) return new Set([Number(systemType.slice(5))]);
  const smallest = systemType === "full-cover-with-singles" ? 1 : 2;
  return new Set(Array.from({ length: count - smallest + 1 }, (_, index) => smallest + index));
}

/**
 * Enumerates every line; a leg that is not in it counts one. The sum has the scale to the power of
 * the legs.
 */
function sumOfLines(factors: readonly bigint[], sizes: ReadonlySet<number>): bigint {
  const walk = (index: number, size: number, product: bigint): bigint => {
    const factor = factors[index];
    if (factor === undefined) return sizes.has(size) ? product : 0n;
    const without = walk(index + 1, size, product * scale);
    return factor === 0n ? without : without + walk(index + 1, size + 1, product * factor);
  };
  return walk(0, 0, 1n);
}

/** A builder wins or loses as one, at its one price. */
function builderFactor(odds: string, rows: readonly SelectionRow[]): bigint {
  if (rows.some(({ result }) => result === "lost" || result === "placed")) return 0n;
  return rows.some(({ result }) => result === "void") ? scale : scaled(odds);
}

/** Half to even. Neither is below zero. */
function rounded(over: bigint, under: bigint): number {
  const [floor, rest] = [over / under, over % under];
  const isUp = rest * 2n > under || (rest * 2n === under && floor % 2n === 1n);
  return Number(floor + (isUp ? 1n : 0n));
}

/** The boost in percent, by the boosted legs that are not void; the last step also holds beyond it. */
function boostOf({ type, boostSteps }: BetRow, rows: readonly SelectionRow[]): bigint {
  if (type !== "combi" || boostSteps === null || boostSteps.length === 0) return 0n;
  const counting = rows.filter(({ boosted, result }) => boosted && result !== "void").length;
  return scaled(String(boostSteps[Math.min(counting, boostSteps.length - 1)] ?? 0));
}

/** The return of the whole bet by its results, in cents. Throws where a price that counts is missing. */
export function expectedReturn(bet: BetRow, rows: readonly SelectionRow[]): number {
  const isBuilder = bet.builderOdds !== null;
  const legs = isBuilder ? 1 : rows.length;
  const sizes = lineSizes(bet, legs);
  const sumOf = (half: "win" | "place") =>
    isBuilder
      ? builderFactor(bet.builderOdds ?? "", rows)
      : sumOfLines(
          rows.map((row) => factorOf(row, half)),
          sizes,
        );
  const under = scale ** BigInt(legs);
  const lines = sumOf("win") + (bet.eachWay ? sumOf("place") : 0n);
  const plain = BigInt(bet.unitStake) * lines;
  const stake = BigInt(bet.stake) * under;
  const profit = plain > stake ? plain - stake : 0n;
  const raised = bet.boostMode === "gross" ? plain : profit;
  const percent = 100n * scale;
  const gross = plain * percent + raised * boostOf(bet, rows);
  const due = bet.freeBetId === null ? gross : gross - stake * percent;
  const cents = due > 0n ? rounded(due, under * percent) : 0;
  return Math.min(cents, bet.maximumPayout ?? cents);
}

/** The share of the bet that its cash-outs left: each paid its share of a quote for what still ran. */
export function expectedShare(bet: BetRow, parts: readonly PartPaid[]): Share {
  if (parts.some(({ quotedShare }) => quotedShare === null)) {
    const [over = "", under = ""] = bet.runningShare.split("/");
    return { over: BigInt(over), under: BigInt(under) };
  }
  return parts.reduce(
    ({ over, under }, { amount, quoted }) => ({
      over: over * BigInt(quoted - amount),
      under: under * BigInt(quoted),
    }),
    { over: 1n, under: 1n },
  );
}

/** The running share of an amount for the whole bet, in cents, half to even. */
export function expectedPart(cents: number, { over, under }: Share): number {
  return rounded(BigInt(cents) * over, under);
}

/** Cents of stake that still run, rounded up. */
export function expectedStake(stake: number, { over, under }: Share): number {
  const product = BigInt(stake) * over;
  return Number(product / under) + (product % under > 0n ? 1 : 0);
}

/**
 * Cents of stake that a part ends, of the share that it was quoted for; null where that is not
 * recorded.
 */
export function expectedEnd(stake: number, part: PartPaid): number | null {
  if (part.quotedShare === null) return null;
  const [numerator = "", denominator = ""] = part.quotedShare.split("/");
  const before = { over: BigInt(numerator), under: BigInt(denominator) };
  const after = {
    over: before.over * BigInt(part.quoted - part.amount),
    under: before.under * BigInt(part.quoted),
  };
  return expectedStake(stake, before) - expectedStake(stake, after);
}

export function isSameShare(text: string, { over, under }: Share): boolean {
  const [numerator = "", denominator = ""] = text.split("/");
  return BigInt(numerator) * under === BigInt(denominator) * over;
}
