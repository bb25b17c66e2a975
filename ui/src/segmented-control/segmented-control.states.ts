import type { NamedStates } from "../testing/named-states.ts";
import type { SegmentedControlProps } from "./segmented-control.tsx";

type BetType = "single" | "combi" | "system";

const props: SegmentedControlProps<BetType> = {
  label: "Type de pari",
  options: [
    { value: "single", label: "Simple" },
    { value: "combi", label: "Combiné" },
    { value: "system", label: "Système" },
  ],
  value: "combi",
  onChange: () => undefined,
};

/** Every face of a segmented control, by name. */
export const segmentedControlStates = {
  "second chosen": props,
  "first chosen": { ...props, value: "single" },
  "with its label": { ...props, legend: "label" },
  "one disabled": {
    ...props,
    options: [
      { value: "single", label: "Simple" },
      { value: "combi", label: "Combiné" },
      { value: "system", label: "Système", disabledReason: "Il faut au moins 3 sélections" },
    ],
  },
  "long text": {
    ...props,
    options: [
      { value: "single", label: "Enkelvoudige weddenschap" },
      { value: "combi", label: "Combinatieweddenschap" },
      { value: "system", label: "Systeemweddenschap" },
    ],
  },
} satisfies NamedStates<SegmentedControlProps<BetType>>;
