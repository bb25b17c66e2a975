import { mostPriceSteps, type PriceStep } from "@grandstand/contract/price-history";

/** How far back a price is known, in milliseconds. */
export const historyLength = 1_440 * 60_000;

/** When a price changed, and what is known of that moment; one object serves all prices of an event that changed then. */
export type PriceMoment = Omit<PriceStep, "odds">;

interface Step {
  moment: PriceMoment;
  odds: number;
}

/** What was published of some outcomes. Instants are epoch milliseconds, and never go back. */
export interface PriceHistory {
  /** Does nothing where the price is what it was. */
  note(outcomeId: string, odds: number, moment: PriceMoment): void;
  /** Oldest first, from 24 hours before `now` on; null where nothing was published. */
  of(outcomeId: string, now: number): PriceStep[] | null;
  drop(outcomeIds: Iterable<string>): void;
  /** How many steps are kept of all outcomes together. */
  size(): number;
}

/** Leaves out what was over before that instant: the price that held then is the first. */
function since(from: number, steps: readonly Step[]): readonly Step[] {
  const first = steps.findLastIndex(({ moment }) => moment.at <= from);
  return first <= 0 ? steps : steps.slice(first);
}

/** The position of the smallest move between the first and the last, no extreme; those with a cause are left out last. */
function leastStep(steps: readonly Step[]): number {
  const prices = steps.map(({ odds }) => odds);
  const kept = new Set([
    0,
    steps.length - 1,
    prices.indexOf(Math.max(...prices)),
    prices.indexOf(Math.min(...prices)),
  ]);
  const weight = ({ moment, odds }: Step, before: number) =>
    Math.abs(Math.log(odds / before)) + (moment.cause === undefined ? 0 : 1);
  let least = { index: 1, weight: Number.POSITIVE_INFINITY };
  for (const [index, step] of steps.entries()) {
    if (kept.has(index)) continue;
    const own = weight(step, prices[index - 1] ?? step.odds);
    if (own < least.weight) least = { index, weight: own };
  }
  return least.index;
}

/** Leaves out the least step, and the one after it where that has become none. */
function shortened(steps: readonly Step[]): Step[] {
  const left = steps.toSpliced(leastStep(steps), 1);
  return left.filter(({ odds }, index) => odds !== left[index - 1]?.odds);
}

function stepView({ moment, odds }: Step, from: number): PriceStep {
  return moment.at < from ? { at: from, odds } : { ...moment, odds };
}

/** Creates a history of nothing yet. An outcome has at most as many steps as an answer. */
export function createPriceHistory(): PriceHistory {
  const known = new Map<string, readonly Step[]>();
  return {
    note(outcomeId, odds, moment) {
      const steps = known.get(outcomeId) ?? [];
      if (steps.at(-1)?.odds === odds) return;
      const all = [...since(moment.at - historyLength, steps), { moment, odds }];
      known.set(outcomeId, all.length > mostPriceSteps ? shortened(all) : all);
    },
    of(outcomeId, now) {
      const steps = known.get(outcomeId);
      const from = now - historyLength;
      return steps ? since(from, steps).map((step) => stepView(step, from)) : null;
    },
    drop(outcomeIds) {
      for (const id of outcomeIds) known.delete(id);
    },
    size: () => [...known.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
