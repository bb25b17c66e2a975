import type { LegFacts } from "@grandstand/rules/bet-progress";
import { deriveSilks, silksCode } from "../mark/index.ts";
import { sampleMark } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetCardProps } from "./bet-card.tsx";
import type { BetCardLegView, BetCardView } from "./bet-card-view.ts";

const winner: LegFacts = {
  marketType: "1x2",
  kind: "Home",
  handicap: null,
  score: null,
  ordinal: null,
  home: "Union Saint-Gilloise",
  away: "KRC Genk",
  places: null,
};
const coming: BetCardLegView = {
  outcomeId: "genk-1",
  outcomeName: "Union Saint-Gilloise",
  marketName: "Résultat du match",
  eventName: "Union Saint-Gilloise – KRC Genk",
  marks: [sampleMark("cross"), sampleMark("chevron")],
  eventHref: "/football/jupiler-pro-league/union-saint-gilloise-krc-genk-7/",
  startsAt: Date.UTC(2026, 10, 21, 19, 45),
  askedOdds: 2.24,
  acceptedOdds: 2.24,
  result: "open",
  facts: winner,
  score: null,
  isLive: false,
  minute: null,
  playedShare: null,
};
const goals = (home: number, away: number) => ({
  home: [home],
  away: [away],
  homeSets: 0,
  awaySets: 0,
});
const live: BetCardLegView = {
  ...coming,
  isLive: true,
  minute: 63,
  playedShare: 0.7,
  score: goals(0, 1),
};
const over: BetCardLegView = {
  ...live,
  outcomeId: "arsenal-over",
  outcomeName: "Plus de 2,5",
  marketName: "Total de buts : 2,5",
  eventName: "Arsenal – Bayern München",
  marks: [sampleMark("band"), sampleMark("checks")],
  askedOdds: 1.8,
  acceptedOdds: 1.85,
  facts: { ...winner, marketType: "total_goals", kind: "Over", handicap: 2.5, home: "Arsenal" },
  score: goals(1, 1),
};
const scorer: BetCardLegView = {
  ...live,
  outcomeId: "okoro",
  outcomeName: "Okoro (KRC Genk)",
  marketName: "Marque avant la fin",
  askedOdds: 3.4,
  acceptedOdds: 3.4,
  facts: { ...winner, marketType: "anytime_scorer", kind: null, player: "Okoro" },
};
const tennis: BetCardLegView = {
  ...live,
  outcomeId: "sinner",
  outcomeName: "J. Sinner",
  marketName: "Vainqueur du match",
  eventName: "J. Sinner – C. Alcaraz",
  marks: undefined,
  acceptedOdds: 1.72,
  askedOdds: 1.72,
  minute: null,
  playedShare: null,
  facts: { ...winner, marketType: "match_winner", home: "J. Sinner", away: "C. Alcaraz" },
  score: { home: [6, 2], away: [4, 3], homeSets: 1, awaySets: 0 },
};
const single: BetCardView = {
  id: "bet-1",
  reference: "GS-7F3K-20Q9",
  href: "/history/GS-7F3K-20Q9/",
  betType: "single",
  status: "open",
  placedAt: Date.UTC(2026, 10, 21, 12, 58),
  settledAt: null,
  lines: 1,
  systemType: null,
  unitStake: 1_000,
  isEachWay: false,
  isFree: false,
  freeBetReturn: null,
  stake: 1_000,
  remainingStake: 1_000,
  potentialReturn: 2_240,
  paid: null,
  builderOdds: null,
  comboBoost: null,
  boosts: [],
  cashOuts: [],
  legs: [coming],
};
const combi: BetCardView = {
  ...single,
  id: "bet-2",
  betType: "combi",
  potentialReturn: 7_128,
  legs: [live, over, tennis],
};
const onPlayers: readonly BetCardLegView[] = (
  [
    ["anytime_scorer", "Marque avant la fin"],
    ["first_scorer", "Premier buteur"],
    ["last_scorer", "Dernier buteur"],
    ["player_shots_on_target", "Tirs cadrés d’un joueur : 2 ou plus"],
  ] as const
).map(([marketType, marketName]) => ({
  ...scorer,
  outcomeId: marketType,
  marketName,
  facts: {
    ...winner,
    marketType,
    kind: null,
    player: "Okoro",
    handicap: marketType === "player_shots_on_target" ? 1.5 : null,
  },
}));
const runner: BetCardLegView = {
  ...coming,
  outcomeId: "ostend-4",
  outcomeName: "Golden Arrow",
  marketName: "Gagnant",
  eventName: "Ostende 15:40",
  facts: null,
  marks: undefined,
  outcomeMark: silksCode(deriveSilks("Golden Arrow")),
};
const settledAt = Date.UTC(2026, 10, 21, 12, 59);
const cashOut = { id: "cash-out-1", at: settledAt, amount: 333, stake: 370 };
const available = { state: "available", amount: 901 } as const;
const props: BetCardProps = { bet: single, cashOut: available, onCashOut: () => undefined };

const voidFree: BetCardView = {
  ...single,
  status: "void",
  isFree: true,
  settledAt,
  paid: 0,
  legs: [{ ...coming, result: "void" }],
};

