import { describe, expect, it } from "vitest";
import {
  type Blocker,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  isLineSuspended,
  lineErrors,
  removeSelection,
  type Slip,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "./index.ts";
import { context, freeBet, live, noon, selection, slipOf, slipWith } from "./slip.fixture.ts";
import { blockers } from "./validation.ts";

const cast = selection(3, { marketType: "horse-forecast" });

function sameEvent(): Slip {
  const slip = slipOf(selection(1), selection(2), selection(3, { eventId: "e1" }));
  expect(slip.betType).toBe("combi");
  return slip;
}

function reasons(slip: Slip, changes: Parameters<typeof context>[0] = {}): readonly string[] {
  return blockers(slip, context(changes)).map(({ reason }: Blocker) => reason);
}

function withLive(slip: Slip, outcomeId: string, changes: Parameters<typeof live>[1]): Slip {
  return {
    ...slip,
    selectionsLive: { ...slip.selectionsLive, [outcomeId]: live(2, changes) },
  };
}

describe("the errors of a line", () => {
  it("[SLIP-48] [ERRORS-9] lines of one event can't be combined, and name each other", () => {
    expect(lineErrors(sameEvent())).toEqual({
      o1: [{ code: "CANNOT_COMBINE", withOutcomeIds: ["o3"] }],
      o3: [{ code: "CANNOT_COMBINE", withOutcomeIds: ["o1"] }],
    });
    const system = chooseBetType(sameEvent(), "system", noon).slip;
    expect(Object.keys(lineErrors(system))).toEqual(["o1", "o3"]);
  });

  it("[SLIP-48] as singles they may be on the slip together", () => {
    expect(lineErrors(chooseBetType(sameEvent(), "single", noon).slip)).toEqual({});
  });

  it("[SLIP-48] the error goes with the other line", () => {
    expect(lineErrors(removeSelection(sameEvent(), "o3", noon).slip)).toEqual({});
  });

  it.each(["forecast", "tricast", "horse-forecast", "reverse-tricast-3", "FORECAST"])(
    "[SLIP-49] [ERRORS-10] a market of type %s can't be combined",
    (marketType) => {
      const slip = slipOf(selection(1), selection(2, { marketType }));
      expect(lineErrors(slip)).toEqual({
        o2: [{ code: "FORECAST_TRICAST_CANNOT_BE_COMBINED" }],
      });
    },
  );

  it("[SLIP-49] a forecast is fine as a single", () => {
    expect(lineErrors(slipOf(cast))).toEqual({});
    expect(lineErrors(chooseBetType(slipOf(selection(1), cast), "single", noon).slip)).toEqual({});
  });

  it("[SLIP-50] a single's stake that is no stake is reported on its line", () => {
    const slip = typeLineStake(slipWith(1), "o1", "1200", noon).slip;
    expect(lineErrors(slip)).toEqual({
      o1: [{ code: "STAKE_INVALID", problem: "above-maximum" }],
    });
    expect(blockers(slip, context())).toContainEqual({
      reason: "line-errors",
      outcomeIds: ["o1"],
    });
  });

  it("[SLIP-50] a combi's or a system's stake that is no stake is reported for the slip", () => {
    const combi = typeCombiStake(slipWith(3), "12.345", noon).slip;
    const problem = { reason: "stake-problem", problem: "too-many-decimals" };
    expect(lineErrors(combi)).toEqual({});
    expect(blockers(combi, context())).toContainEqual(problem);
    const system = chooseBetType(typeSystemStake(combi, "12.345", noon).slip, "system", noon).slip;
    expect(blockers(system, context())).toContainEqual(problem);
    const single = chooseBetType(combi, "single", noon).slip;
    expect(reasons(single)).toEqual([]);
  });
});

describe("what stops a bet", () => {
  it("[SLIP-51] nothing stops a good slip", () => {
    for (const count of [1, 2, 5]) expect(reasons(slipWith(count))).toEqual([]);
  });

  it("[SLIP-51] a line with an error, and a suspended one", () => {
    expect(reasons(sameEvent())).toEqual(["line-errors"]);
    const suspended = withLive(slipWith(2), "o2", { isSuspended: true });
    expect(isLineSuspended(suspended, "o2")).toBe(true);
    expect(isLineSuspended(suspended, "o1")).toBe(false);
    expect(blockers(suspended, context())).toEqual([{ reason: "suspended", outcomeIds: ["o2"] }]);
  });

  it.each([
    [0, 1_000],
    [-500, 1_500],
  ])("[SLIP-52] a balance of %i, unless a free bet is chosen", (balance, missing) => {
    expect(blockers(slipWith(1), context({ balance }))).toEqual([
      { reason: "insufficient-funds", missing },
    ]);
    const free = chooseFreeBet(slipWith(1), freeBet(), noon).slip;
    expect(reasons(free, { balance })).toEqual([]);
  });

  it("[SLIP-53] no stake, unless a free bet has an amount left", () => {
    const slip = typeLineStake(slipWith(1), "o1", "", noon).slip;
    expect(reasons(slip)).toEqual(["no-stake"]);
    const free = chooseFreeBet(slip, freeBet(), noon).slip;
    expect(reasons(free)).toEqual([]);
    expect(reasons(typeLineStake(free, "o1", "", noon).slip)).toEqual([]);
    expect(reasons(typeLineStake(free, "o1", "0", noon).slip)).toEqual(["no-stake"]);
    const nothingLeft = chooseFreeBet(slip, freeBet({ amountRemaining: 0 }), noon).slip;
    expect(reasons(nothingLeft)).toEqual(["free-bet-spent"]);
  });

  it("[SLIP-53] one staked single is enough, the others are not bet on", () => {
    const singles = chooseBetType(slipWith(2), "single", noon).slip;
    expect(reasons(typeLineStake(singles, "o1", "", noon).slip)).toEqual([]);
  });

  it("[SLIP-54] [ERRORS-1] a stake above the balance, with what is missing", () => {
    const slip = typeCombiStake(slipWith(2), "100,01", noon).slip;
    expect(blockers(slip, context({ balance: 10_000 }))).toEqual([
      { reason: "insufficient-funds", missing: 1 },
    ]);
    expect(reasons(slip, { balance: 10_001 })).toEqual([]);
  });

  it("[SLIP-55] a price older than 10 s by the server's clock", () => {
    expect(reasons(slipWith(2), { serverNow: noon + 10_000 })).toEqual([]);
    const fresh = withLive(slipWith(2), "o1", { pricedAt: noon + 5_000 });
    expect(blockers(fresh, context({ serverNow: noon + 10_001 }))).toEqual([
      { reason: "stale-prices", outcomeIds: ["o2"] },
    ]);
  });

  it("[SLIP-55] a price that was never received, and every price while the feed is lost", () => {
    const unpriced = { ...slipWith(2), selectionsLive: {} };
    expect(reasons(unpriced)).toEqual(["stale-prices"]);
    expect(blockers(slipWith(2), context({ priceFeed: "lost" }))).toEqual([
      { reason: "stale-prices", outcomeIds: ["o1", "o2"] },
    ]);
  });

  it("[SLIP-56] being offline, which is reported instead of the age of prices", () => {
    expect(reasons(slipWith(2), { isOnline: false, priceFeed: "lost" })).toEqual(["offline"]);
  });

  it.each([null, 0, 0.5, 1, -2])("[SLIP-57] a live price of %s", (odds) => {
    const slip = { ...slipWith(1), selectionsLive: { o1: live(odds) } };
    expect(blockers(slip, context())).toEqual([{ reason: "no-price", outcomeIds: ["o1"] }]);
  });

  it("[SLIP-57] not a starting price", () => {
    expect(reasons(slipOf(selection(1, { odds: "SP", isStartingPrice: true })))).toEqual([]);
  });

  it("[SLIP-58] a system whose bets were not chosen", () => {
    const system = chooseBetType(slipWith(3), "system", noon).slip;
    expect(reasons(system)).toContain("system-not-chosen");
    expect(reasons(chooseSystemBet(system, "full-cover", noon).slip)).toEqual([]);
    const largest = chooseBetType(slipWith(16), "system", noon).slip;
    expect(reasons(chooseSystemBet(largest, "perm-15", noon).slip, { balance: null })).toEqual([]);
  });

  it("[SLIP-58] a system of too many or too few, should one ever come about", () => {
    expect(reasons({ ...slipWith(17), betType: "system" })).toContain("system-selections");
    expect(reasons({ ...slipWith(2), betType: "system" })).toContain("system-selections");
  });

  it("[SLIP-59] all problems are reported at once", () => {
    const slip = withLive(typeCombiStake(sameEvent(), "", noon).slip, "o2", { isSuspended: true });
    expect(reasons(slip, { balance: 0, priceFeed: "lost" })).toEqual([
      "stale-prices",
      "suspended",
      "line-errors",
      "no-stake",
      "insufficient-funds",
    ]);
  });

  it("[SLIP-59] a stake that is none is reported beside what is wrong with it", () => {
    const slip = typeCombiStake(slipWith(2), "1,234", noon).slip;
    expect(reasons(slip)).toEqual(["stake-problem", "no-stake"]);
  });

  it("[SLIP-68] a balance that is not known yet stops nothing", () => {
    expect(reasons(slipWith(1), { balance: null })).toEqual([]);
  });
});
