import { betCardStates } from "../bet-card/bet-card.states.ts";
import type { BetCardView } from "../bet-card/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { OwnBetsProps } from "./own-bets.tsx";
import type { OwnBetView } from "./own-bets-view.ts";

/** A bet whose first selection is of the event. */
const own = (bet: BetCardView, id = bet.id): OwnBetView => ({
  bet: { ...bet, id },
  outcomeIds: bet.legs.slice(0, 1).map(({ outcomeId }) => outcomeId),
});
const single = betCardStates.open.bet;
const combi = betCardStates["in play, combi"].bet;
const { won } = betCardStates;
const lost = betCardStates["lost, with the reason"].bet;
const [leg] = single.legs;
const atBrugge = single.legs.map((each) => ({
  ...each,
  outcomeId: "brugge-1",
  outcomeName: "Club Brugge",
  eventName: "Club Brugge – RSC Anderlecht",
}));

const props: OwnBetsProps = {
  bets: [own(single)],
  cashOuts: { [single.id]: { state: "available", amount: 940 } },
  onCashOut: () => undefined,
  net: null,
  isExpanded: false,
  onExpandedChange: () => undefined,
};
const several: OwnBetsProps = {
  ...props,
  bets: [own(single), own(combi, "combi"), own(won.bet, "won")],
};
const settled: OwnBetsProps = {
  ...props,
  bets: [own(won.bet, "won"), own(lost, "lost"), own(betCardStates.void.bet, "void")],
  net: 240,
};

/** Every face of a person's own bets on an event, by name. */
export const ownBetsStates = {
  "one bet": props,
  "without a cash-out": { ...props, cashOuts: {} },
  "cash-out suspended": { ...props, cashOuts: { [single.id]: { state: "suspended" } } },
  "one of a combi": { ...props, bets: [own(combi)], cashOuts: {} },
  "one of a combi of two matches": {
    ...props,
    bets: [own({ ...combi, legs: [...single.legs, ...atBrugge] }), own(single)],
    isExpanded: true,
    cashOuts: {},
  },
  "a free bet": { ...props, bets: [own({ ...single, isFree: true })], cashOuts: {} },
  several,
  "several, each shown": { ...several, isExpanded: true },
  "a selection has won, the bet goes on": {
    ...several,
    isExpanded: true,
    bets: [
      own(single),
      own(
        {
          ...combi,
          legs: combi.legs.map((each, index) => (index === 0 ? { ...each, result: "won" } : each)),
        },
        "combi",
      ),
    ],
  },
  settled,
  "settled, nothing brought": { ...settled, bets: [own(lost, "lost")], net: -1_000 },
  "cashed out": { ...settled, bets: [own(betCardStates["cashed out"].bet)], net: -99 },
  "not all known": { ...settled, net: null },
  "long text": {
    ...props,
    bets: [
      own({
        ...single,
        legs: leg
          ? [
              {
                ...leg,
                outcomeName:
                  "Royale Union Saint-Gilloise ou Oud-Heverlee Leuven, et plus de 2,5 buts",
              },
            ]
          : [],
      }),
    ],
  },
} satisfies NamedStates<OwnBetsProps>;
