import type { NamedStates } from "../testing/named-states.ts";
import type { BetSlipLineProps, SlipLineView } from "./bet-slip-line.tsx";

const genk: SlipLineView = {
  outcomeId: "genk-1",
  outcomeName: "Union Saint-Gilloise",
  marketName: "Résultat du match",
  eventName: "Union Saint-Gilloise – KRC Genk",
  startsAt: Date.UTC(2026, 10, 21, 17, 15),
  isLive: false,
  odds: 2.24,
  movedTo: null,
  isSuspended: false,
  errors: [],
  stake: null,
};
const props: BetSlipLineProps = {
  line: genk,
  onRemove: () => undefined,
  onTypeStake: () => undefined,
};

/** Every face of a slip line, by name. */
export const betSlipLineStates = {
  open: props,
  "in play": { ...props, line: { ...genk, isLive: true } },
  "far ahead": { ...props, line: { ...genk, startsAt: Date.UTC(2027, 4, 30, 18, 0) } },
  "with its own stake": { ...props, line: { ...genk, stake: "10,00" } },
  "with a wrong stake": { ...props, line: { ...genk, stake: "2500" } },
  "price moved up": { ...props, line: { ...genk, movedTo: 2.32 } },
  "price moved down": { ...props, line: { ...genk, movedTo: 2.1 } },
  "price became SP": { ...props, line: { ...genk, movedTo: "SP" } },
  "starting price": { ...props, line: { ...genk, odds: "SP" } },
  suspended: { ...props, line: { ...genk, isSuspended: true } },
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
    },
  },
} satisfies NamedStates<BetSlipLineProps>;
