import type { NamedStates } from "../testing/named-states.ts";
import type { OfferListProps, OfferView } from "./offer-list.tsx";

const boost: OfferView = {
  id: "combo-boost",
  title: "Votre combiné, boosté",
  text: "À partir de trois sélections, vos gains augmentent d’un pourcentage par sélection.",
  image: null,
  termsHref: "/support/terms-conditions/",
  actionHref: "/football/",
  actionLabel: "Voir le football",
};
const early: OfferView = {
  ...boost,
  id: "two-up",
  title: "Deux buts d’avance, pari gagné",
  text: "Votre équipe mène de deux buts : votre pari est payé, quoi qu’il arrive ensuite.",
};

/** Every face of the offers, by name. */
export const offerListStates = {
  offers: { offers: [boost, early] },
  "one offer": { offers: [boost] },
  "pictures held": { offers: [{ ...boost, image: "/favicon.svg" }], pictures: "held" },
  empty: { offers: [] },
  error: { offers: [], status: "error", onRetry: () => undefined },
  "long text": {
    offers: [
      {
        ...boost,
        title: "Championnat national de première division : toutes les rencontres boostées",
        text: `${boost.text} ${early.text} ${boost.text}`,
        actionLabel: "Voir les matchs",
      },
      early,
    ],
  },
} satisfies NamedStates<OfferListProps>;
