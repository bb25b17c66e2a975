import type { OutcomeResult } from "../world/world.ts";
import {
  add,
  type Fraction,
  isPositive,
  multiply,
  one,
  parseDecimal,
  round,
  subtract,
  whole,
  zero,
} from "./fraction.ts";
import { countLines, foldsOfSystem, sumOverLines } from "./systems.ts";

/**
 * The boost of a combi: percent by the number of its boosted selections, on the return or on the
 * profit.
 */
export interface ComboBoost {
  percentSteps: readonly number[];
  mode: "gross" | "net";
}

/** The type of a bet, and who pays for it. */
export interface BetTerms {
  type: "single" | "combi" | "system";
  systemType: string | null;
  /** Cents for each line; an each-way line is two. */
  unitStake: number;
  isEachWay: boolean;
  /** A free bet pays the stake, so the return excludes the stake. */
  isFree: boolean;
  boost: ComboBoost | null;
  /** The most that the bet pays, in cents; null for bets from before that limit. */
  maximumPayout: number | null;
}

/** What the arithmetic needs of a leg: prices and fractions are decimal text, `SP` while unknown. */
export interface Leg {
  odds: string;
  placeFraction: string | null;
  isBoosted: boolean;
}
export interface SettledLeg extends Leg {
  result: OutcomeResult | "pending";
}

/** Cents, rounded once for all; the boost's amount is the difference to the payout without it. */
export interface Payout {
  cents: number;
  boost: { percent: number; amount: number } | null;
}

/** How many selections each line has; empty where the count allows no such bet. */
function foldsOf({ type, systemType }: BetTerms, count: number): readonly number[] {
  if (type !== "system") return [count];
  return foldsOfSystem(systemType ?? "", count) ?? [];
}

/** The number of bets for a number of selections, an each-way line counted twice; 0 for no such system. */
export function countBets(terms: BetTerms, count: number): number {
  return countLines(foldsOf(terms, count), count) * (terms.isEachWay ? 2 : 1);
}

/** Place part of a price: one, and the place fraction of what is above one (B5 each-way). */
function placeOdds(leg: Leg): Fraction {
  const profit = subtract(parseDecimal(leg.odds), one);
  return add(one, multiply(profit, parseDecimal(leg.placeFraction ?? "0")));
}

/** Without a starting price nothing can be paid for a win or a place: the leg is void. */
const isVoid = ({ odds, result, placeFraction }: SettledLeg) =>
  result === "void" ||
  (odds === "SP" && (result === "won" || (result === "placed" && placeFraction !== null)));

function winFactor(leg: SettledLeg): Fraction {
  if (isVoid(leg)) return one;
  return leg.result === "won" ? parseDecimal(leg.odds) : zero;
}

function placeFactor(leg: SettledLeg): Fraction {
  if (isVoid(leg)) return one;
  return leg.result === "won" || leg.result === "placed" ? placeOdds(leg) : zero;
}

/** The return of all lines, stakes included, before a boost; each-way adds as many lines on the place. */
function exactReturn(terms: BetTerms, legs: readonly SettledLeg[]): Fraction {
  const folds = foldsOf(terms, legs.length);
  const win = sumOverLines(folds, legs.map(winFactor));
  const place = terms.isEachWay ? sumOverLines(folds, legs.map(placeFactor)) : zero;
  return multiply(whole(terms.unitStake), add(win, place));
}

/** The boost by the number of boosted legs that are not void; the last step also holds beyond it. */
function boostPercent({ type, boost }: BetTerms, legs: readonly SettledLeg[]): number {
  if (type !== "combi" || boost === null) return 0;
  const eligible = legs.filter((leg) => leg.isBoosted && leg.result !== "void").length;
  return boost.percentSteps[eligible] ?? boost.percentSteps.at(-1) ?? 0;
}

/** The return with its boost: `gross` raises the whole return, `net` the part above the stake. */
function boosted(returned: Fraction, stake: Fraction, percent: number, boost: ComboBoost | null) {
  const share = multiply(parseDecimal(String(percent)), { numerator: 1n, denominator: 100n });
  const profit = subtract(returned, stake);
  const base = boost?.mode === "gross" ? returned : isPositive(profit) ? profit : zero;
  return add(returned, multiply(base, share));
}

/**
 * What a bet pays with the results of its legs, in cents: the sum over its lines of the unit stake
 * times the product of the line's legs, where a void leg counts one and an open one zero. Exact
 * until it is rounded, once for the whole bet, half to even (design 7.1), and capped by the maximum
 * payout.
 */
export function payoutOf(terms: BetTerms, legs: readonly SettledLeg[]): Payout {
  const returned = exactReturn(terms, legs);
  const stake = whole(terms.unitStake * countBets(terms, legs.length));
  const percent = boostPercent(terms, legs);
  const paidOut = (gross: Fraction) => {
    const due = terms.isFree ? subtract(gross, stake) : gross;
    if (!isPositive(due)) return 0;
    const { maximumPayout } = terms;
    const isCapped = maximumPayout !== null && isPositive(subtract(due, whole(maximumPayout)));
    return isCapped ? maximumPayout : round(due);
  };
  const plain = paidOut(returned);
  if (percent === 0) return { cents: plain, boost: null };
  const cents = paidOut(boosted(returned, stake, percent, terms.boost));
  return { cents, boost: { percent, amount: cents - plain } };
}

/** Whether any line has won, or still can win. */
export function canStillPay(terms: BetTerms, legs: readonly SettledLeg[]): boolean {
  const atBest = legs.map((leg) =>
    leg.result === "pending" ? { ...leg, result: "void" as const } : leg,
  );
  return isPositive(exactReturn(terms, atBest));
}

/** The prospect of a bet that is not decided. */
export interface Prospect {
  potentialReturn: number | null;
  boost: { percent: number; amount: number | null } | null;
}

/** What the bet pays if all of it wins; the return is null while a price is `SP` or 0 (B5). */
export function prospectOf(terms: BetTerms, legs: readonly Leg[]): Prospect {
  const won = legs.map((leg) => ({ ...leg, result: "won" as const }));
  if (legs.some(({ odds }) => odds === "SP" || odds === "0")) {
    const percent = boostPercent(terms, won);
    return { potentialReturn: null, boost: percent === 0 ? null : { percent, amount: null } };
  }
  const { cents, boost } = payoutOf(terms, won);
  return { potentialReturn: cents, boost };
}
