import { ArrowUpDown } from "lucide";
import type { NamedStates } from "../testing/named-states.ts";
import type { SelectButtonProps } from "./select-button.tsx";

const props: SelectButtonProps<string> = {
  label: "Trier",
  value: "importance",
  onChange: () => undefined,
  options: [
    { value: "importance", name: "Importance" },
    { value: "time", name: "Heure" },
    { value: "league", name: "Championnat" },
  ],
};

/** Every face of a button with a list, by name. */
export const selectButtonStates = {
  "with an icon": { ...props, icon: ArrowUpDown },
  "another chosen": { ...props, icon: ArrowUpDown, value: "league" },
  "over a column": { ...props, variant: "head" },
  "long text": {
    ...props,
    value: "long",
    options: [
      ...props.options,
      { value: "long", name: "Les deux équipes marquent pendant la première mi-temps" },
    ],
  },
} satisfies NamedStates<SelectButtonProps<string>>;
