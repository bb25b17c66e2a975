import type { WinningsCalcMode } from "../combo-boost/index.ts";
import type { Cents } from "../money/index.ts";
import {
  addExact,
  divideHalfEven,
  type ExactOdds,
  exactOdds,
  multiplyExact,
  type Odds,
} from "../odds/index.ts";
import { sumOverFolds } from "../systems/index.ts";
import { isKnownPrice, requireStake, wholeCents } from "./whole-cents.ts";

/** What a return needs of one selection. */
export interface TicketLeg {
  readonly odds: Odds | null;
  /** The part of the win's profit that a place pays; null where its market pays none. */
  readonly placeFraction: number | null;
}

/** What a return needs of the ticket as a whole. */
export interface TicketTerms {
  /** Cents for each bet; an each-way bet is two, one on the win and one on the place. */
  readonly unitStake: Cents;
  /** Selections in each bet: `[1]` for a single, `[n]` for a combi, more of them for a system. */
  readonly sizes: readonly number[];
  readonly isEachWay: boolean;
  /** A free bet pays the stake, so that the stake is not paid out with the return. */
  readonly isFree: boolean;
  /** What raises the return, or null. */
  readonly boost: { readonly percent: number; readonly mode: WinningsCalcMode } | null;
  /** The most that the bookmaker pays for it, in cents; null without a limit. */
  readonly maximumPayout: Cents | null;
}

/** What a ticket pays if everything wins, in cents; null ("-") where a price is not known (B5). */
export interface TicketReturn {
  readonly cents: Cents | null;
  /** What the place part pays alone, if everything is placed; null where there is none. */
  readonly placeCents: Cents | null;
  /** What the boost adds to `cents`; null where nothing is boosted. */
  readonly boostAmount: Cents | null;
}

const none: ExactOdds = { numerator: 0n, scale: 0 };
const one: ExactOdds = { numerator: 1n, scale: 0 };
const unknown: TicketReturn = { cents: null, placeCents: null, boostAmount: null };

/** How many bets a ticket makes, both halves of an each-way counted. */
export function ticketBets(
  selections: number,
  { sizes, isEachWay }: Pick<TicketTerms, "sizes" | "isEachWay">,
): number {
  const ones = Array.from({ length: selections }, () => one);
  return Number(sumOverFolds(ones, sizes).numerator) * (isEachWay ? 2 : 1);
}

/**
 * What a ticket pays if everything wins. All of it, the bets of a system, both halves of an each-way
 * and the boost, is added up exactly and rounded to the cent once, for the whole ticket, half to even,
 * and is at most what a ticket may pay.
 * Throws a RangeError for a stake that is not whole cents from 0 upwards.
 */
export function ticketReturn(legs: readonly TicketLeg[], terms: TicketTerms): TicketReturn {
  requireStake(terms.unitStake);
  const priced = legs.flatMap(({ odds, placeFraction }) =>
    isKnownPrice(odds) ? { odds, placeFraction: placeFraction ?? 0 } : [],
  );
  if (legs.length === 0 || priced.length < legs.length) return unknown;
  const unit: ExactOdds = { numerator: BigInt(terms.unitStake), scale: 0 };
  const paysOver = (factors: readonly ExactOdds[]) =>
    multiplyExact(unit, sumOverFolds(factors, terms.sizes));
  const win = paysOver(priced.map(({ odds }) => exactOdds(odds)));
  const place = terms.isEachWay
    ? paysOver(priced.map(({ odds, placeFraction }) => placeOdds(odds, placeFraction)))
    : null;
  const stake = multiplyExact(unit, exactOdds(ticketBets(legs.length, terms)));
  const returned = addExact(win, place ?? none);
  const plain = paidOut(returned, stake, terms);
  const cents = paidOut(addExact(returned, boostOf(returned, stake, terms)), stake, terms);
  return {
    cents,
    placeCents: place && roundedCents(place, terms.maximumPayout),
    boostAmount: terms.boost === null || cents === null || plain === null ? null : cents - plain,
  };
}

/** The price of a place: 1, and its fraction of what the win has above 1 (B5, Each-way). */
export function placeOdds(odds: number, fraction: number): ExactOdds {
  return addExact(one, multiplyExact(less(exactOdds(odds), one), exactOdds(fraction)));
}

/** The share that the boost adds, before rounding: of all of it, or of what is above the stake (B4). */
function boostOf(returned: ExactOdds, stake: ExactOdds, { boost }: TicketTerms): ExactOdds {
  if (boost === null) return none;
  const base = boost.mode === "gross" ? returned : fromZero(less(returned, stake));
  const percent = exactOdds(boost.percent);
  return multiplyExact(base, { numerator: percent.numerator, scale: percent.scale + 2 });
}

function paidOut(returned: ExactOdds, stake: ExactOdds, terms: TicketTerms): Cents | null {
  const due = terms.isFree ? less(returned, stake) : returned;
  return roundedCents(fromZero(due), terms.maximumPayout);
}

/** The value, or 0 where it is below 0. */
function fromZero(value: ExactOdds): ExactOdds {
  return value.numerator > 0n ? value : none;
}

function less(value: ExactOdds, subtracted: ExactOdds): ExactOdds {
  return addExact(value, { numerator: -subtracted.numerator, scale: subtracted.scale });
}

function roundedCents({ numerator, scale }: ExactOdds, maximum: Cents | null): Cents | null {
  const cents = divideHalfEven(numerator, 10n ** BigInt(scale));
  return maximum !== null && cents > BigInt(maximum) ? maximum : wholeCents(cents);
}
