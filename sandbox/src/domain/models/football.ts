/** Goals of a match, or of a part of one. */
export interface Score {
  home: number;
  away: number;
}

/** Goals that each side is expected to score in a whole match. */
export interface Rates {
  home: number;
  away: number;
}

/** Probabilities of scores: cell (i, j) is the score `homeFrom + i` to `awayFrom + j`. */
export interface ScoreGrid {
  homeFrom: number;
  awayFrom: number;
  size: number;
  cells: Float64Array;
}

/**
 * The possible endings of a match. The halves are independent, so that it answers any question
 * about the score at half-time and at the end together; every market uses it.
 */
export interface FootballDistribution {
  halfTime: ScoreGrid;
  /** Goals of the second half, including those already scored. */
  secondHalf: ScoreGrid;
  final: ScoreGrid;
}

/** The state of a match. `half` 3 is the end. */
export interface FootballState {
  half: 1 | 2 | 3;
  /** Minutes of the running half that were played, 0 to 45, stoppage time compressed into them. */
  minute: number;
  /** Score now. */
  score: Score;
  /** Score at half-time, once it is known. */
  halfTime: Score | null;
}

const halfMinutes = 45;
/** The most goals in one half: what is cut off is below one in a million. */
const gridSize = 10;
/**
 * The share of the weaker attack's goals that both sides have in common: an open match is open for
 * both.
 */
const commonShare = 0.08;
/** Dixon and Coles: how much more often than independent goals would give a half ends 0-0 or 1-1. */
const lowScoreCorrection = -0.06;
/** Goals are more frequent as players tire: from 0.82 of the mean at kick-off to 1.18 at the end. */
const earlyIntensity = 0.82;
const intensityRise = 0.36;
/** A side that leads defends, one that trails attacks. */
const leadEffect = 0.07;

/** The share of a match's expected goals between two minutes of its 90. */
export function goalShare(fromMinute: number, toMinute: number): number {
  const whole = 2 * halfMinutes;
  const integral = (minute: number) =>
    (earlyIntensity * minute) / whole + (intensityRise * minute * minute) / (2 * whole * whole);
  return Math.max(0, integral(toMinute) - integral(fromMinute));
}

/** The rates at a score. */
export function ratesAt(rates: Rates, score: Score): Rates {
  const lead = Math.sign(score.home - score.away);
  return { home: rates.home * (1 - leadEffect * lead), away: rates.away * (1 + leadEffect * lead) };
}

function poissonTerms(mean: number): Float64Array {
  const terms = new Float64Array(gridSize);
  let term = Math.exp(-mean);
  for (let count = 0; count < gridSize; count += 1) {
    terms[count] = term;
    term *= mean / (count + 1);
  }
  return terms;
}

/** The factor of Dixon and Coles on a score of few goals; 1 on all others. */
export function lowScoreFactor(home: number, away: number, means: Rates): number {
  // The correction must leave every probability positive, also for very open matches.
  const rho = Math.max(lowScoreCorrection, -0.5 / Math.max(1, means.home, means.away));
  if (home === 0 && away === 0) return 1 - means.home * means.away * rho;
  if (home === 0 && away === 1) return 1 + means.home * rho;
  if (home === 1 && away === 0) return 1 + means.away * rho;
  if (home === 1 && away === 1) return 1 - rho;
  return 1;
}

/**
 * The goals to come, with the given means: bivariate Poisson with the low-score correction of Dixon
 * and Coles, starting from the goals already scored.
 */
