import type { Blocker, OddsChange } from "@grandstand/rules/slip";
import { betReceiptStates } from "../bet-receipt/bet-receipt.states.ts";
import { sampleLines } from "../bet-slip-line/sample-lines.ts";
import type { BoostView } from "../boost-marker/index.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { BetSlipProps } from "./bet-slip-props.ts";
import type { BetSlipView } from "./bet-slip-view.ts";
import {
  capped,
  combi,
  eachWayCombi,
  empty,
  freeBetsOf,
  now,
  one,
  passedLimits,
  placedSingle,
  plain,
  refused,
  second,
  sentenceOf,
  several,
  system,
  systems,
  terms,
  third,
  twenty,
  twentyOdds,
  types,
  unpromised,
} from "./sample-slips.ts";

const { union, bayern, fenerbahce, runner } = sampleLines;
const nothing = () => undefined;

function blocked(...because: readonly Blocker[]): Partial<BetSlipView> {
  return { control: { kind: "blocked", because }, sentence: null };
}

/** Changes that wait for consent, and what the combi pays with them (cents). */
function awaitingConsent(changes: readonly OddsChange[], pays: number): Partial<BetSlipView> {
  return {
    control: { kind: "accept-changes", changes },
    ...moving(changes.length, pays),
    sentence: null,
  };
}

function moving(count: number, pays: number): Partial<BetSlipView> {
  return {
    movedPrices: { count, before: combi.totals.potentialReturn, after: pays },
    totals: { ...combi.totals, potentialReturn: pays },
  };
}

function moved(to: number, pays: number): Partial<BetSlipView> {
  return {
    lines: [union, { ...bayern, movedTo: to }, fenerbahce],
    ...awaitingConsent([{ outcomeId: "arsenal-2", from: 2.84, to }], pays),
  };
}

const boost: BoostView = { kind: "bet", percent: 50, gain: 620, state: "valid", until: null };

