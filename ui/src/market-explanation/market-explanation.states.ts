import type { NamedStates } from "../testing/named-states.ts";
import type { MarketExplanationProps } from "./market-explanation-props.ts";

const market: MarketExplanationProps = { marketType: "1x2", marketName: "Résultat du match" };
const open = { ...market, isInitiallyOpen: true };

/** Every face of an explanation, by name. */
export const marketExplanationStates = {
  closed: market,
  open,
  "of a selection": { ...open, selectionName: "Union Saint-Gilloise" },
  "long text": {
    ...open,
    marketType: "handicap",
    marketName: "Handicap −2,5 sur l’ensemble de la rencontre, prolongations comprises",
    selectionName: "Royale Union Saint-Gilloise Bruxelles-Capitale (−2,5)",
  },
} satisfies NamedStates<MarketExplanationProps>;
