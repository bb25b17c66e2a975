import type { Random } from "./random.ts";

/** How many places an each-way bet pays, and the fraction of the odds that it pays: 0.25 is a quarter. */
export interface EachWayTerms {
  places: number;
  fraction: number;
}

/** The trade's usual terms by the number of runners; null for a field too small for each-way. */
export function eachWayTerms(runners: number, isHandicap: boolean): EachWayTerms | null {
  if (runners < 5) return null;
  if (runners < 8) return { places: 2, fraction: 0.25 };
  if (runners >= 16 && isHandicap) return { places: 4, fraction: 0.25 };
  return { places: 3, fraction: 0.2 };
}

/** Strengths as probabilities of winning. A strength of 0 is a runner that does not run. */
export function winProbabilities(strengths: readonly number[]): number[] {
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  return strengths.map((strength) => (sum > 0 ? strength / sum : 0));
}

/**
 * Harville: after the winner, the rest race for second by the same strengths, and so on. Gives each
 * runner's probability of finishing among the first `places`; they add up to `places`.
 */
export function placeProbabilities(wins: readonly number[], places: number): number[] {
  const placed = wins.map(() => 0);
  const hasFinished = wins.map((probability) => probability <= 0);
  const visit = (reached: number, left: number, depth: number) => {
    if (depth === places || left <= 1e-12) return;
    wins.forEach((probability, runner) => {
      if (hasFinished[runner]) return;
      const here = (reached * probability) / left;
      placed[runner] = (placed[runner] ?? 0) + here;
      hasFinished[runner] = true;
      visit(here, left - probability, depth + 1);
      hasFinished[runner] = false;
    });
  };
  visit(
    1,
    wins.reduce((total, probability) => total + probability, 0),
    0,
  );
  return placed;
}

/** The probability that these runners are the first home, in this order (Harville). */
export function finishProbability(wins: readonly number[], order: readonly number[]): number {
  let reached = 1;
  let left = wins.reduce((total, probability) => total + probability, 0);
  for (const [position, runner] of order.entries()) {
    const win = wins[runner] ?? 0;
    if (win <= 0 || left <= 1e-12 || order.indexOf(runner) !== position) return 0;
    reached *= win / left;
    left -= win;
  }
  return reached;
}

/** Draws a finishing order, winner first, by the probabilities of its prices; non-runners are left out. */
export function finishingOrder(strengths: readonly number[], random: Random): number[] {
  return strengths
    .map((strength, runner) => ({ runner, strength, time: random.exponential(1) / strength }))
    .filter(({ strength }) => strength > 0)
    .sort((one, two) => one.time - two.time)
    .map(({ runner }) => runner);
}
