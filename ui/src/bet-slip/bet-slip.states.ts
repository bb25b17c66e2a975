import { totalOdds } from "@grandstand/rules/odds";
import type { BetTypeOption, Blocker, PlaceControl } from "@grandstand/rules/slip";
import { betReceiptStates } from "../bet-receipt/bet-receipt.states.ts";
import type { SlipLineView } from "../bet-slip-line/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetSlipProps } from "./bet-slip.tsx";
import type { BetSlipView, SlipTicketView } from "./bet-slip-view.ts";

const now = Date.UTC(2026, 10, 21, 13, 0, 0);
const nothing = () => undefined;

const union: SlipLineView = {
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
const bayern: SlipLineView = {
  ...union,
  outcomeId: "arsenal-2",
  outcomeName: "Bayern München",
  eventName: "Arsenal – Bayern München",
  startsAt: Date.UTC(2026, 10, 24, 20, 0),
  odds: 2.84,
};
const fenerbahce: SlipLineView = {
  ...union,
  outcomeId: "monaco-2",
  outcomeName: "Fenerbahçe",
  marketName: "Vainqueur, prolongations comprises",
  eventName: "Monaco – Fenerbahçe",
  startsAt: now - 3_600_000,
  isLive: true,
  odds: 1.75,
};
const settings = { oddsFormat: "decimal", acceptOdds: "none" } as const;

function types(chosen: "single" | "combi", isCombiClosed = false): readonly BetTypeOption[] {
  return [
    { betType: "single", isChosen: chosen === "single", refusal: null },
    {
      betType: "combi",
      isChosen: chosen === "combi",
      refusal: isCombiClosed ? "too-few-selections" : null,
    },
  ];
}

/** Neither a free bet, nor each-way, nor a boost. */
const plain = { freeStake: 0, potentialPlaceReturn: null, comboBoost: null };

const one: BetSlipView = {
  betType: "single",
  betTypes: types("single", true),
  lines: [{ ...union, stake: "10,00" }],
  stake: null,
  totals: { ...plain, betCount: 1, totalStake: 1_000, totalOdds: null, potentialReturn: 2_240 },
  control: { kind: "place", stake: 1_000, changes: [] },
  error: null,
  pricedAt: now - 1_000,
  tickets: [],
  settings,
};
const empty: BetSlipView = {
  ...one,
  lines: [],
  totals: { ...plain, betCount: 0, totalStake: 0, totalOdds: null, potentialReturn: null },
  control: { kind: "empty" },
  pricedAt: null,
};
const combi: BetSlipView = {
  ...one,
  betType: "combi",
  betTypes: types("combi"),
  lines: [union, bayern, fenerbahce],
  stake: "10,00",
  totals: {
    ...plain,
    betCount: 1,
    totalStake: 1_000,
    totalOdds: totalOdds([2.24, 2.84, 1.75]),
    potentialReturn: 11_133,
  },
};
const several: BetSlipView = {
  ...one,
  betTypes: types("single"),
  lines: [
    { ...union, stake: "10,00" },
    { ...bayern, stake: "5,50" },
    { ...fenerbahce, stake: "" },
  ],
  totals: { ...plain, betCount: 2, totalStake: 1_550, totalOdds: null, potentialReturn: 3_802 },
  control: { kind: "place", stake: 1_550, changes: [] },
};

function blocked(...because: readonly Blocker[]): PlaceControl {
  return { kind: "blocked", because };
}

function moved(to: number): Partial<BetSlipView> {
  return {
    lines: [union, { ...bayern, movedTo: to }, fenerbahce],
    control: {
      kind: "accept-changes",
      changes: [{ outcomeId: "arsenal-2", from: 2.84, to }],
    },
  };
}

const placedSingle: SlipTicketView = {
  uuid: "t1",
  betType: "single",
  stake: 1_000,
  outcomeNames: ["Union Saint-Gilloise"],
  status: "placed",
  receipt: betReceiptStates.open.bet,
};
const second = {
  uuid: "t2",
  betType: "single",
  stake: 550,
  outcomeNames: ["Bayern München"],
} as const;
const third = {
  uuid: "t3",
  betType: "single",
  stake: 1_000,
  outcomeNames: ["Fenerbahçe"],
} as const;

const twenty = Array.from({ length: 20 }, (_, index) => ({
  ...(index % 2 === 0 ? union : bayern),
  outcomeId: `outcome-${index}`,
  outcomeName: `${index % 2 === 0 ? "Union Saint-Gilloise" : "Bayern München"} ${index + 1}`,
}));

function of(slip: BetSlipView | null, change: Partial<BetSlipView> = {}): BetSlipProps {
  return {
    slip: slip === null ? null : { ...slip, ...change },
    onRemove: nothing,
    onClear: nothing,
    onChooseBetType: nothing,
    onTypeStake: nothing,
    onTypeLineStake: nothing,
    onPlace: nothing,
    onAcceptChanges: nothing,
    onLogIn: nothing,
    onRestricted: nothing,
    onDeposit: nothing,
    onRetain: nothing,
    onChangeSettings: nothing,
  };
}

/** Every face of the bet slip, by name. */
export const betSlipStates = {
  combi: of(combi),
  empty: of(empty),
  one: of(one),
  several: of(several),
  loading: of(null),
  visitor: of(combi, { control: { kind: "login" } }),
  restricted: of(combi, { control: { kind: "restricted", because: "cool-off" } }),
  "price moved up": of(combi, moved(2.9)),
  "price moved down": of(combi, moved(2.7)),
  "several prices moved": of(combi, {
    lines: [{ ...union, movedTo: 2.3 }, { ...bayern, movedTo: 2.7 }, fenerbahce],
    control: {
      kind: "accept-changes",
      changes: [
        { outcomeId: "genk-1", from: 2.24, to: 2.3 },
        { outcomeId: "arsenal-2", from: 2.84, to: 2.7 },
      ],
    },
  }),
  "higher price offered": of(combi, {
    ...moved(2.9),
    control: {
      kind: "place",
      stake: 1_000,
      changes: [{ outcomeId: "arsenal-2", from: 2.84, to: 2.9 }],
    },
  }),
  "suspended line": of(combi, {
    lines: [union, { ...bayern, isSuspended: true }, fenerbahce],
    control: blocked({ reason: "suspended", outcomeIds: ["arsenal-2"] }),
  }),
  "line errors": of(combi, {
    lines: [
      { ...union, errors: [{ code: "CANNOT_COMBINE", withOutcomeIds: ["genk-over"] }] },
      {
        ...union,
        outcomeId: "genk-over",
        outcomeName: "Plus de 2,5",
        marketName: "Nombre de buts",
        odds: 1.98,
        errors: [{ code: "CANNOT_COMBINE", withOutcomeIds: ["genk-1"] }],
      },
    ],
    control: blocked({ reason: "line-errors", outcomeIds: ["genk-1", "genk-over"] }),
  }),
  "stake too high": of(combi, {
    stake: "2500",
    totals: { ...combi.totals, betCount: 0, totalStake: 0, potentialReturn: null },
    control: blocked({ reason: "stake-problem", problem: "above-maximum" }, { reason: "no-stake" }),
  }),
  "insufficient funds": of(combi, {
    control: blocked({ reason: "insufficient-funds", missing: 350 }),
  }),
  "insufficient funds, said by the server": of(combi, { error: { kind: "insufficient-funds" } }),
  "error of the server": of(combi, {
    error: { kind: "message", message: "La mise dépasse le maximum autorisé sur cette rencontre." },
  }),
  failed: of(combi, { error: { kind: "failed" } }),
  processing: of(combi, {
    control: { kind: "processing" },
    tickets: [{ ...second, betType: "combi", status: "placing" }],
  }),
  unknown: of(combi, {
    control: { kind: "checking", tickets: 1 },
    tickets: [
      {
        uuid: "t4",
        betType: "combi",
        stake: 1_000,
        outcomeNames: ["Union Saint-Gilloise", "Bayern München", "Fenerbahçe"],
        status: "unknown",
      },
    ],
  }),
  "earlier bet unknown": of(combi, { control: { kind: "checking", tickets: 1 } }),
  offline: of(combi, { control: blocked({ reason: "offline" }) }),
  "stale prices": of(combi, {
    pricedAt: now - 14_000,
    control: blocked({ reason: "stale-prices", outcomeIds: ["genk-1", "arsenal-2", "monaco-2"] }),
  }),
  "starting price": of(one, {
    lines: [{ ...union, odds: "SP", stake: "10,00" }],
    totals: { ...one.totals, potentialReturn: null },
  }),
  "results, one placed": of(one, { control: { kind: "results" }, tickets: [placedSingle] }),
  "results, all placed": of(several, {
    control: { kind: "results" },
    tickets: [
      placedSingle,
      {
        ...second,
        status: "placed",
        receipt: { ...betReceiptStates["price accepted different"].bet, id: "bet-9" },
      },
    ],
  }),
  "results, partial": of(several, {
    control: { kind: "results" },
    tickets: [
      placedSingle,
      {
        ...second,
        status: "price-moved",
        changes: [{ outcomeName: "Bayern München", from: 2.84, to: 2.7 }],
      },
      {
        ...third,
        status: "refused",
        refusal: { code: "MARKET_SUSPENDED", message: null },
      },
    ],
  }),
  "results, no funds": of(one, {
    control: { kind: "results" },
    tickets: [
      { ...second, status: "refused", refusal: { code: "BALANCE_INSUFFICIENT", message: null } },
    ],
  }),
  "in a sheet": { ...of(combi), place: "sheet", onClose: nothing },
  "twenty selections": of(combi, {
    lines: twenty,
    totals: {
      ...combi.totals,
      totalOdds: totalOdds(twenty.map((_, index) => (index % 2 === 0 ? 2.24 : 2.84))),
      potentialReturn: 1_082_734_829_950,
    },
  }),
  "long text": of(several, {
    lines: [
      {
        ...union,
        outcomeName: "Royale Union Saint-Gilloise ou match nul, et plus de 2,5 buts",
        marketName: "Double chance et nombre total de buts, prolongations non comprises",
        eventName: "Royale Union Saint-Gilloise – Koninklijke Racing Club Genk",
        odds: 101.5,
        movedTo: 126.25,
        stake: "1100,00",
      },
    ],
    totals: {
      ...plain,
      betCount: 1,
      totalStake: 110_000,
      totalOdds: null,
      potentialReturn: 13_887_500,
    },
    control: {
      kind: "accept-changes",
      changes: [{ outcomeId: "genk-1", from: 101.5, to: 126.25 }],
    },
  }),
} satisfies NamedStates<BetSlipProps>;
