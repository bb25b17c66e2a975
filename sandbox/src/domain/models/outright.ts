/** The expected end of a season for one side of a league. */
export interface SeasonOutlook {
  /** Points that it has, plus those that it is expected to win. */
  mean: number;
  variance: number;
}

const steps = 400;
/** Sides that are level on points share the title: the grid is finer than a point only where necessary. */
const smallestVariance = 0.3;

function normalDensity(x: number, { mean, variance }: SeasonOutlook): number {
  return Math.exp(-((x - mean) ** 2) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance);
}

/** The normal distribution function by Abramowitz and Stegun 26.2.17; off by less than one in ten million. */
function normalBelow(x: number, { mean, variance }: SeasonOutlook): number {
  const z = (x - mean) / Math.sqrt(variance);
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const series =
    t *
    (0.319_381_53 +
      t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - tail : tail;
}

/**
 * Each side's probability of ending first. Points of many matches are close to normal, so the
 * chance of one side is the integral, over its own points, of the chance that all others stay below
 * them.
 */
export function leagueWinProbabilities(outlooks: readonly SeasonOutlook[]): number[] {
  const sides = outlooks.map(({ mean, variance }) => ({
    mean,
    variance: Math.max(variance, smallestVariance),
  }));
  const spread = ({ variance }: SeasonOutlook) => 5 * Math.sqrt(variance);
  const from = Math.min(...sides.map((side) => side.mean - spread(side)));
  const to = Math.max(...sides.map((side) => side.mean + spread(side)));
  const width = (to - from) / steps;
  const sums = sides.map(() => 0);
  for (let step = 0; step <= steps; step += 1) {
    const x = from + step * width;
    const below = sides.map((side) => normalBelow(x, side));
    sides.forEach((side, index) => {
      let others = normalDensity(x, side);
      for (let other = 0; other < below.length && others > 0; other += 1) {
        if (other !== index) others *= below[other] ?? 0;
      }
      sums[index] = (sums[index] ?? 0) + others;
    });
  }
  const total = sums.reduce((sum, part) => sum + part, 0);
  return sums.map((part) => part / total);
}

/**
 * Each entry's probability of winning a knockout in which neighbours meet first, computed round
 * after round. Where the number of entries is no power of two, the first ones have a bye.
 */
export function knockoutWinProbabilities(
  entries: number,
  beats: (first: number, second: number) => number,
): number[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, entries)));
  // Byes take every second position until they are used up, so that no two meet.
  const byes = size - entries;
  const bracket: (number | null)[] = [];
  for (let entry = 0; entry < entries; entry += 1) {
    bracket.push(entry);
    if (entry < byes) bracket.push(null);
  }
  let reached: number[] = bracket.map((entry) => (entry === null ? 0 : 1));
  for (let block = 1; block < size; block *= 2) {
    reached = bracket.map((entry, position) => {
      if (entry === null) return 0;
      const first = (Math.floor(position / block) ^ 1) * block;
      let wins = 0;
      let opposition = 0;
      for (let other = first; other < first + block; other += 1) {
        const rival = bracket[other];
        if (rival === null || rival === undefined) continue;
        opposition += reached[other] ?? 0;
        wins += (reached[other] ?? 0) * beats(entry, rival);
      }
      return (reached[position] ?? 0) * (opposition > 0 ? wins : 1);
    });
  }
  const result: number[] = Array.from({ length: entries }, () => 0);
  bracket.forEach((entry, position) => {
    if (entry !== null) result[entry] = reached[position] ?? 0;
  });
  return result;
}
