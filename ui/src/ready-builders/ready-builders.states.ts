import type { NamedStates } from "../testing/named-states.ts";
import type { ReadyBuildersProps, ReadyBuilderView } from "./ready-builders.tsx";

const favourite: ReadyBuilderView = {
  id: "favourite",
  name: "Le favori gagne, plus de 1,5 but",
  odds: 2.5,
  picks: [
    { outcomeId: "home", text: "Résultat du match : Club Brugge" },
    { outcomeId: "over", text: "Total de buts : Plus de 1,5" },
  ],
};
const open: ReadyBuilderView = {
  id: "open",
  name: "Match ouvert : deux équipes marquent",
  odds: 2.35,
  picks: [
    { outcomeId: "both", text: "Les deux équipes marquent : Oui" },
    { outcomeId: "over-2", text: "Total de buts : Plus de 2,5" },
  ],
};
const props: ReadyBuildersProps = {
  builders: [favourite, open],
  chosenId: null,
  onChoose: () => undefined,
};

/** Every state of a match's ready builders, by name. */
export const readyBuildersStates = {
  offered: props,
  chosen: { ...props, chosenId: "open" },
  loading: { ...props, builders: null },
  "none ready": { ...props, builders: [] },
  "long text": {
    ...props,
    builders: [
      {
        ...favourite,
        name: "Royale Union Saint-Gilloise mène à la mi-temps et gagne le match",
        odds: 501,
      },
    ],
  },
} satisfies NamedStates<ReadyBuildersProps>;
