import type { NamedStates } from "../testing/named-states.ts";
import type { FilterChipsProps } from "./filter-chips.tsx";

const ignore = () => undefined;
const props: FilterChipsProps = {
  label: "Sports",
  chosenId: null,
  onChoose: ignore,
  chips: [
    { id: null, name: "Tous" },
    { id: "football", name: "Football", count: 31 },
    { id: "tennis", name: "Tennis", count: 12 },
    { id: "horse-racing", name: "Hippisme", count: 4 },
  ],
};

/** Every face of a row of filters, by name. */
export const filterChipsStates = {
  all: props,
  "one chosen": { ...props, chosenId: "tennis" },
  "one that stays in sight": {
    ...props,
    chips: [...props.chips, { id: "own", name: "Avec mes paris", count: 3, isPinned: true }],
  },
  "long text": {
    ...props,
    chosenId: "long",
    chips: [
      ...props.chips,
      { id: "long", name: "Championnat du monde de course cycliste sur route", count: 12_345 },
      { id: "basketball", name: "Basketball", count: 2 },
    ],
  },
} satisfies NamedStates<FilterChipsProps>;
