import type { OutcomeResult } from "../world/world.ts";

/** An exact fraction; the denominator is above zero. */
interface Fraction {
  numerator: bigint;
  denominator: bigint;
}
const one: Fraction = { numerator: 1n, denominator: 1n };

/** What the arithmetic needs of a leg: prices and fractions are decimal text, `SP` where still unknown. */
export interface Leg {
  odds: string;
  eachWay: boolean;
  placeFraction: string | null;
  result: OutcomeResult | "pending";
}

/** Reads decimal text such as `2.35` exactly. Throws where it is no decimal number. */
function parseDecimal(text: string): Fraction {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new Error(`not a decimal number: ${text}`);
  const decimals = match[2] ?? "";
  return {
    numerator: BigInt(`${match[1]}${decimals}`),
    denominator: 10n ** BigInt(decimals.length),
  };
}

function multiply(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}

function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** Half to even (design 7.1). */
function round({ numerator, denominator }: Fraction): number {
  const floor = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && floor % 2n === 1n);
  return Number(up ? floor + 1n : floor);
}

/** Place part of a price: one, and the place fraction of what is above one (B5 each-way). */
function placeOdds(leg: Leg): Fraction {
  const odds = parseDecimal(leg.odds);
  const profit = add(odds, { numerator: -1n, denominator: 1n });
  return add(one, multiply(profit, parseDecimal(leg.placeFraction ?? "0")));
}

function winFactor(leg: Leg): Fraction {
  if (leg.result === "void") return one;
  return leg.result === "won" ? parseDecimal(leg.odds) : { numerator: 0n, denominator: 1n };
}

function placeFactor(leg: Leg): Fraction {
  if (leg.result === "void") return one;
  const isPaid = leg.result === "won" || leg.result === "placed";
  return isPaid ? placeOdds(leg) : { numerator: 0n, denominator: 1n };
}

/**
 * What a settled bet returns, in cents: stake times the product of its legs, a void leg counting
 * one, rounded once. An each-way bet is half on the win and half on the place; its stake is both.
 */
export function betReturn(stake: number, legs: readonly Leg[]): number {
  const win = legs.map(winFactor).reduce(multiply, one);
  const cents: Fraction = { numerator: BigInt(stake), denominator: 1n };
  if (!legs.some((leg) => leg.eachWay)) return round(multiply(cents, win));
  const place = legs.map(placeFactor).reduce(multiply, one);
  const both = multiply(add(win, place), { numerator: 1n, denominator: 2n });
  return round(multiply(cents, both));
}

/**
 * What the bet returns if all of it wins, in cents. Null while a price is `SP` or 0 (B5), and where
 * it is more than a whole number of cents can hold exactly.
 */
export function potentialReturn(
  stake: number,
  legs: readonly Omit<Leg, "result">[],
): number | null {
  if (legs.some(({ odds }) => odds === "SP" || odds === "0")) return null;
  const cents = betReturn(
    stake,
    legs.map((leg) => ({ ...leg, result: "won" })),
  );
  return Number.isSafeInteger(cents) ? cents : null;
}
