import { describe, expect, it } from "vitest";
import {
  abandonProcessing,
  acceptChanges,
  addSelection,
  applyLive,
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  clearSlip,
  closeResults,
  completeProcessing,
  emptySlip,
  placeControl,
  removeSelection,
  retainUnplaced,
  type Slip,
  slipError,
  startProcessing,
  type Transition,
  toggleEachWay,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "./index.ts";
import { context, freeBet, live, noon, selection, slipWith } from "./slip.fixture.ts";

function moved(slip: Slip, odds: number): Slip {
  return applyLive(slip, [{ outcomeId: "o1", odds, isSuspended: false, pricedAt: noon }]).slip;
}

const sent = startProcessing(slipWith(2), noon).slip;
const done = completeProcessing(sent, { anyPlaced: true }, noon).slip;

describe("what is shown where the place button is", () => {
  it("[SLIP-60] nothing to place on an empty slip", () => {
    expect(placeControl(emptySlip(), context())).toEqual({ kind: "empty" });
  });

  it("[SLIP-60] the reasons on a slip that can't be placed", () => {
    expect(placeControl(slipWith(2), context({ isOnline: false }))).toEqual({
      kind: "blocked",
      because: [{ reason: "offline" }],
    });
  });

  it("[SLIP-60] the results once every ticket has a status", () => {
    expect(placeControl(done, context())).toEqual({ kind: "results" });
  });

  it("[SLIP-67] placing, with the stake", () => {
    const slip = typeCombiStake(slipWith(3), "12,50", noon).slip;
    expect(placeControl(slip, context())).toEqual({ kind: "place", stake: 1_250, changes: [] });
  });

  it.each([
    ["none", 2.5, "accept-changes"],
    ["none", 1.5, "accept-changes"],
    ["higher", 1.5, "accept-changes"],
    ["higher", 2.5, "place"],
    ["all", 1.5, "place"],
    ["all", 2.5, "place"],
  ] as const)("[SLIP-61] under %s, from 2 to %d: %s", (acceptOdds, odds, kind) => {
    expect(placeControl(moved(slipWith(2), odds), context({ acceptOdds })).kind).toBe(kind);
  });

  it("[SLIP-61] consent leads back to placing", () => {
    const slip = moved(slipWith(2), 1.5);
    const control = placeControl(slip, context());
    if (control.kind !== "accept-changes") throw new Error(control.kind);
    const accepted = acceptChanges(slip, control.changes, noon).slip;
    expect(placeControl(accepted, context()).kind).toBe("place");
  });

  it("[SLIP-62] a rise under higher is offered beside placing", () => {
    const control = placeControl(moved(slipWith(2), 2.5), context({ acceptOdds: "higher" }));
    expect(control).toEqual({
      kind: "place",
      stake: 1_000,
      changes: [{ outcomeId: "o1", from: 2, to: 2.5 }],
    });
  });

  it("[SLIP-63] the login for a visitor, who has no balance", () => {
    const permission = { allowed: false, because: "visitor" } as const;
    expect(placeControl(slipWith(1), context({ permission, balance: null }))).toEqual({
      kind: "login",
    });
  });

  it.each(["under-21", "self-excluded", "cool-off", "not-permitted"] as const)(
    "[SLIP-63] the restriction for a person who may not bet: %s",
    (because) => {
      const permission = { allowed: false, because } as const;
      expect(placeControl(slipWith(1), context({ permission }))).toEqual({
        kind: "restricted",
        because,
      });
    },
  );

  it("[SLIP-63] what is wrong with the slip comes before who may place it", () => {
    const permission = { allowed: false, because: "visitor" } as const;
    const slip = typeLineStake(slipWith(1), "o1", "x", noon).slip;
    expect(placeControl(slip, context({ permission, balance: null })).kind).toBe("blocked");
  });

  it("[SLIP-64] the restriction, and no call to deposit, for a person who may not bet and has no money", () => {
    const permission = { allowed: false, because: "self-excluded" } as const;
    expect(placeControl(slipWith(1), context({ permission, balance: 0 })).kind).toBe("restricted");
    const visitor = { allowed: false, because: "visitor" } as const;
    expect(placeControl(slipWith(1), context({ permission: visitor, balance: 0 })).kind).toBe(
      "login",
    );
  });

  it("[SLIP-65] checking while the fate of a ticket is unknown, the results closed or not", () => {
    const checking = { kind: "checking", tickets: 1 };
    expect(placeControl(sent, context({ unknownTickets: 1 }))).toEqual(checking);
    const closed = closeResults(sent, noon).slip;
    expect(placeControl(closed, context({ unknownTickets: 1 }))).toEqual(checking);
    expect(placeControl(emptySlip(), context({ unknownTickets: 1 }))).toEqual(checking);
  });

  it("[SLIP-66] processing while tickets are under way, the results closed or not", () => {
    expect(placeControl(sent, context())).toEqual({ kind: "processing" });
    const closed = closeResults(sent, noon).slip;
    expect(placeControl(closed, context({ placingTickets: 1 }))).toEqual({ kind: "processing" });
  });
});

describe("a slip whose bets are under way", () => {
  const change = { outcomeId: "o1", from: 2, to: 3 } as const;
  const changes: readonly [string, (slip: Slip) => Transition][] = [
    ["adding", (slip) => addSelection(slip, selection(9), live(2), noon)],
    ["removing", (slip) => removeSelection(slip, "o1", noon)],
    ["choosing a type", (slip) => chooseBetType(slip, "single", noon)],
    ["choosing a system's bets", (slip) => chooseSystemBet(slip, "full-cover", noon)],
    ["choosing a free bet", (slip) => chooseFreeBet(slip, freeBet(), noon)],
    ["each-way", (slip) => toggleEachWay(slip, null, noon)],
    ["typing a line's stake", (slip) => typeLineStake(slip, "o1", "5", noon)],
    ["typing the combi's stake", (slip) => typeCombiStake(slip, "5", noon)],
    ["typing the system's stake", (slip) => typeSystemStake(slip, "5", noon)],
    ["accepting prices", (slip) => acceptChanges(slip, [change], noon)],
  ];

  it.each(changes)("[SLIP-66] accepts no change: %s", (_, make) => {
    expect(make(sent)).toEqual({
      slip: sent,
      events: [{ type: "change-refused", because: "processing" }],
    });
  });

  it("[SLIP-66] can still be cleared: at logout, or by a restriction", () => {
    expect(clearSlip(sent, "restricted", noon).slip.selections).toEqual([]);
  });

  it("[SLIP-69] goes from empty to processing to completed", () => {
    expect([slipWith(2), sent, done].map(({ processingStatus }) => processingStatus)).toEqual([
      "",
      "processing",
      "completed",
    ]);
  });

  it("[SLIP-69] is started on an empty slip by bets of a page before, and ends in their results", () => {
    const resumed = startProcessing(emptySlip(), noon).slip;
    const ended = completeProcessing(resumed, { anyPlaced: true }, noon).slip;
    expect([resumed.processingStatus, ended.processingStatus]).toEqual(["processing", "completed"]);
  });

  it("[SLIP-69] can't be started twice, nor completed without a start", () => {
    expect(startProcessing(sent, noon).slip).toBe(sent);
    const slip = slipWith(2);
    expect(completeProcessing(slip, { anyPlaced: true }, noon).slip).toBe(slip);
  });
});

describe("after the bets", () => {
  it("[SLIP-70] closing the results keeps selections and stakes", () => {
    const closed = closeResults(done, noon).slip;
    expect(closed.processingStatus).toBe("");
    expect(closed.selections).toEqual(done.selections);
    expect(closed.stakes).toEqual(done.stakes);
    expect(closeResults(closed, noon).slip).toBe(closed);
  });

  it("[SLIP-71] the lines of placed bets can leave, and the others stay with their stakes", () => {
    let slip = chooseBetType(slipWith(5), "single", noon).slip;
    slip = typeLineStake(slip, "o4", "3,33", noon).slip;
    slip = completeProcessing(startProcessing(slip, noon).slip, { anyPlaced: true }, noon).slip;
    const kept = retainUnplaced(slip, ["o1", "o3", "o5"], noon).slip;
    expect(kept.selections.map(({ outcomeId }) => outcomeId)).toEqual(["o2", "o4"]);
    expect(kept.stakes.o4?.text).toBe("3,33");
    expect(kept).toMatchObject({ betType: "single", processingStatus: "" });
  });

  it("[SLIP-72] a slip whose bets came to nothing says why and can be changed", () => {
    const error = { kind: "message", message: "Market closed" } as const;
    const back = abandonProcessing(sent, error, noon).slip;
    expect(back).toMatchObject({ processingStatus: "", error });
    expect(removeSelection(back, "o1", noon).slip.selections).toHaveLength(1);
    expect(abandonProcessing(sent, null, noon).slip.error).toBeNull();
  });

  it("[SLIP-73] a refusal is shown by its code, in the server's words, or plainly", () => {
    for (const code of ["BALANCE_INSUFFICIENT", "INSUFFICIENT_BALANCE"]) {
      expect(slipError(code, "No money")).toEqual({ kind: "insufficient-funds" });
    }
    expect(slipError("STAKE_INVALID", "Too low")).toEqual({ kind: "message", message: "Too low" });
    for (const message of [null, "", "  "]) {
      expect(slipError(null, message)).toEqual({ kind: "failed" });
    }
  });
});
