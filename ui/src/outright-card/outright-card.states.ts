import { race, sampleMarket } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { OutrightCardProps } from "./outright-card.tsx";

const clubs = [
  "Union Saint-Gilloise",
  "Club Brugge",
  "KRC Genk",
  "Anderlecht",
  "Royal Antwerp",
  "KAA Gent",
  "Standard de Liège",
  "Cercle Brugge",
  "KV Mechelen",
  "Sporting Charleroi",
];
const market = sampleMarket(
  "champion",
  "outright_winner",
  "Champion",
  clubs.map((name, index) => [name, name, 2.4 + index * index] as const),
);
const event = {
  ...race,
  id: "pro-league-champion",
  name: "Vainqueur de la Pro League",
  href: "/football/pro-league/champion/",
  sportSlug: "football",
  competitionName: "Pro League",
  markets: [market],
};

/** Every face of a bet on a whole competition, by name. */
export const outrightCardStates = {
  "many outcomes": { event },
  "each-way": {
    event: {
      ...event,
      markets: [{ ...market, eachWay: { places: 3, fraction: "1/4", price: 0.25 } }],
    },
  },
  "few outcomes": {
    event: { ...event, markets: [{ ...market, outcomes: market.outcomes.slice(0, 3) }] },
  },
  suspended: {
    event: {
      ...event,
      isSuspended: true,
      markets: [
        {
          ...market,
          isSuspended: true,
          outcomes: market.outcomes.map((each) => ({ ...each, isSuspended: true })),
        },
      ],
    },
  },
  empty: { event: { ...event, markets: [] } },
  "long text": {
    event: {
      ...event,
      name: "Vainqueur du championnat national de première division, groupe B",
      markets: [
        {
          ...market,
          outcomes: market.outcomes.map((each) => ({
            ...each,
            name: `Royale Association Athlétique ${each.name}`,
          })),
        },
      ],
    },
  },
} satisfies NamedStates<OutrightCardProps>;
