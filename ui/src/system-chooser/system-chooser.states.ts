import type { NamedStates } from "../testing/named-states.ts";
import type { SystemChoiceView, SystemChooserProps } from "./system-chooser.tsx";
import type { SystemFold } from "./system-words.ts";

function choose(of: number, size: number): number {
  let ways = 1;
  for (let step = 1; step <= size; step += 1) ways = (ways * (of - step + 1)) / step;
  return Math.round(ways);
}

function foldsFrom(of: number, smallest: number, largest: number): readonly SystemFold[] {
  return Array.from({ length: largest - smallest + 1 }, (_, index) => ({
    size: smallest + index,
    bets: choose(of, smallest + index),
  }));
}

function choice(type: string, folds: readonly SystemFold[]): SystemChoiceView {
  const bets = folds.reduce((sum, fold) => sum + fold.bets, 0);
  return { type, folds, bets, totalStake: bets * 100, potentialReturn: bets * 955 };
}

/** Every system of so many selections, as the rules offer them. */
export function sampleSystems(of: number): readonly SystemChoiceView[] {
  return [
    ...Array.from({ length: of - 2 }, (_, index) =>
      choice(`perm-${index + 2}`, foldsFrom(of, index + 2, index + 2)),
    ),
    choice("full-cover", foldsFrom(of, 2, of)),
    choice("full-cover-with-singles", foldsFrom(of, 1, of)),
  ];
}

const props: SystemChooserProps = {
  selectionCount: 4,
  choices: sampleSystems(4),
  chosen: "full-cover",
  unitStake: 100,
  onChoose: () => undefined,
};
const open = { ...props, isInitiallyOpen: true };

/** Every face of a system chooser, by name. */
export const systemChooserStates = {
  chosen: props,
  open,
  "none chosen": { ...props, chosen: null },
  "three selections": { ...open, selectionCount: 3, choices: sampleSystems(3) },
  "no stake": { ...open, unitStake: null },
  "return not known": {
    ...open,
    choices: sampleSystems(4).map((each) => ({ ...each, potentialReturn: null })),
  },
  disabled: { ...props, isDisabled: true },
  "long text": {
    ...open,
    selectionCount: 16,
    choices: sampleSystems(16).map((each) => ({ ...each, potentialReturn: 1_234_567_890_150 })),
    chosen: "full-cover-with-singles",
    unitStake: 110_000,
  },
} satisfies NamedStates<SystemChooserProps>;
