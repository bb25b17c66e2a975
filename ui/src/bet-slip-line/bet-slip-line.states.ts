import type { BoostView } from "../boost-marker/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetSlipLineProps } from "./bet-slip-line.tsx";
import { sampleLines } from "./sample-lines.ts";

const { union: genk, runner } = sampleLines;
const props: BetSlipLineProps = {
  line: genk,
  onRemove: () => undefined,
  onTypeStake: () => undefined,
  onToggleEachWay: () => undefined,
};
const valid: BoostView = { kind: "bet", percent: 10, gain: 124, state: "valid", until: null };
const terms = { fraction: "1/4", places: 3 };

/** Every face of a slip line, by name. */
export const betSlipLineStates = {
  open: props,
  "without marks": { ...props, line: { ...genk, marks: undefined } },
  "a runner": { ...props, line: runner },
  "with its history": { ...props, onShowHistory: () => undefined },
  "in play": {
    ...props,
    line: { ...genk, isLive: true, inPlay: { home: 2, away: 1, minute: 34 } },
  },
  "in play without a minute": {
    ...props,
    line: { ...genk, isLive: true, inPlay: { home: 1, away: 0, minute: null } },
  },
  "in play without a score": { ...props, line: { ...genk, isLive: true } },
  "far ahead": { ...props, line: { ...genk, startsAt: Date.UTC(2027, 4, 30, 18, 0) } },
  "with its own stake": { ...props, line: { ...genk, stake: "10,00" } },
  "with a wrong stake": { ...props, line: { ...genk, stake: "2500" } },
  "price moved up": { ...props, line: { ...genk, movedTo: 2.32 } },
  "price moved down": { ...props, line: { ...genk, movedTo: 2.1 } },
  "price became SP": { ...props, line: { ...genk, movedTo: "SP" } },
  "starting price": { ...props, line: { ...genk, odds: "SP" } },
  suspended: { ...props, line: { ...genk, isSuspended: true } },
  over: {
    ...props,
    line: { ...genk, isOver: true, stake: "10,00", inPlay: { home: 0, away: 0, minute: 90 } },
  },
  "decided in play": {
    ...props,
    line: { ...genk, isOver: true, isLive: true, inPlay: { home: 2, away: 1, minute: 34 } },
  },
  "cannot combine": {
    ...props,
    line: { ...genk, errors: [{ code: "CANNOT_COMBINE", withOutcomeIds: ["genk-2"] }] },
  },
  "forecast cannot combine": {
    ...props,
    line: {
      ...genk,
      isSuspended: true,
      errors: [{ code: "FORECAST_TRICAST_CANNOT_BE_COMBINED" }],
    },
  },
  boosted: { ...props, line: { ...genk, stake: "10,00", boosts: [valid] } },
  "boost and coins": {
    ...props,
    line: {
      ...genk,
      stake: "2,00",
      boosts: [
        {
          ...valid,
          gain: null,
          state: "invalid",
          reasons: [{ code: "stake-too-low", minimum: 500 }],
        },
        { ...valid, kind: "coins", percent: 50, gain: 300 },
      ],
    },
  },
  "counts for the combo boost": { ...props, line: { ...genk, countsForComboBoost: true } },
  "each-way": {
    ...props,
    line: {
      ...runner,
      stake: "10,00",
      eachWay: { isChosen: true, terms },
    },
  },
  "place terms": { ...props, line: { ...runner, placeTerms: terms } },
  "one of many": { ...props, isDense: true, line: { ...genk, countsForComboBoost: true } },
  frozen: { ...props, isFrozen: true, line: { ...genk, stake: "10,00" } },
  "long text": {
    ...props,
    line: {
      ...genk,
      outcomeName: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts",
      marketName: "Double chance et nombre total de buts, prolongations non comprises",
      eventName: "Royale Union Saint-Gilloise – Koninklijke Racing Club Genk",
      odds: 101.5,
      movedTo: 126.25,
      stake: "1100,00",
      countsForComboBoost: true,
      boosts: [valid, { ...valid, kind: "coins" }],
      eachWay: { isChosen: true, terms: null },
    },
  },
} satisfies NamedStates<BetSlipLineProps>;
