import type { NamedStates } from "../testing/named-states.ts";
import type { PriceHistoryProps } from "./price-history.tsx";
import { historyOf, price } from "./sample-history.ts";

const opening = price(0, 2.1);
const inPlay = [
  opening,
  price(45, 2.05),
  price(74, 1.55, { minute: 24, cause: "goal" }),
  price(80, 1.6, { minute: 30 }),
  price(103, 2.75, { minute: 53, cause: "red-card" }),
  price(110, 2.6, { minute: 60 }),
];
const rising = historyOf(inPlay, { minute: { minute: 67, added: null } });

const props: PriceHistoryProps = {
  outcomeName: "Club Brugge",
  marketName: "Résultat du match",
  eventName: "Club Brugge – Anderlecht",
  anchor: { current: null },
  movesFocus: true,
  onClose: () => undefined,
  onRetry: () => undefined,
  history: rising,
};

/** Every face of a price's history, by name. */
export const priceHistoryStates = {
  rising: props,
  falling: {
    ...props,
    history: historyOf([price(30, 2.6), price(60, 2.7), price(100, 2.2)]),
  },
  "back where it began": {
    ...props,
    history: historyOf([opening, price(60, 2.4), price(100, 2.1)]),
  },
  "since yesterday": {
    ...props,
    history: historyOf([price(-960, 1.9), price(-900, 1.8), price(60, 2)]),
  },
  "since a minute": {
    ...props,
    history: historyOf(
      [
        price(60, 1.9, { minute: 12 }),
        price(70, 3.4, { minute: 22, cause: "suspension" }),
        price(75, 3.1, { minute: 27 }),
      ],
      { minute: { minute: 28, added: null } },
    ),
  },
  "stoppage time": {
    ...props,
    history: historyOf([...inPlay, price(143, 15, { minute: 90, added: 3, cause: "goal" })], {
      minute: { minute: 90, added: 5 },
    }),
  },
  "never moved": { ...props, history: historyOf([price(-1320, 2.1)]) },
  "one point": { ...props, history: historyOf([price(119, 2.1)]) },
  suspended: { ...props, history: { ...rising, isSuspended: true } },
  loading: { ...props, history: { status: "loading" } },
  none: { ...props, history: { status: "none" } },
  failed: { ...props, history: { status: "failed" } },
  "opened by the pointer": { ...props, movesFocus: false },
  "long name": {
    ...props,
    outcomeName: "Royale Union Saint-Gilloise ou match nul et plus de 2,5 buts",
    history: historyOf([price(0, 101), price(50, 1001), price(60, 251)]),
  },
} satisfies NamedStates<PriceHistoryProps>;
