import { passedLimits } from "../bet-slip/sample-slips.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";
import type { BuilderPickView, BuilderView } from "./builder-view.ts";

const ignore = () => undefined;
const home: BuilderPickView = {
  outcomeId: "club-home",
  outcomeName: "Club Brugge",
  marketName: "Résultat du match",
  isImplied: false,
  isAtFault: false,
};
const goals: BuilderPickView = {
  ...home,
  outcomeId: "goals-over",
  outcomeName: "Plus de 2,5",
  marketName: "Total de buts : 2,5",
};
const both: BuilderPickView = {
  ...home,
  outcomeId: "both-yes",
  outcomeName: "Oui",
  marketName: "Les deux équipes marquent",
};
const open: BuilderView = {
  name: "Club Brugge – Anderlecht",
  picks: [home, goals, both],
  odds: 3.6,
  movedTo: null,
  isCalculating: false,
  isInPlay: false,
  hasNoPrice: false,
  stake: "10,00",
  stakeCents: 1_000,
  potentialReturn: 3_600,
  cappedAt: null,
  returnOnceAccepted: null,
  quickStakes: [500, 1_000, 2_500, 5_000],
  passedLimit: null,
  control: { kind: "place", stake: 1_000, change: null },
  error: null,
  ticket: null,
};
const props: BetBuilderProps = {
  builder: open,
  onRemove: ignore,
  onClear: ignore,
  onRemoveOver: ignore,
  onTypeStake: ignore,
  onPlace: ignore,
  onAccept: ignore,
  onLogIn: ignore,
  onRestricted: ignore,
  onDeposit: ignore,
  onRetain: ignore,
  onLeave: ignore,
};
const state = (more: Partial<BuilderView>): BetBuilderProps => ({
  ...props,
  builder: { ...open, ...more },
});
const unpriced = { odds: null, potentialReturn: null };

/** Every face of the bet builder's slip, by name. */
export const betBuilderStates = {
  open: props,
  "capped return": state({ potentialReturn: 25_000_000, cappedAt: 25_000_000 }),
  empty: state({ ...unpriced, name: null, picks: [], control: { kind: "empty" } }),
  "one pick": state({
    ...unpriced,
    picks: [home],
    control: { kind: "blocked", because: [{ reason: "too-few" }] },
  }),
  calculating: state({
    ...unpriced,
    isCalculating: true,
    control: { kind: "blocked", because: [{ reason: "calculating" }] },
  }),
  "odds of 0": state({
    ...unpriced,
    hasNoPrice: true,
    control: { kind: "blocked", because: [{ reason: "no-price", message: null }] },
  }),
  suspended: state({
    ...unpriced,
    picks: [home, { ...goals, isAtFault: true }, both],
    hasNoPrice: true,
    control: {
      kind: "blocked",
      because: [
        { reason: "no-price", message: "Ce marché est suspendu. Votre pari n’a pas été placé." },
      ],
    },
  }),
  over: state({
    ...unpriced,
    picks: [home, { ...goals, isAtFault: true }, { ...both, isAtFault: true }],
    control: {
      kind: "blocked",
      because: [{ reason: "over", outcomeIds: [goals.outcomeId, both.outcomeId] }],
    },
  }),
  "implied pick": state({ picks: [home, goals, { ...both, isImplied: true }] }),
  "price moved": state({
    movedTo: 3.3,
    returnOnceAccepted: 3_300,
    control: { kind: "accept-change", change: { from: 3.6, to: 3.3 } },
  }),
  "price moved again": state({
    movedTo: 3.1,
    returnOnceAccepted: 3_100,
    control: { kind: "accept-change", change: { from: 3.6, to: 3.1 } },
  }),
  "higher price offered": state({
    movedTo: 3.9,
    control: { kind: "place", stake: 1_000, change: { from: 3.6, to: 3.9 } },
  }),
  "not priced": state({ control: { kind: "blocked", because: [{ reason: "not-priced" }] } }),
  "stale price": state({ control: { kind: "blocked", because: [{ reason: "stale-price" }] } }),
  offline: state({ control: { kind: "blocked", because: [{ reason: "offline" }] } }),
  "wrong stake": state({
    stake: "0,05",
    stakeCents: null,
    potentialReturn: null,
    control: { kind: "blocked", because: [{ reason: "stake-problem", problem: "below-minimum" }] },
  }),
  "insufficient funds": state({
    control: { kind: "blocked", because: [{ reason: "insufficient-funds", missing: 450 }] },
  }),
  "stake limit would be passed": state({ passedLimit: passedLimits.stake }),
  "loss limit would be passed": state({ passedLimit: passedLimits.loss }),
  "server's message": state({
    error: { kind: "message", message: "Ce ticket a expiré. Vérifiez votre pari et réessayez." },
  }),
  visitor: state({ control: { kind: "login" } }),
  restricted: state({ control: { kind: "restricted", because: "cool-off" } }),
  placing: state({ control: { kind: "processing" } }),
  "placing in play": state({ isInPlay: true, control: { kind: "processing" } }),
  checking: state({ control: { kind: "checking" }, ticket: { status: "unknown" } }),
  placed: state({
    control: { kind: "results" },
    ticket: {
      status: "placed",
      receipt: {
        id: "bet-1",
        reference: "GS-7F3K-20Q9",
        betType: "builder",
        result: "open",
        placedAt: Date.UTC(2026, 10, 21, 12, 58),
        stake: 1_000,
        potentialReturn: 3_600,
        paid: null,
        wholeOdds: { askedOdds: 3.6, acceptedOdds: 3.6 },
        legs: [home, goals, both].map((pick) => ({
          ...pick,
          eventName: "Club Brugge – Anderlecht",
          eventHref: "/football/jupiler-pro-league/club-brugge-anderlecht-7/",
          askedOdds: 2,
          acceptedOdds: 2,
          result: "open" as const,
        })),
      },
    },
  }),
  refused: state({
    control: { kind: "results" },
    ticket: { status: "refused", code: "BALANCE_INSUFFICIENT", message: null },
  }),
  "in a sheet": { ...props, layout: "sheet", onClose: ignore },
  "long text": state({
    name: "Royale Union Saint-Gilloise – Oud-Heverlee Leuven (match de barrage)",
    picks: [
      {
        ...home,
        outcomeName: "Royale Union Saint-Gilloise ou match nul après prolongations éventuelles",
        marketName: "Vainqueur de la rencontre, prolongations et tirs au but compris",
        isImplied: true,
      },
      goals,
    ],
  }),
} satisfies NamedStates<BetBuilderProps>;
