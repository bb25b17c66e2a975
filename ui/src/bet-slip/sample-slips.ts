import type { PassedLimit } from "@grandstand/rules/limits";
import { totalOdds } from "@grandstand/rules/odds";
import { systemOutlook } from "@grandstand/rules/returns";
import type {
  BetSentence,
  BetType,
  BetTypeOption,
  BetTypeRefusal,
  FreeBet,
  FreeBetOption,
} from "@grandstand/rules/slip";
import { systemBetChoices } from "@grandstand/rules/systems";
import { betReceiptStates } from "../bet-receipt/bet-receipt.states.ts";
import { sampleLines } from "../bet-slip-line/sample-lines.ts";
import type { FreeBetsView } from "../free-bet-chooser/index.ts";
import type { BetSlipView, SlipTicketView } from "./bet-slip-view.ts";

/** Slips to show the slip's faces with, in stories, pictures and tests. */

export const now = Date.UTC(2026, 10, 21, 13, 0, 0);
const { union, bayern, fenerbahce, runner } = sampleLines;
const settings = {
  oddsFormat: "decimal",
  acceptOdds: "none",
  quickStakes: [500, 1_000, 2_500, 5_000],
} as const;

export function types(chosen: BetType, count: number): readonly BetTypeOption[] {
  return [
    { betType: "single", isChosen: chosen === "single", refusal: null },
    {
      betType: "combi",
      isChosen: chosen === "combi",
      refusal: count < 2 ? "too-few-selections" : null,
    },
    {
      betType: "system",
      isChosen: chosen === "system",
      refusal: systemRefusal(count),
    },
  ];
}

function systemRefusal(count: number): BetTypeRefusal | null {
  if (count < 3) return "too-few-selections";
  if (count > 20) return "too-many-selections";
  return count > 16 ? "too-many-for-system" : null;
}

export function sentenceOf(change: Partial<BetSentence> = {}): BetSentence {
  return {
    betType: "combi",
    systemName: null,
    selections: 3,
    bets: 1,
    isEachWay: false,
    stake: 1_000,
    freeStake: 0,
    pays: 11_133,
    paysPlaces: null,
    lastStartsAt: bayern.startsAt,
    ...change,
  };
}

/** Neither a free bet, nor each-way, nor a boost. */
export const plain = { freeStake: 0, potentialPlaceReturn: null, comboBoost: null, cappedAt: null };

/** A return that reaches the most that a ticket pays. */
export const capped = { potentialReturn: 25_000_000, cappedAt: 25_000_000 };

export const one: BetSlipView = {
  betType: "single",
  betTypes: types("single", 1),
  lines: [{ ...union, stake: "10,00" }],
  stake: null,
  stakeMaximum: 110_000,
  unitStake: 1_000,
  system: null,
  eachWay: null,
  freeBets: null,
  comboBoost: null,
  movedPrices: null,
  boost: null,
  sentence: sentenceOf({
    betType: "single",
    selections: 1,
    pays: 2_240,
    lastStartsAt: union.startsAt,
  }),
  totals: { ...plain, betCount: 1, totalStake: 1_000, totalOdds: null, potentialReturn: 2_240 },
  control: { kind: "place", stake: 1_000, changes: [] },
  passedLimit: null,
  error: null,
  notice: null,
  pricedAt: now - 1_000,
  tickets: [],
  settings,
};
export const empty: BetSlipView = {
  ...one,
  lines: [],
  totals: { ...plain, betCount: 0, totalStake: 0, totalOdds: null, potentialReturn: null },
  control: { kind: "empty" },
  sentence: null,
  pricedAt: null,
};
export const combi: BetSlipView = {
  ...one,
  betType: "combi",
  betTypes: types("combi", 3),
  lines: [union, bayern, fenerbahce],
  stake: "10,00",
  sentence: sentenceOf(),
  totals: {
    ...plain,
    betCount: 1,
    totalStake: 1_000,
    totalOdds: totalOdds([2.24, 2.84, 1.75]),
    potentialReturn: 11_133,
  },
};
export const several: BetSlipView = {
  ...one,
  betTypes: types("single", 3),
  lines: [
    { ...union, stake: "10,00" },
    { ...bayern, stake: "5,50" },
    { ...fenerbahce, stake: "" },
  ],
  unitStake: null,
  sentence: sentenceOf({ betType: "single", selections: 2, bets: 2, stake: 1_550, pays: 3_802 }),
  totals: { ...plain, betCount: 2, totalStake: 1_550, totalOdds: null, potentialReturn: 3_802 },
  control: { kind: "place", stake: 1_550, changes: [] },
};

