import { systemBetChoices } from "@grandstand/rules/systems";
import type { NamedStates } from "../testing/named-states.ts";
import type { SystemChoiceView, SystemChooserProps } from "./system-chooser.tsx";

/** Every system of that many selections, each with a return. */
export function sampleSystems(selections: number): readonly SystemChoiceView[] {
  return systemBetChoices(selections).map((choice) => ({
    choice,
    bets: choice.bets,
    potentialReturn: choice.bets * 955,
  }));
}

const props: SystemChooserProps = {
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
  "three selections": { ...open, choices: sampleSystems(3) },
  "no stake": { ...open, unitStake: null },
  "return not known": {
    ...open,
    choices: sampleSystems(4).map((each) => ({ ...each, potentialReturn: null })),
  },
  disabled: { ...props, isDisabled: true },
  "long text": {
    ...open,
    choices: sampleSystems(16).map((each) => ({ ...each, potentialReturn: 1_234_567_890_150 })),
    chosen: "full-cover-with-singles",
    unitStake: 110_000,
  },
} satisfies NamedStates<SystemChooserProps>;
