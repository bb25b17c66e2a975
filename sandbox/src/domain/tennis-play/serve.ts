import type { Random } from "../models/random.ts";

/** What a serve is expected to be, each a part of all points of its server. */
export interface ServeIntensities {
  ace: number;
  doubleFault: number;
  firstIn: number;
}

/** A serve as it was drawn. */
export interface Serve {
  isAce: boolean;
  isDoubleFault: boolean;
  isFirstIn: boolean;
}

/** The share of points that an average player wins on serve. */
const average = 0.63;
/** The part of the aces that are first serves. */
const acesOnFirst = 0.85;

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** From the probability that the server wins a point, which prices the match: a strong serve has more aces. */
export function serveIntensities(serve: number): ServeIntensities {
  const edge = serve - average;
  return {
    ace: between(0.07 + 0.7 * edge, 0.01, 0.25),
    doubleFault: between(0.035 - 0.12 * edge, 0.01, 0.08),
    firstIn: between(0.62 + 0.25 * edge, 0.5, 0.75),
  };
}

/**
 * Draws the serve of a point whose winner is known. The point's own probability was drawn before, so that serves are
 * as frequent as their intensities say and change no price.
 */
export function drawServe(serve: number, isWonByServer: boolean, random: Random): Serve {
  const expected = serveIntensities(serve);
  const lot = random.next();
  const isAce = isWonByServer && lot < expected.ace / serve;
  const isDoubleFault = !isWonByServer && lot < expected.doubleFault / (1 - serve);
  // What is neither has the rest of the first serves.
  const others =
    (expected.firstIn - acesOnFirst * expected.ace) / (1 - expected.ace - expected.doubleFault);
  const isIn = random.next() < (isAce ? acesOnFirst : others);
  return { isAce, isDoubleFault, isFirstIn: isIn && !isDoubleFault };
}
