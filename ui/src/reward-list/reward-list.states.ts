import type { NamedStates } from "../testing/named-states.ts";
import type { RewardListProps, RewardView } from "./reward-list.tsx";

const everywhere = { name: null, href: "/sports/" };

const freeBet: RewardView = {
  kind: "free-bet",
  id: "free-1",
  scope: everywhere,
  amount: 500,
  minimumOdds: 1.5,
  endsAt: Date.UTC(2026, 10, 21, 14, 20),
};

/** Every face of the reward list, by name. */
export const rewardListStates = {
  "free bet": { rewards: [freeBet] },
  "of each kind": {
    rewards: [
      freeBet,
      {
        kind: "bet-boost",
        id: "boost-1",
        scope: { name: "Football", href: "/football/" },
        percent: 50,
        minimumOdds: 1.5,
        stakes: { minimum: 500, maximum: 5_000 },
        endsAt: Date.UTC(2026, 10, 22, 22, 59),
      },
      {
        kind: "coins-boost",
        id: "boost-2",
        scope: everywhere,
        percent: 100,
        minimumOdds: null,
        stakes: null,
        endsAt: Date.UTC(2026, 10, 28, 12),
      },
    ],
  },
  "free bet for any odds": { rewards: [{ ...freeBet, minimumOdds: 1 }] },
  "for one event": {
    rewards: [
      {
        kind: "bet-boost",
        id: "boost-3",
        scope: null,
        percent: 20,
        minimumOdds: null,
        stakes: null,
        endsAt: Date.UTC(2026, 10, 22, 22, 59),
      },
    ],
  },
  none: { rewards: [] },
  "long text": {
    rewards: [{ ...freeBet, amount: 123_456_789, minimumOdds: 1_001.5 }],
  },
} satisfies NamedStates<RewardListProps>;
