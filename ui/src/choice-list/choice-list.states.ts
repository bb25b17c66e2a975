import type { NamedStates } from "../testing/named-states.ts";
import type { ChoiceListProps, ChoiceRow } from "./choice-list.tsx";

const rows: readonly ChoiceRow<string>[] = [
  {
    value: "full-cover",
    name: "Trixie",
    detail: "3 doubles, 1 triple",
    figure: "38,20 €",
    figureName: "Retour possible",
    note: "4 × 1,00 €",
  },
  {
    value: "perm-2",
    name: "Système 2/3",
    detail: "3 doubles",
    figure: "16,45 €",
    figureName: "Retour possible",
    note: "3 × 1,00 €",
  },
  { value: "perm-3", name: "Système 3/3", disabledReason: "Il faut 4 sélections." },
];
const props: ChoiceListProps<string> = {
  label: "Système",
  summary: "Trixie, 4 paris",
  rows,
  value: "full-cover",
  onChoose: () => undefined,
};

/** Every face of a choice list, by name. */
export const choiceListStates = {
  folded: props,
  open: { ...props, isInitiallyOpen: true },
  "nothing chosen": { ...props, value: null, summary: "Choisissez un système" },
  disabled: { ...props, isDisabled: true },
  "open and disabled": { ...props, isInitiallyOpen: true, isDisabled: true },
  "long text": {
    ...props,
    isInitiallyOpen: true,
    summary: "Alle combinaties van 2 tot 16 selecties, 65.519 weddenschappen",
    rows: [
      {
        value: "every",
        name: "Alle combinaties van 2 tot 16 selecties",
        detail:
          "120 dubbels, 560 triples, 1.820 combi’s van 4. Betaalt vanaf 2 juiste selecties van de 16.",
        figure: "€ 12.345.678.901,50",
        note: "65.519 × € 0,10",
      },
      ...rows,
    ],
  },
} satisfies NamedStates<ChoiceListProps<string>>;
