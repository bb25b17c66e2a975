import { totalOdds } from "@grandstand/rules/odds";
import type { NamedStates } from "../testing/named-states.ts";
import type { LastSlipProps } from "./last-slip.tsx";

const union = {
  outcomeId: "1-home",
  outcomeName: "Union Saint-Gilloise",
  marketName: "Résultat du match",
  eventName: "Union Saint-Gilloise – KRC Genk",
  odds: 2.24,
};
const munich = {
  outcomeId: "2-over",
  outcomeName: "Plus de 2,5",
  marketName: "Total de buts",
  eventName: "Bayern München – VfB Stuttgart",
  odds: 2.9,
};
const istanbul = {
  outcomeId: "3-home",
  outcomeName: "Fenerbahçe",
  marketName: "Résultat du match",
  eventName: "Fenerbahçe – Trabzonspor",
  odds: 1.75,
};
const three = [union, munich, istanbul];
const props: LastSlipProps = {
  at: Date.UTC(2026, 10, 20, 20, 10),
  lines: three,
  goneCount: 0,
  totalOdds: totalOdds(three.map(({ odds }) => odds)),
  status: "ready",
  onPutBack: () => undefined,
};

/** Every face of what was last bet on, by name. */
export const lastSlipStates = {
  three: props,
  one: { ...props, lines: [union], totalOdds: null },
  "some gone": { ...props, lines: [union], goneCount: 2, totalOdds: null },
  suspended: { ...props, lines: [union, { ...munich, odds: null }], totalOdds: null },
  "putting back": { ...props, status: "putting-back" },
  failed: { ...props, status: "failed" },
  "long text": {
    ...props,
    lines: [
      {
        ...union,
        outcomeName: "Borussia Verein für Leibesübungen 1900 Mönchengladbach",
        marketName: "Vainqueur, prolongations et tirs au but compris",
        eventName: "Borussia Verein für Leibesübungen 1900 Mönchengladbach – Sport-Club Freiburg",
        odds: 1_001,
      },
      munich,
      istanbul,
    ],
    goneCount: 1,
    totalOdds: totalOdds([1_001, 2.9, 1.75]),
  },
} satisfies NamedStates<LastSlipProps>;