function of(slip: BetSlipView | null, change: Partial<BetSlipView> = {}): BetSlipProps {
  return {
    slip: slip === null ? null : { ...slip, ...change },
    onRemove: nothing,
    onClear: nothing,
    onRemoveOver: nothing,
    onChooseBetType: nothing,
    onChooseSystem: nothing,
    onToggleEachWay: nothing,
    onChooseFreeBet: nothing,
    onTypeStake: nothing,
    onTypeLineStake: nothing,
    onPlace: nothing,
    onShare: async () => ({ kind: "copied" }),
    onAcceptChanges: nothing,
    onLogIn: nothing,
    onRestricted: nothing,
    onDeposit: nothing,
    onRetain: nothing,
    onCloseNotice: nothing,
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
  "cleared, too old": of(empty, { notice: "expired" }),
  "cleared by a logout": of(empty, { notice: "logged-out" }),
  "cleared in another tab": of(empty, { notice: "emptied-elsewhere" }),
  "being placed in another tab": of(one, { notice: "being-placed-elsewhere" }),
  "not kept by the browser": of(combi, { notice: "not-kept" }),
  system: of(system),
  "system not chosen": of(system, {
    system: { choices: systems, chosen: null, outlook: [] },
    totals: { ...empty.totals },
    ...blocked({ reason: "system-not-chosen" }, { reason: "no-stake" }),
  }),
  "system of unknown returns": of(system, {
    lines: [{ ...union, odds: "SP" }, bayern, fenerbahce],
    system: {
      choices: systems.map((each) => ({ ...each, potentialReturn: null })),
      chosen: "full-cover",
      outlook: [],
    },
    totals: { ...system.totals, potentialReturn: null },
    sentence: sentenceOf({ betType: "system", bets: 4, stake: 400, pays: null }),
  }),
  "too many for a system": of(combi, {
    betTypes: types("combi", 17),
    lines: Array.from({ length: 17 }, (_, index) => ({ ...union, outcomeId: `line-${index}` })),
  }),
  "each-way single": of(one, {
    lines: [{ ...runner, stake: "10,00", eachWay: { isChosen: true, terms } }],
    totals: {
      ...plain,
      betCount: 2,
      totalStake: 2_000,
      totalOdds: null,
      potentialReturn: 8_250,
      potentialPlaceReturn: 2_250,
    },
    sentence: sentenceOf({
      betType: "single",
      selections: 1,
      bets: 2,
      isEachWay: true,
      stake: 2_000,
      pays: 8_250,
      paysPlaces: 2_250,
      lastStartsAt: runner.startsAt,
    }),
    control: { kind: "place", stake: 2_000, changes: [] },
  }),
  "each-way combi": of(eachWayCombi),
  "stake limit would be passed": of(one, { passedLimit: passedLimits.stake }),
  "loss limit would be passed": of(combi, { passedLimit: passedLimits.loss }),
  "free bet offered": of(one, { freeBets: freeBetsOf({ isChosen: false }) }),
  "free bet chosen": of(one, {
    freeBets: freeBetsOf(),
    stakeMaximum: 1_000,
    totals: { ...one.totals, freeStake: 1_000, potentialReturn: 1_240 },
    sentence: sentenceOf({
      betType: "single",
      selections: 1,
      freeStake: 1_000,
      pays: 1_240,
      lastStartsAt: union.startsAt,
    }),
  }),
  "free bet expired": of(one, {
    freeBets: freeBetsOf({ problem: "expired" }),
    ...blocked({ reason: "free-bet-expired" }),
  }),
  "free bet not there any more": of(one, {
    freeBets: freeBetsOf({ problem: "spent" }, { amountRemaining: 0 }),
    stakeMaximum: 0,
    lines: [{ ...union, stake: "0,00" }],
    totals: { ...empty.totals },
    ...blocked({ reason: "free-bet-spent" }),
  }),
  "free bet for longer odds": of(one, {
    freeBets: freeBetsOf({ problem: "odds" }, { minOdds: 2.5 }),
    ...blocked({ reason: "free-bet-odds" }),
  }),
  "free bet staked above what is left": of(combi, {
    freeBets: freeBetsOf(),
    stake: "20",
    stakeMaximum: 1_000,
    totals: { ...combi.totals, betCount: 0, totalStake: 0, potentialReturn: null },
    ...blocked({ reason: "stake-problem", problem: "above-maximum" }, { reason: "no-stake" }),
  }),
  "free bets that can't be had": of(one, { freeBets: { options: [], refusal: "missing" } }),
  "free bet not for a system": of(system, { freeBets: { options: [], refusal: "system" } }),
  "free bet not for several singles": of(several, {
    freeBets: { options: [], refusal: "several-singles" },
  }),
  "free bet not for each-way": of(eachWayCombi, {
    freeBets: { options: [], refusal: "each-way" },
  }),
  "combo boost not reached": of(combi, {
    lines: [{ ...union, countsForComboBoost: true }, bayern, fenerbahce],
    comboBoost: {
      eligible: 1,
      percent: 0,
      next: { selections: 2, percent: 5 },
      showsNotice: true,
    },
  }),
  "combo boost": of(combi, {
    lines: combi.lines.map((line) => ({ ...line, countsForComboBoost: true })),
    comboBoost: { eligible: 3, percent: 5, next: null, showsNotice: false },
    totals: { ...combi.totals, potentialReturn: 11_690, comboBoost: { percent: 5, amount: 557 } },
    sentence: sentenceOf({ pays: 11_690 }),
  }),
  boosted: of(one, {
    lines: [{ ...union, stake: "10,00", boosts: [boost] }],
    boost: { percent: 50, amount: 620 },
  }),
  visitor: of(combi, { control: { kind: "login" } }),
  restricted: of(combi, { control: { kind: "restricted", because: "cool-off" } }),
  "self-excluded": of(combi, { control: { kind: "restricted", because: "self-excluded" } }),
  "under age": of(combi, { control: { kind: "restricted", because: "under-21" } }),
  "not permitted": of(combi, { control: { kind: "restricted", because: "not-permitted" } }),
  "price moved up": of(combi, moved(2.9, 11_368)),
  "price moved down": of(combi, moved(2.7, 10_584)),
  "several prices moved": of(combi, {
    lines: [{ ...union, movedTo: 2.3 }, { ...bayern, movedTo: 2.7 }, fenerbahce],
    ...awaitingConsent(
      [
        { outcomeId: "genk-1", from: 2.24, to: 2.3 },
        { outcomeId: "arsenal-2", from: 2.84, to: 2.7 },
      ],
      10_868,
    ),
  }),
  "higher price offered": of(combi, {
    lines: [union, { ...bayern, movedTo: 2.9 }, fenerbahce],
    ...moving(1, 11_368),
    control: {
      kind: "place",
      stake: 1_000,
      changes: [{ outcomeId: "arsenal-2", from: 2.84, to: 2.9 }],
    },
  }),
  "three draws": of(several, {
    lines: several.lines.map((line) => ({ ...line, outcomeName: "Nul" })),
  }),
  "suspended line": of(combi, {
    lines: [union, { ...bayern, isSuspended: true }, fenerbahce],
    ...blocked({ reason: "suspended", outcomeIds: ["arsenal-2"] }),
  }),
  "over line": of(combi, {
    lines: [
      union,
      { ...bayern, isOver: true, inPlay: { home: 0, away: 1, minute: 90 } },
      fenerbahce,
    ],
    totals: { ...combi.totals, ...unpromised },
    ...blocked({ reason: "over", outcomeIds: ["arsenal-2"] }),
  }),
  "over lines": of(several, {
    lines: several.lines.map((line) => ({ ...line, isOver: true })),
    totals: { ...several.totals, ...unpromised },
    ...blocked({ reason: "over", outcomeIds: several.lines.map(({ outcomeId }) => outcomeId) }),
  }),
  "line errors": of(combi, {
    totals: { ...combi.totals, ...unpromised },
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
    ...blocked({ reason: "line-errors", outcomeIds: ["genk-1", "genk-over"] }),
  }),
  "stake too high": of(combi, {
    stake: "2500",
    totals: { ...combi.totals, betCount: 0, totalStake: 0, potentialReturn: null },
    ...blocked({ reason: "stake-problem", problem: "above-maximum" }, { reason: "no-stake" }),
  }),
  "insufficient funds": of(combi, {
    ...blocked({ reason: "insufficient-funds", missing: 350 }),
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
  offline: of(combi, { ...blocked({ reason: "offline" }) }),
  "stale prices": of(combi, {
    pricedAt: now - 14_000,
    ...blocked({ reason: "stale-prices", outcomeIds: ["genk-1", "arsenal-2", "monaco-2"] }),
  }),
  "never priced": of(combi, {
    pricedAt: null,
    ...blocked({ reason: "stale-prices", outcomeIds: ["genk-1"] }),
  }),
  "price gone": of(combi, blocked({ reason: "no-price", outcomeIds: ["arsenal-2"] })),
  "nothing staked": of(combi, {
    stake: "",
    totals: { ...empty.totals },
    ...blocked({ reason: "no-stake" }),
  }),
  "starting price": of(one, {
    lines: [{ ...union, odds: "SP", stake: "10,00" }],
    totals: { ...one.totals, potentialReturn: null },
    sentence: sentenceOf({
      betType: "single",
      selections: 1,
      pays: null,
      lastStartsAt: union.startsAt,
    }),
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
  "results of an earlier page": of(empty, {
    control: { kind: "results" },
    tickets: [placedSingle],
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
    tickets: [refused("BALANCE_INSUFFICIENT", null)],
  }),
  "results, refused by the server": of(one, {
    control: { kind: "results" },
    tickets: [refused("LIMIT", "La mise est limitée à 5,00 €.")],
  }),
  "results, connection lost": of(one, {
    control: { kind: "results" },
    tickets: [refused("CONNECTION_ERROR", null)],
  }),
  "in a sheet": { ...of(combi), layout: "sheet", onClose: nothing },
  "twenty selections": of(combi, {
    lines: twenty,
    totals: { ...combi.totals, totalOdds: twentyOdds, ...capped },
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
      potentialReturn: 11_165_000,
    },
    ...awaitingConsent([{ outcomeId: "genk-1", from: 101.5, to: 126.25 }], 13_887_500),
  }),
} satisfies NamedStates<BetSlipProps>;
