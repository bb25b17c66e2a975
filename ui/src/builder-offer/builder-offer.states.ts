import type { NamedStates } from "../testing/named-states.ts";
import type { BuilderOfferProps } from "./builder-offer.tsx";
import type { PrecannedView } from "./precanned.tsx";

const favourite: PrecannedView = {
  id: "favourite",
  name: "Le favori gagne, plus de 1,5 but",
  odds: 2.5,
  picks: [
    { outcomeId: "home", text: "Résultat du match : Club Brugge" },
    { outcomeId: "over", text: "Total de buts : Plus de 1,5" },
  ],
};
const open: PrecannedView = {
  id: "open",
  name: "Match ouvert : deux équipes marquent",
  odds: 2.35,
  picks: [
    { outcomeId: "both", text: "Les deux équipes marquent : Oui" },
    { outcomeId: "over-2", text: "Total de buts : Plus de 2,5" },
  ],
};
const props: BuilderOfferProps = {
  eventName: "Club Brugge – Anderlecht",
  isOn: true,
  precanned: [favourite, open],
  chosenId: null,
  onSwitch: () => undefined,
  onChoose: () => undefined,
};

/** Every state of the builder's part of the match page, by name. */
export const builderOfferStates = {
  off: { ...props, isOn: false },
  on: props,
  chosen: { ...props, chosenId: "open" },
  loading: { ...props, precanned: null },
  "none ready": { ...props, precanned: [] },
  "long text": {
    ...props,
    precanned: [
      {
        ...favourite,
        name: "Royale Union Saint-Gilloise mène à la mi-temps et gagne le match",
        odds: 501,
      },
    ],
  },
} satisfies NamedStates<BuilderOfferProps>;
