import type { MarketOutcomeView, MarketView } from "../event-view/index.ts";
import { race, sampleMarket } from "../event-view/sample-events.ts";
import { deriveSilks } from "../mark/index.ts";
import { sampleSilks } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { RaceCardProps } from "./race-card.tsx";
import type { RaceCardFacts, RunnerSex, RunnerView } from "./race-card-view.ts";

type Sample = readonly [
  name: string,
  draw: number,
  age: readonly [RunnerSex, number],
  weight: number,
  persons: readonly [jockey: string, trainer: string],
  form: string,
  prices: readonly [win: number, place: number, opening: number],
];

const samples: readonly Sample[] = [
  [
    "Belle de Waterloo",
    7,
    ["female", 5],
    58.5,
    ["L. Verhaegen", "P. Dumont"],
    "21314",
    [3.1, 1.42, 3.4],
  ],
  ["Tonnerre d’Ath", 3, ["gelding", 6], 58, ["M. Callens", "S. Goossens"], "52102", [5.5, 1.95, 5]],
  ["Sable Noir", 1, ["male", 4], 57.5, ["K. Rousseau", "A. Lefèvre"], "14235", [6.5, 2.15, 6.5]],
  ["Petite Fugue", 9, ["female", 4], 57, ["E. Maréchal", "P. Dumont"], "33621", [8, 2.5, 9]],
  ["Grand Carillon", 4, ["gelding", 7], 57, ["D. Stassen", "R. Claeys"], "80573", [9, 2.8, 8.5]],
  ["Vent d’Escaut", 2, ["male", 5], 56.5, ["T. Wuyts", "H. Brouwers"], "41162", [4.2, 1.68, 4.6]],
  [
    "Lueur du Nord",
    10,
    ["female", 6],
    56,
    ["N. Parmentier", "S. Goossens"],
    "65447",
    [13, 3.4, 12],
  ],
  [
    "Quai des Brumes",
    5,
    ["gelding", 5],
    54.5,
    ["F. Van Acker", "R. Claeys"],
    "08790",
    [34, 7.5, 41],
  ],
];
const silks = Object.values(sampleSilks);

const runners: readonly RunnerView[] = samples.map(
  ([name, draw, [sex, age], weight, [jockey, trainer], form, [, , opening]], index) => ({
    number: index + 1,
    name,
    draw,
    age,
    sex,
    weight,
    jockey,
    trainer,
    form: [...form],
    silks: silks[index] ?? deriveSilks(name),
    opening,
    isWithdrawn: false,
  }),
);

/** A market of these runners; `odds` by the position in the list. */
function marketOf(
  type: "win" | "place",
  name: string,
  list: readonly RunnerView[],
  odds: (index: number) => number | null,
): MarketView {
  const market = sampleMarket(
    `race-${type}`,
    type,
    name,
    list.map((runner, index) => [runner.name, String(runner.number), odds(index)] as const),
  );
  return { ...market, outcomes: market.outcomes.map(numbered(list)) };
}

function numbered(list: readonly RunnerView[]) {
  return (outcome: MarketOutcomeView, index: number): MarketOutcomeView => {
    const { number = index + 1, isWithdrawn = false } = list[index] ?? {};
    return { ...outcome, number, isWithdrawn };
  };
}

const winMarket = marketOf("win", "Gagnant", runners, (index) => samples[index]?.[6][0] ?? null);
const placeMarket = marketOf("place", "Placé", runners, (index) => samples[index]?.[6][1] ?? null);
const ignore = () => undefined;
const facts: RaceCardFacts = { runners, sort: "number", onSortChange: ignore, favourites: [1] };
const props = {
  markets: [winMarket, placeMarket],
  eventName: "Prix du Doudou",
  race: facts,
} satisfies RaceCardProps;

const withdrawn = runners.map((runner) =>
  runner.number === 5 ? { ...runner, isWithdrawn: true } : runner,
);
const price = ({ number }: RunnerView) => samples[number - 1]?.[6][0] ?? 0;
const byPrice = withdrawn.toSorted(
  (one, two) => Number(one.isWithdrawn) - Number(two.isWithdrawn) || price(one) - price(two),
);

/** Twenty of them, as the largest fields have. */
const many = Array.from({ length: 20 }, (_, index) => {
  const runner = runners[index % runners.length] ?? runners[0];
  const name = `${runner?.name} ${Math.floor(index / runners.length) + 1}`;
  return { ...(runner as RunnerView), number: index + 1, name, silks: deriveSilks(name) };
});

const long = runners.map((runner) => ({
  ...runner,
  name: `${runner.name} van de Noordzeekust`,
  jockey: "J.-P. Van den Broeck-Vandenabeele",
  trainer: "Ecurie Vandermeulen-Desmedt",
}));

/** What a virtual race's runners have. */
const plain = runners.map((runner) => ({
  ...runner,
  sex: null,
  jockey: null,
  trainer: null,
  opening: null,
}));

const suspend = (market: MarketView): MarketView => ({
  ...market,
  isSuspended: true,
  outcomes: market.outcomes.map((outcome) => ({ ...outcome, isSuspended: true })),
});

function over(market: MarketView, paid: number): MarketView {
  const first = market.type === "win" ? 1 : paid;
  return {
    ...market,
    outcomes: market.outcomes.map((outcome, index) => ({
      ...outcome,
      odds: null,
      result: index === 4 ? "void" : index < first ? "won" : index < paid ? "placed" : "lost",
    })),
  };
}

/** Every face of a race's runners, by name. */
export const raceCardStates = {
  "by number": props,
  "by price": { ...props, race: { ...facts, sort: "price", runners: byPrice } },
  "one withdrew": { ...props, race: { ...facts, runners: withdrawn } },
  "joint favourites": { ...props, race: { ...facts, favourites: [1, 6] } },
  "twenty runners": {
    ...props,
    markets: [
      marketOf("win", "Gagnant", many, (index) => 3 + index * 2),
      marketOf("place", "Placé", many, (index) => 1.4 + index / 2),
    ],
    race: { ...facts, runners: many },
  },
  "no place market": { ...props, markets: [winMarket] },
  "starting price": {
    ...props,
    markets: [
      {
        ...winMarket,
        outcomes: winMarket.outcomes.map((outcome) => ({ ...outcome, odds: "SP" as const })),
      },
    ],
    race: { ...facts, favourites: [] },
  },
  suspended: { ...props, markets: [suspend(winMarket), suspend(placeMarket)] },
  ended: {
    ...props,
    markets: [over(winMarket, 3), over(placeMarket, 3)],
    race: { ...facts, favourites: [] },
  },
  virtual: { ...props, race: { ...facts, runners: plain } },
  "nothing known": { markets: race.markets, eventName: race.name },
  "long text": {
    ...props,
    markets: [
      marketOf("win", "Gagnant", long, (index) => 101.5 + index),
      marketOf("place", "Placé", long, (index) => 21.5 + index),
    ],
    race: { ...facts, runners: long, favourites: [1, 2] },
  },
} satisfies NamedStates<RaceCardProps>;