export const systems = systemBetChoices(3).map((choice) => ({
  choice,
  bets: choice.bets,
  potentialReturn:
    { "perm-2": 1_525, "full-cover": 2_638, "full-cover-with-singles": 3_321 }[choice.type] ?? null,
}));
export const system: BetSlipView = {
  ...combi,
  betType: "system",
  betTypes: types("system", 3),
  stake: "1,00",
  unitStake: 100,
  system: {
    choices: systems,
    chosen: "full-cover",
    outlook: systemOutlook(100, [2.24, 2.84, 1.75], [2, 3]),
  },
  totals: { ...plain, betCount: 4, totalStake: 400, totalOdds: null, potentialReturn: 2_638 },
  sentence: sentenceOf({
    betType: "system",
    systemName: "trixie",
    bets: 4,
    stake: 400,
    pays: 2_638,
  }),
  control: { kind: "place", stake: 400, changes: [] },
};
export const terms = { fraction: "1/4", places: 3 };
const runners = [
  runner,
  { ...runner, outcomeId: "spa-2", outcomeName: "Blauwe Wimpel", odds: 4.5 },
];
export const eachWayCombi: BetSlipView = {
  ...combi,
  lines: runners.map((line) => ({ ...line, placeTerms: terms })),
  eachWay: { isChosen: true, terms },
  totals: {
    ...plain,
    betCount: 2,
    totalStake: 2_000,
    totalOdds: totalOdds([6, 4.5]),
    potentialReturn: 31_219,
    potentialPlaceReturn: 4_219,
  },
  sentence: sentenceOf({
    selections: 2,
    bets: 2,
    isEachWay: true,
    stake: 2_000,
    pays: 31_219,
    paysPlaces: 4_219,
    lastStartsAt: runner.startsAt,
  }),
  control: { kind: "place", stake: 2_000, changes: [] },
};
const freeBet: FreeBet = {
  id: "welcome",
  name: "Pari de bienvenue",
  amount: 1_000,
  amountRemaining: 1_000,
  minOdds: 1.5,
  expiresAt: Date.UTC(2026, 10, 28, 22, 59),
};

export function freeBetsOf(
  change: Partial<FreeBetOption> = {},
  facts: Partial<FreeBet> = {},
): FreeBetsView {
  const option = { freeBet: { ...freeBet, ...facts }, isChosen: true, problem: null, ...change };
  return { options: [option], refusal: null };
}

export const placedSingle: SlipTicketView = {
  uuid: "t1",
  betType: "single",
  stake: 1_000,
  outcomeNames: ["Union Saint-Gilloise"],
  status: "placed",
  receipt: betReceiptStates.open.bet,
};

/** The person's own limits that a bet would pass. */
export const passedLimits = {
  stake: { kind: "stake", period: "day", left: 500, freesAt: now + 9 * 60 * 60_000 },
  loss: { kind: "loss", period: "month", left: 0, freesAt: null },
} as const satisfies Record<string, PassedLimit>;

/** As many lines as the slip keeps in sight (B9). */
export const twenty = Array.from({ length: 20 }, (_, index) => ({
  ...(index % 2 === 0 ? union : bayern),
  outcomeId: `outcome-${index}`,
  outcomeName: `${index % 2 === 0 ? "Union Saint-Gilloise" : "Bayern München"} ${index + 1}`,
}));
/** Their odds together. */
export const twentyOdds = totalOdds(twenty.map((_, index) => (index % 2 === 0 ? 2.24 : 2.84)));

/** What is left of the totals of a slip that can't become a bet. */
export const unpromised = { totalOdds: null, potentialReturn: null, comboBoost: null };

/** The second of several bets that were sent. */
export const second = {
  uuid: "t2",
  betType: "single",
  stake: 550,
  outcomeNames: ["Bayern München"],
} as const;
export const refused = (code: string, message: string | null): SlipTicketView => ({
  ...second,
  status: "refused",
  refusal: { code, message },
});
export const third = {
  uuid: "t3",
  betType: "single",
  stake: 1_000,
  outcomeNames: ["Fenerbahçe"],
} as const;
