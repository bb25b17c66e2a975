import { betCardStates as cards } from "../bet-card/bet-card.states.ts";
import type { BetCardLegView, BetCardView } from "../bet-card/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetSummaryProps } from "./bet-summary.tsx";

const available = { state: "available", amount: 1_740 } as const;
const onCashOut = () => undefined;
const combi: BetCardView = cards["in play, combi"].bet;
const [live, over, tennis] = combi.legs as readonly [
  BetCardLegView,
  BetCardLegView,
  BetCardLegView,
];
const [coming] = cards.open.bet.legs as readonly [BetCardLegView];
const goals = (home: number, away: number) => ({
  home: [home],
  away: [away],
  homeSets: 0,
  awaySets: 0,
});
const won: BetCardLegView = { ...coming, outcomeId: "won", result: "won", score: goals(2, 0) };
const lost: BetCardLegView = {
  ...over,
  outcomeId: "lost",
  isLive: false,
  result: "lost",
  score: goals(1, 1),
};
const voided: BetCardLegView = { ...tennis, outcomeId: "void", isLive: false, result: "void" };
const many = (count: number): BetCardView => ({
  ...combi,
  id: `combi-${count}`,
  legs: [won, { ...live, score: goals(1, 0) }, over, coming, tennis, lost, voided, coming, coming]
    .slice(0, count)
    .map((leg, index) => ({ ...leg, outcomeId: `leg-${index}` })),
});
const system: BetCardView = {
  ...combi,
  id: "system",
  betType: "system",
  systemType: "perm-2",
  lines: 6,
  unitStake: 100,
  stake: 600,
  remainingStake: 600,
  potentialReturn: 1_368,
  legs: [won, lost, { ...live, outcomeId: "leading", score: goals(1, 0) }, coming],
};
const open: BetSummaryProps = {
  bet: { ...combi, legs: [won, over, coming] },
  cashOut: available,
  onCashOut,
};
const settledAt = Date.UTC(2026, 10, 21, 12, 59);

/** Every face of a bet in the list, by name. */
export const betSummaryStates = {
  "combi, one is missing": open,
  "single, in play": { ...open, bet: { ...cards.open.bet, legs: [live] } },
  "single, to come": { ...open, bet: cards.open.bet },
  "single on a player": {
    ...open,
    bet: { ...cards.open.bet, legs: [{ ...over, marks: undefined }] },
  },
  "single on a runner": { ...open, bet: cards["on a runner"].bet },
  "result awaited": {
    ...open,
    bet: { ...cards.open.bet, legs: [{ ...coming, startsAt: Date.UTC(2026, 10, 21, 10) }] },
  },
  "all decided": { ...open, bet: { ...cards.open.bet, legs: [won] } },
  "nothing known of the score": {
    ...open,
    bet: { ...cards.open.bet, legs: [{ ...live, facts: null, score: null, playedShare: null }] },
  },
  "chosen beside the list": { ...open, isChosen: true },
  "five selections": { ...open, bet: many(5) },
  "nine selections": { ...open, bet: many(9) },
  builder: { ...open, bet: cards.builder.bet, cashOut: cards.builder.cashOut },
  system: { ...open, bet: system },
  "system of many bets": {
    ...open,
    bet: { ...system, id: "heinz", systemType: "full-cover", lines: 26, legs: many(5).legs },
  },
  "cashed out in part": { ...open, bet: cards["cashed out in part"].bet },
  "cash-out suspended": { ...open, cashOut: { state: "suspended" } },
  "cash-out in calculation": { ...open, cashOut: null },
  "no cash-out": { bet: open.bet },
  "free bet": { ...open, bet: cards["free bet"].bet, cashOut: cards["free bet"].cashOut },
  "starting price": {
    ...open,
    bet: cards["starting price"].bet,
    cashOut: cards["starting price"].cashOut,
  },
  won: { bet: cards.won.bet },
  "won, combi of three": {
    bet: {
      ...combi,
      status: "won",
      paid: 4_549,
      settledAt,
      legs: [won, { ...won, outcomeId: "b" }, { ...won, outcomeId: "c" }],
    },
  },
  "won with a void selection": {
    bet: { ...combi, status: "won", paid: 2_240, settledAt, legs: [won, voided] },
  },
  lost: { bet: { ...combi, status: "lost", paid: 0, settledAt, legs: [won, lost] } },
  void: { bet: cards.void.bet },
  "void, free bet": { bet: cards["void, free bet"].bet },
  "void, no starting price": { bet: cards["void, no starting price"].bet },
  "cashed out": { bet: cards["cashed out"].bet },
  "cashed out in part, the rest lost": {
    bet: {
      ...cards["cashed out in part"].bet,
      status: "lost",
      paid: 333,
      settledAt,
      legs: [{ ...coming, result: "lost", score: goals(0, 1) }],
    },
  },
  "long text": { ...open, bet: cards["long text"].bet, cashOut: cards["long text"].cashOut },
} satisfies NamedStates<BetSummaryProps>;
