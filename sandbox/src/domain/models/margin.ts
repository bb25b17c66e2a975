/** The lowest and highest price offered, in decimal odds. */
export const lowestOdds = 1.01;
export const highestOdds = 501;
/** Forecasts and tricasts have higher prices than any other outcome. */
export const castHighestOdds = 10_001;

/** Steps of the price ladder in hundredths: up to `below`, prices are multiples of `step`. */
const ladder = [
  { below: 200, step: 1 },
  { below: 400, step: 5 },
  { below: 600, step: 10 },
  { below: 1_000, step: 50 },
  { below: 2_000, step: 100 },
  { below: 3_000, step: 200 },
  { below: 5_000, step: 500 },
  { below: 10_000, step: 1_000 },
  { below: 50_100, step: 5_000 },
];

/**
 * The highest price on the ladder that is not above `odds`, so that rounding never gives margin away.
 * Decimal odds in and out, held between the lowest and the highest price.
 */
export function onLadder(odds: number, highest: number = highestOdds): number {
  if (!(odds > lowestOdds)) return lowestOdds;
  if (odds >= highest) return highest;
  // A price such as 2.05 must not fall a step because 205 was computed as 204.99999999999997.
  const hundredths = Math.floor(odds * 100 + 1e-6);
  const step = ladder.find((rung) => hundredths < rung.below)?.step ?? 5_000;
  return (hundredths - (hundredths % step)) / 100;
}

const closeEnough = 1e-9;

/**
 * Adds a margin to fair probabilities by the power method: every probability is raised to one
 * common power, so that their sum becomes (1 + margin) times what it was. Long shots get a larger
 * share of the margin, as is usual in the trade. Zeros stay zero.
 */
export function withMargin(probabilities: readonly number[], margin: number): number[] {
  const sum = probabilities.reduce((total, probability) => total + probability, 0);
  const target = sum * (1 + margin);
  const possible = probabilities.filter((probability) => probability > 0).length;
  // With one horse left no power reaches the target.
  if (possible <= target) return probabilities.map((probability) => Math.min(1, probability));
  const total = (power: number) =>
    probabilities.reduce(
      (all, probability) => all + (probability > 0 ? probability ** power : 0),
      0,
    );
  let low = 0;
  let high = 1;
  while (high - low > closeEnough) {
    const middle = (low + high) / 2;
    if (total(middle) > target) low = middle;
    else high = middle;
  }
  return probabilities.map((probability) => (probability > 0 ? probability ** low : 0));
}

/** Prices on the ladder for fair probabilities; null for an impossible outcome. */
export function priceMarket(probabilities: readonly number[], margin: number): (number | null)[] {
  return withMargin(probabilities, margin).map((probability) =>
    probability > 0 ? onLadder(1 / probability) : null,
  );
}
