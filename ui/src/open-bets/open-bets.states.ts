import { betCardStates as cards } from "../bet-card/bet-card.states.ts";
import type { BetCardLegView, BetCardView } from "../bet-card/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { OpenBetsProps } from "./open-bets.tsx";

const single: BetCardView = cards.open.bet;
const combi: BetCardView = cards["in play, combi"].bet;
const [coming] = single.legs as readonly [BetCardLegView];
const [live, over, tennis] = combi.legs as readonly [
  BetCardLegView,
  BetCardLegView,
  BetCardLegView,
];
const won: BetCardLegView = {
  ...coming,
  outcomeId: "won",
  result: "won",
  score: { home: [2], away: [0], homeSets: 0, awaySets: 0 },
};
const mixed: BetCardView = { ...combi, id: "mixed", legs: [won, over, coming] };
const set: BetCardView = { ...single, id: "set", legs: [tennis] };
const many = (count: number): BetCardView => ({
  ...combi,
  id: `combi-${count}`,
  legs: [won, live, over, coming, tennis, won, won, coming, coming]
    .slice(0, count)
    .map((leg, index) => ({ ...leg, outcomeId: `leg-${index}` })),
});
const available = (amount: number) => ({ state: "available", amount }) as const;
const only = (bet: BetCardView): Pick<OpenBetsProps, "list"> => ({
  list: { status: "loaded", bets: [bet], count: 1 },
});
const props: OpenBetsProps = {
  list: { status: "loaded", bets: [mixed, set, single], count: 3 },
  cashOuts: {
    mixed: available(1_420),
    set: available(605),
    [single.id]: available(980),
    "combi-5": available(310),
    "combi-9": available(90),
  },
  historyHref: "/history/",
  onCashOut: () => undefined,
  onRetry: () => undefined,
};
const decided: BetCardLegView = { ...won, outcomeId: "decided" };
const voided: BetCardLegView = { ...tennis, outcomeId: "void", isLive: false, result: "void" };
const lost: BetCardLegView = { ...over, outcomeId: "lost", isLive: false, result: "lost" };

/** Every face of a person's open bets, by name. */
export const openBetsStates = {
  three: props,
  "one combi": { ...props, ...only(mixed) },
  "one single, to come": { ...props, ...only(single) },
  "one single, in play": {
    ...props,
    ...only({ ...single, legs: [{ ...over, playedShare: 0.7 }] }),
  },
  "more than are shown": {
    ...props,
    list: { status: "loaded", bets: [mixed, set, single], count: 8 },
  },
  "not all known": {
    ...props,
    list: { status: "loaded", bets: [mixed, set, single], count: null },
  },
  "five selections": { ...props, ...only(many(5)) },
  "nine selections": { ...props, ...only(many(9)) },
  "a system, one lost and one void": {
    ...props,
    ...only({
      ...combi,
      id: "system",
      betType: "system",
      systemType: "perm-2",
      lines: 3,
      unitStake: 250,
      stake: 750,
      remainingStake: 750,
      potentialReturn: 1_368,
      legs: [lost, voided, live],
    }),
    cashOuts: { system: available(240) },
  },
  "on a runner": { ...props, ...only(cards["on a runner"].bet) },
  "without marks": { ...props, ...only(cards["without marks"].bet) },
  "a builder": { ...props, ...only(cards.builder.bet), areOffersComing: true, cashOuts: {} },
  "a free bet": { ...props, ...only(cards["free bet"].bet), cashOuts: {} },
  "a starting price": { ...props, ...only(cards["starting price"].bet), cashOuts: {} },
  "cashed out in part": { ...props, ...only(cards["cashed out in part"].bet) },
  "result awaited": {
    ...props,
    ...only({ ...single, legs: [{ ...coming, startsAt: Date.UTC(2026, 10, 21, 10) }] }),
  },
  "in play, without a score": {
    ...props,
    ...only({ ...single, legs: [{ ...live, facts: null, score: null, playedShare: null }] }),
  },
  "all decided": { ...props, ...only({ ...single, legs: [decided] }) },
  "cash-out suspended": { ...props, ...only(mixed), cashOuts: { mixed: { state: "suspended" } } },
  "cash-out in calculation": { ...props, ...only(mixed), cashOuts: {}, areOffersComing: true },
  "cash-out not offered": {
    ...props,
    ...only(mixed),
    cashOuts: { mixed: { state: "not-offered" } },
  },
  loading: { ...props, list: { status: "loading" } },
  failed: { ...props, list: { status: "failed" } },
  none: { ...props, list: { status: "loaded", bets: [], count: 0 } },
  "long text": {
    ...props,
    ...only({ ...cards["long text"].bet, id: "long" }),
    cashOuts: { long: available(98_765_432) },
  },
} satisfies NamedStates<OpenBetsProps>;