/** Every face of a bet in the history, by name. */
export const betCardStates = {
  open: props,
  "in play, combi": { ...props, bet: combi },
  "in play, with what was offered": {
    ...props,
    bet: combi,
    offered: [901, 880, 1_120, null, 1_860, 1_740].map((amount, index) => ({
      at: Date.UTC(2026, 10, 21, 12, 58) + index * 600_000,
      amount,
    })),
  },
  "beside a list": { ...props, bet: combi, isBesideList: true },
  "on a runner": { ...props, bet: { ...single, legs: [runner] } },
  "combi of five": { ...props, bet: { ...combi, legs: [live, over, tennis, runner, scorer] } },
  "cash-out suspended": { ...props, bet: combi, cashOut: { state: "suspended" } },
  "on players, in play": { ...props, bet: { ...combi, legs: onPlayers } },
  "on players, lost": {
    bet: {
      ...combi,
      status: "lost",
      paid: 0,
      settledAt,
      legs: onPlayers.map((leg) => ({ ...leg, isLive: false, result: "lost" })),
    },
  },
  "no cash-out": { ...props, cashOut: { state: "not-offered" } },
  "without marks": { ...props, bet: { ...single, legs: [{ ...coming, marks: undefined }] } },
  won: {
    bet: {
      ...single,
      status: "won",
      paid: 2_240,
      settledAt,
      legs: [{ ...coming, result: "won", score: goals(2, 1) }],
    },
  },
  "lost, with the reason": {
    bet: {
      ...combi,
      status: "lost",
      paid: 0,
      settledAt,
      legs: [
        { ...coming, result: "won", score: goals(2, 0) },
        { ...over, isLive: false, result: "lost", score: goals(1, 1) },
      ],
    },
  },
  void: {
    bet: {
      ...single,
      status: "void",
      paid: 1_000,
      settledAt,
      legs: [{ ...coming, result: "void" }],
    },
  },
  "void, no starting price": {
    bet: {
      ...single,
      status: "void",
      paid: 1_000,
      settledAt,
      potentialReturn: null,
      legs: [{ ...coming, askedOdds: "SP", acceptedOdds: "SP", result: "void" }],
    },
  },
  "cashed out": {
    bet: {
      ...single,
      status: "cashed-out",
      paid: 901,
      settledAt,
      remainingStake: 0,
      cashOuts: [{ ...cashOut, amount: 901, stake: 1_000 }],
    },
  },
  "cashed out in part": {
    ...props,
    bet: { ...single, remainingStake: 630, potentialReturn: 1_411, cashOuts: [cashOut] },
    cashOut: { state: "available", amount: 568 },
  },
  "price accepted different": {
    ...props,
    bet: { ...single, potentialReturn: 2_320, legs: [{ ...coming, acceptedOdds: 2.32 }] },
  },
  system: {
    ...props,
    bet: {
      ...combi,
      betType: "system",
      systemType: "full-cover",
      lines: 4,
      unitStake: 250,
      potentialReturn: 3_208,
    },
  },
  "system, k of n": {
    ...props,
    bet: {
      ...combi,
      betType: "system",
      systemType: "perm-2",
      lines: 3,
      unitStake: 250,
      stake: 750,
      remainingStake: 750,
      potentialReturn: 2_140,
    },
  },
  "each-way": {
    ...props,
    bet: {
      ...single,
      isEachWay: true,
      lines: 2,
      unitStake: 500,
      legs: [
        {
          ...live,
          outcomeName: "Sable d’Ostende",
          marketName: "Gagnant",
          eventName: "Hippodrome Wellington · Prix de la Mer",
          acceptedOdds: 8,
          askedOdds: 8,
          minute: null,
          score: null,
          facts: { ...winner, marketType: "win", kind: null, home: null, away: null, places: 3 },
        },
      ],
    },
  },
  "free bet": {
    bet: { ...single, isFree: true, potentialReturn: 1_240 },
    cashOut: { state: "not-offered", because: "free-bet" },
    onCashOut: () => undefined,
  },
  "void, free bet": {
    bet: { ...voidFree, freeBetReturn: { expiresAt: Date.UTC(2026, 10, 30, 22), hasEnded: false } },
  },
  "void, free bet ended": {
    bet: { ...voidFree, freeBetReturn: { expiresAt: Date.UTC(2026, 10, 20, 22), hasEnded: true } },
  },
  builder: {
    ...props,
    cashOut: { state: "not-offered", because: "builder" },
    bet: {
      ...single,
      betType: "builder",
      builderOdds: { askedOdds: 3.4, acceptedOdds: 3.45 },
      potentialReturn: 3_450,
      legs: [live, { ...over, eventName: live.eventName }],
    },
  },
  boosted: {
    bet: {
      ...combi,
      comboBoost: { percent: 5, amount: 340 },
      boosts: [
        { kind: "bet", state: "won", amount: 250 },
        { kind: "coins", state: "pending", amount: 0 },
      ],
    },
  },
  "starting price": {
    ...props,
    bet: {
      ...single,
      potentialReturn: null,
      legs: [{ ...coming, askedOdds: "SP", acceptedOdds: "SP" }],
    },
    cashOut: { state: "not-offered", because: "starting-price" },
  },
  "long text": {
    ...props,
    bet: {
      ...combi,
      reference: "GS-7F3K-20Q9-7F3K-20Q9-7F3K-20Q9-7F3K",
      stake: 110_000,
      remainingStake: 110_000,
      potentialReturn: 123_456_789,
      legs: [
        {
          ...live,
          outcomeName: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts",
          marketName: "Double chance et nombre total de buts, prolongations non comprises",
          eventName: "Royale Union Saint-Gilloise – Koninklijke Racing Club Genk",
          acceptedOdds: 101.5,
          facts: { ...winner, home: "Royale Union Saint-Gilloise" },
        },
      ],
    },
    cashOut: { state: "available", amount: 98_765_432 },
  },
} satisfies NamedStates<BetCardProps>;
