import type { Verdict } from "./fair-market.ts";

/** One possible course of an event. The paths of an event exclude each other and add up to 1. */
export interface Path<Ending> {
  readonly ending: Ending;
  readonly probability: number;
}

/** The possible results of a bet. */
export interface Chances {
  /** Every selection wins. */
  readonly won: number;
  /** Nothing is lost and something is returned: the stake is returned. */
  readonly refunded: number;
}

/** The result of several selections as one bet: all have to win, and none may lose. */
export interface JointChance extends Chances {
  /** The result of each selection alone. */
  readonly alone: readonly Chances[];
  /** Indices of selections that follow from the others, whatever happens; the last ones given first. */
  readonly implied: readonly number[];
}

const lost = 0;
const givenBack = 1;
const won = 2;
type Fate = typeof lost | typeof givenBack | typeof won;

function fateOf(verdict: Verdict): Fate {
  if (verdict === null) return givenBack;
  return verdict ? won : lost;
}

/** The result of the whole on each path: the worst of its selections'. */
function together(legs: readonly Uint8Array[], size: number): Uint8Array {
  const fates = new Uint8Array(size).fill(won);
  for (const leg of legs) {
    for (let path = 0; path < size; path += 1) {
      fates[path] = Math.min(fates[path] ?? lost, leg[path] ?? lost);
    }
  }
  return fates;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((fate, path) => fate === other[path]);
}

/**
 * Drops, from the last on, each selection that changes the result of the whole on no path. One
 * always stays.
 */
function findImplied(legs: readonly Uint8Array[], whole: Uint8Array): number[] {
  const implied: number[] = [];
  for (let index = legs.length - 1; index >= 0; index -= 1) {
    const others = legs.filter((_, other) => other !== index && !implied.includes(other));
    if (others.length > 0 && isSame(together(others, whole.length), whole)) implied.push(index);
  }
  return implied;
}

/** The exact chance of several selections at once, summed over every path. */
export function jointChance<Ending>(
  paths: readonly Path<Ending>[],
  selections: readonly ((ending: Ending) => Verdict)[],
): JointChance {
  const possible = paths.filter(({ probability }) => probability > 0);
  const legs = selections.map((says) =>
    Uint8Array.from(possible, ({ ending }) => fateOf(says(ending))),
  );
  const whole = together(legs, possible.length);
  const chancesOf = (fates: Uint8Array): Chances => {
    const sums = [0, 0, 0];
    possible.forEach(({ probability }, path) => {
      const fate = fates[path] ?? lost;
      sums[fate] = (sums[fate] ?? 0) + probability;
    });
    return { won: sums[won] ?? 0, refunded: sums[givenBack] ?? 0 };
  };
  return { ...chancesOf(whole), alone: legs.map(chancesOf), implied: findImplied(legs, whole) };
}

/**
 * The chance of the fair price: a refund leaves the stake unchanged, so that only decided endings
 * count. 0 where the selections can't all win.
 */
export function decisiveChance({ won: chance, refunded }: Chances): number {
  const decisive = 1 - refunded;
  return decisive > 1e-9 ? chance / decisive : 0;
}
