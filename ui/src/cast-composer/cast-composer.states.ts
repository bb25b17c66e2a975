import type { NamedStates } from "../testing/named-states.ts";
import type { CastComposerProps, CastRunnerView } from "./cast-composer.tsx";

const names = [
  "Vent de Mer",
  "Roi des Ardennes",
  "Petite Étoile du Nord",
  "Silver Lantern",
  "Dernier Mot",
];
const runners: readonly CastRunnerView[] = names.map((name, index) => ({
  number: index + 1,
  name,
  isWithdrawn: index === 4,
}));
const ignore = () => undefined;
const props: CastComposerProps = {
  eventName: "Prix des Remparts",
  markets: [
    { id: "forecast", name: "Couplé ordre", places: 2, isSuspended: false },
    { id: "tricast", name: "Tiercé ordre", places: 3, isSuspended: false },
  ],
  marketId: "forecast",
  runners,
  order: [null, null],
  price: { status: "none" },
  onMarketChange: ignore,
  onOrderChange: ignore,
  onToggle: ignore,
};

/** Every face of the composer, by name. */
export const castComposerStates = {
  empty: props,
  "one place taken": { ...props, order: [3, null] },
  loading: { ...props, order: [3, 1], price: { status: "loading" } },
  priced: { ...props, order: [3, 1], price: { status: "ready", odds: 28.5, isOnSlip: false } },
  "on the slip": {
    ...props,
    order: [3, 1],
    price: { status: "ready", odds: 28.5, isOnSlip: true },
  },
  tricast: {
    ...props,
    marketId: "tricast",
    order: [3, 1, 4],
    price: { status: "ready", odds: 141, isOnSlip: false },
  },
  error: { ...props, order: [3, 1], price: { status: "error" } },
  suspended: {
    ...props,
    markets: props.markets.map((market) => ({ ...market, isSuspended: true })),
  },
  "long text": {
    ...props,
    marketId: "tricast",
    order: [1, null, null],
    runners: runners.map((runner) => ({
      ...runner,
      name: `${runner.name} van de Noordzeekust en omstreken`,
    })),
  },
} satisfies NamedStates<CastComposerProps>;
