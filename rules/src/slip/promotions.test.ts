import { describe, expect, it } from "vitest";
import type { BoostPromotion } from "../boosts/index.ts";
import type { Odds } from "../odds/index.ts";
import {
  applyLive,
  betSentence,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  comboBoostOf,
  lineBoosts,
  movedPrices,
  type PlaceControl,
  type Slip,
  slipTotals,
  toggleEachWay,
  typeCombiStake,
  typeLineStake,
} from "./index.ts";
import { freeBet, live, noon, runner, selection, slipOf, slipWith } from "./slip.fixture.ts";

const steps = { percentSteps: [0, 0, 5, 10], mode: "gross" } as const;

function boosted(count: number, eligible: number): Slip {
  const slip = slipWith(count);
  const known = slip.selections.map(
    ({ outcomeId }, index) =>
      [outcomeId, live(2, { comboBoostAvailable: index < eligible })] as const,
  );
  return { ...slip, selectionsLive: Object.fromEntries(known) };
}

describe("the combo boost of a slip", () => {
  it("[SLIP-120] counts what is eligible live", () => {
    expect(comboBoostOf(boosted(4, 1), steps)).toMatchObject({ eligible: 1, showsNotice: true });
    expect(comboBoostOf(boosted(4, 3), steps)).toMatchObject({ percent: 10, showsNotice: false });
    expect(comboBoostOf({ ...boosted(4, 3), selectionsLive: {} }, steps)?.eligible).toBe(0);
  });

  it("[SLIP-120] is a combi's alone", () => {
    const slip = boosted(3, 3);
    for (const type of ["single", "system"] as const) {
      const other = chooseBetType(slip, type, noon).slip;
      expect(comboBoostOf(other, steps)).toBeNull();
      expect(slipTotals(other, "none", steps).comboBoost).toBeNull();
    }
    expect(comboBoostOf(slip, null)).toBeNull();
  });

  it("[SLIP-121] is in the return, with its percent and its amount", () => {
    expect(slipTotals(boosted(2, 2), "none", steps)).toMatchObject({
      potentialReturn: 4_200,
      comboBoost: { percent: 5, amount: 200 },
    });
    expect(slipTotals(boosted(2, 2), "none", { ...steps, mode: "net" })).toMatchObject({
      potentialReturn: 4_150,
      comboBoost: { percent: 5, amount: 150 },
    });
    expect(slipTotals(boosted(2, 1), "none", steps)).toMatchObject({
      potentialReturn: 4_000,
      comboBoost: null,
    });
  });

  it("[SLIP-121] keeps its percent where the return is not known, and where nothing is staked", () => {
    const slip = boosted(3, 2);
    const [first, ...others] = slip.selections;
    const atStart = { ...(first ?? selection(1)), odds: "SP" as const, isStartingPrice: true };
    const unknown = { percent: 5, amount: null };
    const withStart = { ...slip, selections: [atStart, ...others] };
    expect(slipTotals(withStart, "none", steps).comboBoost).toEqual(unknown);
    const unstaked = typeCombiStake(slip, "", noon).slip;
    expect(slipTotals(unstaked, "none", steps).comboBoost).toEqual(unknown);
  });
});

const offered: BoostPromotion = {
  id: "everywhere",
  kind: "coins",
  eventId: null,
  competitionId: null,
  sportId: null,
  audience: "everybody",
  createdAt: noon - 1,
  activeUntil: noon + 1,
  minimumStake: null,
  maximumStake: null,
  minimumOdds: null,
  maximumOdds: null,
  maximumWinnings: null,
  boost: 50,
  betTypes: ["single", "combi"],
};

describe("the icon of the coins boost on a combi", () => {
  it.each<[readonly Odds[], boolean]>([
    [[1.25, 1.2], true],
    [[1.24, 1.2], false],
    [[1.01, 1.48], false],
    [[2, 3], true],
    [[2, "SP"], false],
  ])("[SLIP-122] [CONSTANTS-17] at %j shows: %s", (odds, shows) => {
    const slip = slipOf(...odds.map((price, index) => selection(index + 1, { odds: price })));
    const found = Object.keys(lineBoosts(slip, "none", [offered], noon));
    expect(found).toEqual(shows ? ["o1", "o2"] : []);
  });
});

describe("the boost of a single", () => {
  const bet: BoostPromotion = { ...offered, kind: "bet", betTypes: ["single"] };
  const boostOf = (slip: Slip, limits: Partial<BoostPromotion> = {}) =>
    lineBoosts(slip, "none", [{ ...bet, ...limits }], noon).o1?.[0];
  const eachWay = toggleEachWay(slipOf(runner(1, { odds: 6 })), "o1", noon).slip;

  it("[BOOSTS-13] is none where a free bet pays", () => {
    expect(boostOf(chooseFreeBet(slipWith(1), freeBet(), noon).slip)).toBeUndefined();
    expect(boostOf(slipWith(1))).toBeDefined();
  });

  it("[SLIP-123] of an each-way adds to what both halves win", () => {
    // 10.00 twice: 60.00 on the win and 20.00 on the place, less the stake of 20.00.
    expect(boostOf(eachWay)).toMatchObject({ refusal: null, gain: 3_000 });
    expect(boostOf(slipOf(runner(1, { odds: 6 })))).toMatchObject({ refusal: null, gain: 2_500 });
  });

  it("[SLIP-123] of an each-way is limited by the whole stake and the whole return", () => {
    expect(boostOf(eachWay, { maximumStake: 1_999 })?.refusal?.problem).toBe("stake-too-high");
    expect(boostOf(eachWay, { maximumWinnings: 7_999 })?.refusal?.problem).toBe(
      "winnings-too-high",
    );
    expect(boostOf(eachWay, { maximumStake: 2_000, maximumWinnings: 8_000 })?.refusal).toBeNull();
  });

  it("[SLIP-123] shows the lowest stake where nothing is staked", () => {
    const unstaked = typeLineStake(slipWith(1), "o1", "", noon).slip;
    expect(boostOf(unstaked, { minimumStake: 1 })?.refusal?.problem).toBe("stake-too-low");
  });
});

