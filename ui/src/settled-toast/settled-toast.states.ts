import { betSummaryStates as bets } from "../bet-summary/bet-summary.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SettledToastProps } from "./settled-toast.tsx";

const won = bets["won, combi of three"].bet;
const props: SettledToastProps = { bets: [won], onClose: () => undefined };
const name = "Koninklijke Voetbalvereniging Oostende-Middelkerke en Omstreken";

/** Every face of what a settled bet says, by name. */
export const settledToastStates = {
  won: props,
  "won, single": { ...props, bets: [bets.won.bet] },
  "won, a large sum": { ...props, bets: [{ ...won, paid: 123_456_789 }] },
  "won, a part cashed out before": {
    ...props,
    bets: [{ ...won, paid: 2_340, cashOuts: bets["cashed out in part"].bet.cashOuts }],
  },
  lost: { ...props, bets: [bets.lost.bet] },
  "lost, nothing known of why": {
    ...props,
    bets: [
      {
        ...bets.lost.bet,
        legs: bets.lost.bet.legs.map((leg) => ({ ...leg, facts: null, score: null })),
      },
    ],
  },
  void: { ...props, bets: [bets.void.bet] },
  "void, free bet": { ...props, bets: [bets["void, free bet"].bet] },
  several: { ...props, bets: [won, bets.lost.bet, bets.void.bet] },
  "stays until it is closed": { ...props, staysOpen: true },
  "long text": {
    ...props,
    bets: [
      {
        ...bets.lost.bet,
        betType: "single",
        paid: 0,
        stake: 123_456_789,
        legs: bets.lost.bet.legs
          .filter(({ result }) => result === "lost")
          .map((leg) => ({ ...leg, outcomeName: name, eventName: `${name} – ${name}` })),
      },
    ],
  },
} satisfies NamedStates<SettledToastProps>;
