import type { FootballPlay } from "../football-play/football-play.ts";
import { playersToCome } from "../football-play/players-to-come.ts";
import type { FairMarket } from "../models/fair-market.ts";
import { type FootballState, footballDistribution, type Rates } from "../models/football.ts";
import { playerMarkets } from "../models/player-markets.ts";

/** Minutes of play after which a price on a player is looked at again although nothing happened. */
const quotedFor = 5;
/** How much the rates of goals may move until then, as a part of what they were. */
const quotedWithin = 0.04;

interface Quote {
  /** What has happened when it was made, and when that was. */
  version: string;
  rates: Rates;
  markets: FairMarket[];
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < quotedWithin;
}

/**
 * The markets of a match’s players. They are many, so that one quote is kept until something happens
 * or some minutes are over: the same array until then. `orderedBy` are the rates with which it began.
 */
export function createPlayerQuotes(
  play: FootballPlay,
  orderedBy: Rates,
): (state: FootballState, rates: Rates) => FairMarket[] {
  let last: Quote | null = null;
  return (state, rates) => {
    const { half, minute, score } = state;
    const goals = score.home + score.away;
    const version = `${half} ${Math.floor(minute / quotedFor)} ${goals} ${play.version()}`;
    const isSame = last?.version === version;
    if (
      last &&
      isSame &&
      isNear(rates.home, last.rates.home) &&
      isNear(rates.away, last.rates.away)
    ) {
      return last.markets;
    }
    const match = playersToCome(play, state, rates, orderedBy);
    const markets = playerMarkets(match, footballDistribution(rates, state));
    last = { version, rates, markets };
    return markets;
  };
}