describe("the sentence of a bet", () => {
  const sentence = (slip: Slip) => betSentence(slip, slipTotals(slip, "none", steps), "place");
  const inTwoHours = noon + 7_200_000;

  it("[SLIP-130] of a combi", () => {
    const slip = slipOf(selection(1), selection(2, { startsAt: inTwoHours }));
    expect(sentence(slip)).toEqual({
      betType: "combi",
      systemName: null,
      selections: 2,
      bets: 1,
      isEachWay: false,
      stake: 1_000,
      freeStake: 0,
      pays: 4_000,
      paysPlaces: null,
      lastStartsAt: inTwoHours,
    });
  });

  it("[SLIP-130] of a combi counts every line, one without a stake as a single too", () => {
    const slip = typeLineStake(slipWith(2), "o2", "", noon).slip;
    expect(sentence(slip)).toMatchObject({ selections: 2, isEachWay: false });
  });

  it("[SLIP-130] of a system, by its name", () => {
    const system = chooseBetType(slipWith(4), "system", noon).slip;
    expect(sentence(chooseSystemBet(system, "full-cover", noon).slip)).toMatchObject({
      betType: "system",
      systemName: "yankee",
      bets: 11,
      stake: 11_000,
    });
  });

  it("[SLIP-130] of each-way, and of what a free bet pays", () => {
    const eachWay = toggleEachWay(slipOf(runner(1), runner(2)), null, noon).slip;
    expect(sentence(eachWay)).toMatchObject({
      isEachWay: true,
      bets: 2,
      stake: 2_000,
      paysPlaces: slipTotals(eachWay, "none").potentialPlaceReturn,
    });
    expect(sentence(eachWay)?.paysPlaces).toBeGreaterThan(0);
    const single = toggleEachWay(slipOf(runner(1)), "o1", noon).slip;
    expect(sentence(single)?.isEachWay).toBe(true);
    const singles = chooseBetType(slipOf(runner(1), runner(2)), "single", noon).slip;
    expect(sentence(toggleEachWay(singles, "o2", noon).slip)?.isEachWay).toBe(true);
    expect(sentence(singles)?.isEachWay).toBe(false);
    const free = chooseFreeBet(slipWith(1), freeBet(), noon).slip;
    expect(sentence(free)).toMatchObject({ stake: 500, freeStake: 500, pays: 500 });
  });

  it("[SLIP-131] leaves out what is not bet on, and what has begun", () => {
    const both = slipOf(selection(1, { isLive: true }), selection(2, { startsAt: inTwoHours }));
    const singles = chooseBetType(both, "single", noon).slip;
    expect(sentence(singles)?.lastStartsAt).toBe(inTwoHours);
    const one = sentence(typeLineStake(singles, "o2", "", noon).slip);
    expect(one).toMatchObject({ selections: 1, bets: 1, lastStartsAt: null });
  });

  it("[SLIP-132] is none without a stake", () => {
    expect(sentence(typeCombiStake(slipWith(2), "", noon).slip)).toBeNull();
    expect(sentence(slipWith(0))).toBeNull();
  });

  it("[SLIP-132] is none while something stops the bet, or changes wait for consent", () => {
    const slip = slipWith(2);
    const isPriced = (control: PlaceControl["kind"]) =>
      betSentence(slip, slipTotals(slip, "none"), control) !== null;
    for (const control of ["place", "login", "restricted", "processing"] as const) {
      expect(isPriced(control), control).toBe(true);
    }
    for (const control of ["blocked", "accept-changes", "checking", "results"] as const) {
      expect(isPriced(control), control).toBe(false);
    }
  });
});

describe("what moved prices do to the return", () => {
  const moved = applyLive(slipWith(2), [
    { outcomeId: "o1", odds: 3, isSuspended: false, pricedAt: noon + 1 },
  ]).slip;

  it("[SLIP-133] shows both prices, with the boost, and changes nothing on the slip", () => {
    expect(movedPrices(moved)).toEqual({ count: 1, before: 4_000, after: 6_000 });
    const eligible = { ...moved, selectionsLive: boosted(2, 2).selectionsLive };
    const shown = { ...eligible.selectionsLive, o1: live(3, { comboBoostAvailable: true }) };
    expect(movedPrices({ ...eligible, selectionsLive: shown }, steps)).toMatchObject({
      before: 4_200,
      after: 6_300,
    });
    expect(moved.selections[0]?.odds).toBe(2);
  });

  it("[SLIP-133] is not known with a price that is not", () => {
    const [first, second] = [selection(1), selection(2, { odds: "SP", isStartingPrice: true })];
    const withStart = { ...slipOf(first, second), selectionsLive: { o1: live(3) } };
    expect(movedPrices(withStart)).toMatchObject({ count: 1, after: null });
  });

  it("[SLIP-133] is nothing where no price has moved", () => {
    expect(movedPrices(slipWith(2))).toBeNull();
  });
});
