import { thresholds } from "../intervals/index.ts";

/** The names that systems go by; one that has none of its own is called after what it covers. */
export const systemNames = [
  "doubles",
  "trebles",
  "folds",
  "trixie",
  "yankee",
  "canadian",
  "heinz",
  "super-heinz",
  "goliath",
  "full-cover",
  "patent",
  "lucky-15",
  "lucky-31",
  "lucky-63",
  "full-cover-with-singles",
] as const;
export type SystemName = (typeof systemNames)[number];

/** The bets of a system that have the same number of selections. */
export interface SystemFold {
  /** Selections in each of them. */
  readonly size: number;
  /** How many of them there are. */
  readonly bets: number;
}

/** One way to make bets of a number of selections (B3, System bet choice). */
export interface SystemBetChoice {
  /** As calculate carries it: `perm-2`…, `full-cover`, `full-cover-with-singles` (B7, system_type). */
  readonly type: string;
  /** The key of its name. */
  readonly name: SystemName;
  /** How many selections it is made of. */
  readonly selections: number;
  /** Its bets by size, the smallest first. */
  readonly folds: readonly SystemFold[];
  /** How many bets: the stake counts that many times. An each-way counts twice as many. */
  readonly bets: number;
  /** Selections in its longest bet. */
  readonly permLength: number;
}

const fullCoverNames: Readonly<Record<number, SystemName>> = {
  3: "trixie",
  4: "yankee",
  5: "canadian",
  6: "heinz",
  7: "super-heinz",
  8: "goliath",
};
const withSinglesNames: Readonly<Record<number, SystemName>> = {
  3: "patent",
  4: "lucky-15",
  5: "lucky-31",
  6: "lucky-63",
};

/**
 * Every system that a number of selections can make: all doubles, all trebles, … up to all but one, then
 * everything from doubles, then everything from singles. None below 3 selections or above 16 (B5).
 */
export function systemBetChoices(selections: number): readonly SystemBetChoice[] {
  const fewest = thresholds.systemMinimumSelections;
  const most = thresholds.systemMaximumSelections;
  if (!Number.isInteger(selections) || selections < fewest || selections > most) return [];
  const permutations = range(2, selections - 1).map((size) =>
    choiceOf(`perm-${size}`, permutationName(size), selections, [size]),
  );
  const covers = [
    choiceOf(
      "full-cover",
      fullCoverNames[selections] ?? "full-cover",
      selections,
      range(2, selections),
    ),
    choiceOf(
      "full-cover-with-singles",
      withSinglesNames[selections] ?? "full-cover-with-singles",
      selections,
      range(1, selections),
    ),
  ];
  return [...permutations, ...covers];
}

/** The choice of a type for a number of selections; null where there is no such system. */
export function systemBetChoice(type: string, selections: number): SystemBetChoice | null {
  return systemBetChoices(selections).find((choice) => choice.type === type) ?? null;
}

function choiceOf(
  type: string,
  name: SystemName,
  selections: number,
  sizes: readonly number[],
): SystemBetChoice {
  const folds = sizes.map((size) => ({ size, bets: combinations(selections, size) }));
  return {
    type,
    name,
    selections,
    folds,
    bets: folds.reduce((sum, fold) => sum + fold.bets, 0),
    permLength: Math.max(...sizes),
  };
}

function permutationName(size: number): SystemName {
  if (size === 2) return "doubles";
  return size === 3 ? "trebles" : "folds";
}

/** How many ways there are to pick `size` of a number; exact, because each step divides evenly. */
export function combinations(of: number, size: number): number {
  return range(1, size).reduce(
    (combinations, step) => (combinations * (of - size + step)) / step,
    1,
  );
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
