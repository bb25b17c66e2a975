import { betSummaryStates as bets } from "../bet-summary/bet-summary.states.ts";
import type { BetCardLegView, BetCardView } from "../bet-card/index.ts";
import type { IncidentView } from "../match-centre/index.ts";
import type { OwnBetView } from "../own-bets/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { GoalToastProps } from "./goal-toast.tsx";

const combi = bets["combi, one is missing"].bet;
const [won, over, coming] = combi.legs as readonly [BetCardLegView, BetCardLegView, BetCardLegView];
const scoreOf = (home: number, away: number) => ({
  home: [home],
  away: [away],
  homeSets: 0,
  awaySets: 0,
});
/** A bet with its selection of the match at this score. */
const betAt = (
  legs: readonly BetCardLegView[],
  [home, away]: readonly [number, number],
  changes: Partial<BetCardView> = {},
): OwnBetView => ({
  bet: {
    ...combi,
    legs: legs.map((leg) =>
      leg.outcomeId === over.outcomeId ? { ...leg, score: scoreOf(home, away), minute: 71 } : leg,
    ),
    ...changes,
  },
  outcomeIds: [over.outcomeId],
});
const goal: IncidentView = {
  number: 7,
  kind: "goal",
  side: "home",
  minute: 71,
  added: 0,
  player: "Okoro",
  other: null,
  setPiece: null,
  score: [2, 1],
};
const props: GoalToastProps = {
  goal,
  bets: [betAt([won, over, coming], [2, 1])],
  onClose: () => undefined,
};
const single = { betType: "single" } as const;
const name = "Koninklijke Voetbalvereniging Oostende-Middelkerke en Omstreken";

/** Every face of what is said of a goal, by name. */
export const goalToastStates = {
  "decided with it": props,
  "one is missing": {
    ...props,
    goal: { ...goal, side: "away", score: [0, 1] },
    bets: [betAt([over], [0, 1], single)],
  },
  "lost with it": {
    ...props,
    bets: [
      betAt(
        [{ ...over, outcomeName: "Moins de 2,5", facts: over.facts && { ...over.facts, kind: "Under" } }],
        [2, 1],
        single,
      ),
    ],
  },
  "settled meanwhile": { ...props, bets: [betAt([{ ...over, result: "won" }, coming], [2, 1])] },
  "own goal": { ...props, goal: { ...goal, kind: "own-goal" } },
  "from a penalty, in stoppage time": {
    ...props,
    goal: { ...goal, kind: "penalty-goal", minute: 90, added: 3 },
  },
  "scorer not known": { ...props, goal: { ...goal, player: null } },
  "score not known": { ...props, goal: { ...goal, score: null } },
  "nothing known of the selection": {
    ...props,
    bets: [betAt([{ ...over, facts: null, marks: undefined }], [2, 1], single)],
  },
  "several bets": {
    ...props,
    bets: [betAt([over], [2, 1], { ...single, id: "single" }), ...props.bets],
  },
  "stays until it is closed": { ...props, staysOpen: true },
  "long text": {
    ...props,
    goal: { ...goal, player: name },
    bets: [
      betAt([{ ...over, eventName: `${name} – ${name}`, outcomeName: name }], [0, 1], single),
    ],
  },
} satisfies NamedStates<GoalToastProps>;
