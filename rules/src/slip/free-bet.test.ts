import { describe, expect, it } from "vitest";
import {
  addSelection,
  applyLive,
  chooseBetType,
  chooseFreeBet,
  completeProcessing,
  freeBetOptions,
  freeBetRefusal,
  lineErrors,
  refreshFreeBet,
  type Slip,
  slipTotals,
  stakeMaximum,
  stakeOfLine,
  startProcessing,
  toggleEachWay,
  typeCombiStake,
  typeLineStake,
} from "./index.ts";
import {
  context,
  eventOf,
  freeBet,
  live,
  noon,
  runner,
  selection,
  slipOf,
  slipWith,
} from "./slip.fixture.ts";
import { blockers } from "./validation.ts";

const moment = { acceptOdds: "none", serverNow: noon } as const;
const free = (slip: Slip, changes = {}) => chooseFreeBet(slip, freeBet(changes), noon).slip;
const reasons = (slip: Slip, changes = {}) =>
  blockers(slip, context(changes)).map(({ reason }) => reason);
const asSystem = (slip: Slip) => chooseBetType(slip, "system", noon).slip;
const asSingles = (slip: Slip) => chooseBetType(slip, "single", noon).slip;

describe("a free bet", () => {
  it.each<[string, Slip, string | null]>([
    ["one single", slipWith(1), null],
    ["a combi", slipWith(3), null],
    ["a system", asSystem(slipWith(3)), "system"],
    ["several singles", asSingles(slipWith(2)), "several-singles"],
    ["an each-way single", toggleEachWay(slipOf(runner(1)), "o1", noon).slip, "each-way"],
    ["an each-way combi", toggleEachWay(slipOf(runner(1), runner(2)), null, noon).slip, "each-way"],
    ["nothing", slipWith(0), "empty"],
  ])("[SLIP-110] for %s", (_, slip, refusal) => {
    expect(freeBetRefusal(slip)).toBe(refusal);
    expect(free(slip).freeBet?.id).toBe(refusal === null ? "free-1" : undefined);
    expect(freeBetOptions(slip, [freeBet()], moment)).toHaveLength(refusal === null ? 1 : 0);
  });

  it("[SLIP-111] stakes all of itself, or less if less is typed", () => {
    const slip = free(slipWith(1));
    expect(slipTotals(slip, "none")).toMatchObject({ totalStake: 500, freeStake: 500 });
    const less = typeLineStake(slip, "o1", "3,20", noon).slip;
    expect(slipTotals(less, "none")).toMatchObject({ totalStake: 320, freeStake: 320 });
    const emptied = typeLineStake(less, "o1", "", noon).slip;
    expect(slipTotals(emptied, "none").totalStake).toBe(500);
    expect(slipTotals(typeLineStake(less, "o1", " ", noon).slip, "none").totalStake).toBe(500);
    expect(free(less), "chosen again").toBe(less);
    expect(slipTotals(typeCombiStake(free(slipWith(2)), "1", noon).slip, "none").freeStake).toBe(
      100,
    );
  });

  it("[SLIP-111] says that more than is left of it is too much", () => {
    const slip = typeLineStake(free(slipWith(1)), "o1", "5,01", noon).slip;
    expect(lineErrors(slip).o1).toEqual([{ code: "STAKE_INVALID", problem: "above-maximum" }]);
    expect(stakeMaximum(slip)).toBe(500);
    const combi = typeCombiStake(free(slipWith(2)), "5,01", noon).slip;
    expect(blockers(combi, context())).toContainEqual({
      reason: "stake-problem",
      problem: "above-maximum",
    });
  });

  it("[SLIP-111] keeps to the limit of a stake", () => {
    const slip = free(slipWith(1), { amountRemaining: 200_000 });
    expect([slipTotals(slip, "none").totalStake, stakeMaximum(slip)]).toEqual([110_000, 110_000]);
    expect(stakeMaximum(slipWith(1))).toBe(110_000);
  });

  it("[SLIP-112] pays alone, whatever the balance", () => {
    const slip = free(slipWith(1));
    expect(reasons(slip, { balance: 0 })).toEqual([]);
    expect(slipTotals(slip, "none").potentialReturn).toBe(500);
    expect(slipTotals(slipWith(1), "none")).toMatchObject({ freeStake: 0, potentialReturn: 2_000 });
  });

  it.each([
    [1.51, null],
    [1.5, "odds"],
    [1.2, "odds"],
  ])("[SLIP-113] at a lowest price of %d: %s", (odds, problem) => {
    const slip = slipOf(selection(1), selection(2, { odds }));
    expect(freeBetOptions(slip, [freeBet()], moment)).toMatchObject([{ problem }]);
  });

  it("[SLIP-113] goes by the price of the moment for a person who accepts every price", () => {
    const update = { outcomeId: "o1", ...live(1.4, { pricedAt: noon + 1 }) };
    const slip = applyLive(slipWith(1), [update]).slip;
    const all = { ...moment, acceptOdds: "all" } as const;
    expect(freeBetOptions(slip, [freeBet()], all)).toMatchObject([{ problem: "odds" }]);
    expect(freeBetOptions(slip, [freeBet()], moment)).toMatchObject([{ problem: null }]);
  });

  it.each([
    ["used up", { amountRemaining: 0 }],
    ["expired", { expiresAt: noon }],
  ])("[SLIP-113] is hidden where it is %s", (_, changes) => {
    expect(freeBetOptions(slipWith(1), [freeBet(changes)], moment)).toEqual([]);
  });

  it("[SLIP-113] is hidden with a selection at starting price", () => {
    const slip = slipOf(selection(1, { odds: "SP", isStartingPrice: true }));
    expect(freeBetOptions(slip, [freeBet()], moment)).toEqual([]);
  });

  it("[SLIP-114] is there while it is chosen, whatever is wrong with it", () => {
    const late = { ...moment, serverNow: freeBet().expiresAt };
    expect(freeBetOptions(free(slipWith(1)), [freeBet()], late)).toMatchObject([
      { isChosen: true, problem: "expired" },
    ]);
  });

  it("[SLIP-114] is removed again", () => {
    expect(chooseFreeBet(free(slipWith(1)), null, noon).slip.freeBet).toBeNull();
  });

  it("[SLIP-115] that expires stops the bet", () => {
    const slip = free(slipWith(1), { expiresAt: noon + 1 });
    expect(reasons(slip)).toEqual([]);
    expect(reasons(slip, { serverNow: noon + 1 })).toEqual(["free-bet-expired"]);
  });

  it("[SLIP-115] that is used up elsewhere stops the bet, and so does one that is gone", () => {
    const slip = free(slipWith(1));
    const spent = refreshFreeBet(slip, [freeBet({ amountRemaining: 0 })]).slip;
    expect(reasons(spent)).toEqual(["free-bet-spent"]);
    expect(reasons(refreshFreeBet(slip, []).slip)).toEqual(["free-bet-spent"]);
  });

  it("[SLIP-115] whose price falls too low stops the bet", () => {
    const slip = addSelection(free(slipWith(1)), selection(2, { odds: 1.3 }), live(1.3), noon).slip;
    expect(slip.freeBet).not.toBeNull();
    expect(reasons(slip)).toEqual(["free-bet-odds"]);
  });

  it("[SLIP-111] of which less is left stakes what is left, or says that too much is typed", () => {
    const some = [freeBet({ amountRemaining: 200 })];
    const slip = refreshFreeBet(free(slipWith(1)), some).slip;
    expect(slipTotals(slip, "none").totalStake).toBe(200);
    const typed = typeLineStake(free(slipWith(1)), "o1", "3", noon).slip;
    expect(refreshFreeBet(typed, some).slip.freeBet?.stake.problem).toBe("above-maximum");
    expect(refreshFreeBet(slipWith(1), some).slip).toEqual(slipWith(1));
    const others = [freeBet({ id: "free-2", amountRemaining: 100 }), ...some];
    expect(refreshFreeBet(free(slipWith(1)), others).slip).toEqual(slip);
  });

  it.each<[string, (slip: Slip) => Slip, string]>([
    ["a system", asSystem, "system"],
    ["singles", asSingles, "several-singles"],
  ])("[SLIP-116] leaves a slip that becomes %s", (_, change, because) => {
    const slip = free(slipWith(3));
    expect(change(slip).freeBet).toBeNull();
    const type = because === "system" ? "system" : "single";
    expect(eventOf(chooseBetType(slip, type, noon), "free-bet-cleared")?.because).toBe(because);
  });

  it("[SLIP-116] leaves a slip that becomes each-way, or gets a second selection of the event", () => {
    const toggled = toggleEachWay(free(slipOf(runner(1))), "o1", noon);
    expect(eventOf(toggled, "free-bet-cleared")?.because).toBe("each-way");
    const added = addSelection(free(slipWith(1)), selection(2, { eventId: "e1" }), live(2), noon);
    expect(eventOf(added, "free-bet-cleared")?.because).toBe("several-singles");
  });

  it("[SLIP-117] leaves the person's own stake as it was typed", () => {
    const typed = typeLineStake(slipWith(1), "o1", "42", noon).slip;
    const paid = typeLineStake(free(typed), "o1", "3", noon).slip;
    expect(stakeOfLine(paid, "o1").cents).toBe(300);
    expect(stakeOfLine(chooseFreeBet(paid, null, noon).slip, "o1").cents).toBe(4_200);
  });

  it("[SLIP-117] is staked where it pays alone: what another type is staked is the person's own", () => {
    const single = typeCombiStake(free(slipWith(1)), "3", noon).slip;
    expect(slipTotals(single, "none").freeStake).toBe(500);
    const combi = typeLineStake(free(slipWith(2)), "o1", "3", noon).slip;
    expect(slipTotals(combi, "none").freeStake).toBe(500);
    expect([single.stakeCombi.cents, combi.stakes.o1?.cents]).toEqual([300, 300]);
  });

  it("[SLIP-117] [SLIP-118] is no last used stake, and goes with the bet that it paid", () => {
    const sent = startProcessing(free(slipWith(1), { amountRemaining: 5_000 }), noon).slip;
    const placed = completeProcessing(sent, { anyPlaced: true }, noon).slip;
    expect([placed.lastUsedStake, placed.freeBet]).toEqual([null, null]);
    expect(refreshFreeBet(sent, []).slip, "spent by the bet under way").toBe(sent);
    const failed = completeProcessing(sent, { anyPlaced: false }, noon).slip;
    expect(failed.freeBet?.id).toBe("free-1");
  });
});