export function scoreGrid(means: Rates, from: Score): ScoreGrid {
  const common = commonShare * Math.min(means.home, means.away);
  const home = poissonTerms(means.home - common);
  const away = poissonTerms(means.away - common);
  const both = poissonTerms(common);
  const cells = new Float64Array(gridSize * gridSize);
  let sum = 0;
  for (let i = 0; i < gridSize; i += 1) {
    for (let j = 0; j < gridSize; j += 1) {
      let probability = 0;
      for (let shared = 0; shared <= Math.min(i, j); shared += 1) {
        probability += (home[i - shared] ?? 0) * (away[j - shared] ?? 0) * (both[shared] ?? 0);
      }
      probability *= lowScoreFactor(i, j, means);
      cells[i * gridSize + j] = probability;
      sum += probability;
    }
  }
  for (let cell = 0; cell < cells.length; cell += 1) cells[cell] = (cells[cell] ?? 0) / sum;
  return { homeFrom: from.home, awayFrom: from.away, size: gridSize, cells };
}

function certain(score: Score): ScoreGrid {
  return { homeFrom: score.home, awayFrom: score.away, size: 1, cells: Float64Array.of(1) };
}

function addGrids(first: ScoreGrid, second: ScoreGrid): ScoreGrid {
  const size = first.size + second.size - 1;
  const cells = new Float64Array(size * size);
  for (let a = 0; a < first.cells.length; a += 1) {
    const probability = first.cells[a] ?? 0;
    const row = Math.floor(a / first.size);
    const column = a % first.size;
    for (let b = 0; b < second.cells.length; b += 1) {
      const cell = (row + Math.floor(b / second.size)) * size + column + (b % second.size);
      cells[cell] = (cells[cell] ?? 0) + probability * (second.cells[b] ?? 0);
    }
  }
  return {
    homeFrom: first.homeFrom + second.homeFrom,
    awayFrom: first.awayFrom + second.awayFrom,
    size,
    cells,
  };
}

function scaled(rates: Rates, share: number): Rates {
  return { home: rates.home * share, away: rates.away * share };
}

/** The possible endings of the match, from its rates and its state. */
export function footballDistribution(rates: Rates, state: FootballState): FootballDistribution {
  const now = ratesAt(rates, state.score);
  const none = { home: 0, away: 0 };
  if (state.half === 1) {
    const halfTime = scoreGrid(scaled(now, goalShare(state.minute, halfMinutes)), state.score);
    const secondHalf = scoreGrid(scaled(now, goalShare(halfMinutes, 2 * halfMinutes)), none);
    return { halfTime, secondHalf, final: addGrids(halfTime, secondHalf) };
  }
  const atHalfTime = state.halfTime ?? none;
  const sinceThen = {
    home: state.score.home - atHalfTime.home,
    away: state.score.away - atHalfTime.away,
  };
  const left = goalShare(halfMinutes + state.minute, 2 * halfMinutes);
  const halfTime = certain(atHalfTime);
  const secondHalf =
    state.half === 3 ? certain(sinceThen) : scoreGrid(scaled(now, left), sinceThen);
  return { halfTime, secondHalf, final: addGrids(halfTime, secondHalf) };
}

/** Visits every score of the grid, with its probability. */
export function eachScore(
  grid: ScoreGrid,
  visit: (score: Score, probability: number) => void,
): void {
  for (let cell = 0; cell < grid.cells.length; cell += 1) {
    const probability = grid.cells[cell] ?? 0;
    if (probability === 0) continue;
    const home = grid.homeFrom + Math.floor(cell / grid.size);
    visit({ home, away: grid.awayFrom + (cell % grid.size) }, probability);
  }
}

/** The probability that a statement about the final score is true. @internal */
export function finalProbability(
  distribution: FootballDistribution,
  says: (final: Score) => boolean,
): number {
  let sum = 0;
  eachScore(distribution.final, (score, probability) => {
    if (says(score)) sum += probability;
  });
  return sum;
}

/** The probability of a statement about half-time and end together, for a bet builder. @internal */
export function jointProbability(
  distribution: FootballDistribution,
  says: (halfTime: Score, final: Score) => boolean,
): number {
  let sum = 0;
  eachScore(distribution.halfTime, (half, first) => {
    eachScore(distribution.secondHalf, (rest, second) => {
      const final = { home: half.home + rest.home, away: half.away + rest.away };
      if (says(half, final)) sum += first * second;
    });
  });
  return sum;
}
