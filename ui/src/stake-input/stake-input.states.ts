import type { NamedStates } from "../testing/named-states.ts";
import type { StakeInputProps } from "./stake-input.tsx";

const props: StakeInputProps = {
  text: "10,00",
  quickStakes: [500, 1_000, 2_500, 5_000],
  onType: () => undefined,
};
const line: StakeInputProps = {
  text: "10,50",
  selectionName: "Union Saint-Gilloise",
  layout: "line",
  onType: () => undefined,
};

/** Every face of a stake input, by name. */
export const stakeInputStates = {
  filled: props,
  "with a comma": { ...props, text: "12,50" },
  "with a point": { ...props, text: "12.50" },
  empty: { ...props, text: "" },
  "for each bet": { ...props, isPerBet: true, quickStakes: [250, 1_000, 2_500, 110_000] },
  "of one selection": line,
  "empty where a stake is needed": { ...props, text: "", isRequired: true },
  "not a number": { ...props, text: "dix" },
  "too many decimals": { ...props, text: "10,505" },
  "above the maximum": { ...props, text: "2500" },
  "below the minimum": { ...props, text: "0,05", minimum: 10, maximum: 1_000_000 },
  disabled: { ...props, isDisabled: true },
  "long text": {
    ...line,
    selectionName: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts",
    text: "1100,005",
  },
} satisfies NamedStates<StakeInputProps>;
