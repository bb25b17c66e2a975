import { type JointChance, jointChance } from "./joint.ts";
import {
  type ServeStrengths,
  type TennisEnding,
  type TennisState,
  tennisDistribution,
} from "./tennis.ts";
import { tennisMarketRules } from "./tennis-markets.ts";

type Says = (ending: TennisEnding) => boolean;

/** The verdict of a selection on an ending, by its key "market-outcome"; null for an unknown key. */
function selectionOf(key: string, state: TennisState): Says | null {
  const set = state.sets.home + state.sets.away + 1;
  for (const side of ["home", "away"] as const) {
    if (key === `set-${set}-${side}`) return (ending) => ending.runningSet === side;
  }
  for (const market of tennisMarketRules(state.setsToWin)) {
    const outcome = market.outcomes.find((each) => key === `${market.key}-${each.key}`);
    if (outcome) return outcome.isTrue;
  }
  return null;
}

/** The joint chance of selections of one match, by their keys; null where one is not known. */
export function tennisJoint(
  strengths: ServeStrengths,
  state: TennisState,
  keys: readonly string[],
): JointChance | null {
  const selections = keys.map((key) => selectionOf(key, state));
  const known = selections.filter((says) => says !== null);
  if (known.length < selections.length) return null;
  const paths = tennisDistribution(strengths, state).endings.map((ending) => ({
    ending,
    probability: ending.probability,
  }));
  return jointChance(paths, known);
}
