import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chooseBetType,
  chooseFreeBet,
  chooseSystemBet,
  claimSlip,
  emptySlip,
  expireSlip,
  restoreSlip,
  type Slip,
  serialiseSlip,
  startProcessing,
  toggleEachWay,
  typeCombiStake,
  typeLineStake,
} from "./index.ts";
import { noon, runner, selection, slipOf, slipWith } from "./slip.fixture.ts";

const hours = (count: number) => count * 3_600_000;
const freeBet = {
  id: "f1",
  name: "Welcome",
  amount: 1_000,
  amountRemaining: 500,
  minOdds: 1.5,
  expiresAt: noon + hours(24),
};
const anna = { now: noon, userId: "anna" };
const visitor = { now: noon, userId: null };

function keptWith(changes: Record<string, unknown>, slip = slipWith(2)): string {
  return JSON.stringify({ ...JSON.parse(serialiseSlip(slip)), ...changes });
}

describe("a slip that comes back", () => {
  it("[SLIP-74] has its selections, type, stakes as typed, last used stake and owner", () => {
    let slip: Slip = { ...slipWith(3), lastUsedStake: 2_500 };
    slip = typeLineStake(slip, "o2", "7,5x", noon).slip;
    slip = typeCombiStake(slip, "", noon).slip;
    slip = claimSlip(slip, "anna", noon).slip;
    const restored = restoreSlip(serialiseSlip(slip), anna);
    expect(restored.problem).toBeNull();
    expect(restored.events).toEqual([]);
    expect(restored.slip).toEqual({ ...slip, selectionsLive: {} });
  });

  it("[SLIP-74] keeps a starting price and a bet origin", () => {
    const line = selection(1, {
      odds: "SP",
      isStartingPrice: true,
      betOrigin: "bet_assist_widget",
    });
    expect(restoreSlip(serialiseSlip(slipOf(line)), visitor).slip.selections).toEqual([line]);
  });

  it("[SLIP-93] keeps the chosen free bet, with what of it was staked", () => {
    const whole = chooseFreeBet(slipWith(1), freeBet, noon).slip;
    expect(restoreSlip(serialiseSlip(whole), visitor).slip.freeBet).toEqual(whole.freeBet);
    const part = typeLineStake(whole, "o1", "2,5", noon).slip;
    expect(restoreSlip(serialiseSlip(part), visitor).slip).toMatchObject({
      freeBet: { id: "f1", stake: { text: "2,5", cents: 250 } },
      stakes: { o1: { text: null, cents: 1_000 } },
    });
  });

  it.each([{}, "f1", { ...freeBet, stake: 5 }, { ...freeBet, stake: {}, amountRemaining: -1 }])(
    "[SLIP-93] is cleared rather than paid for by somebody's own money, where %j was its free bet",
    (kept) => {
      expect(restoreSlip(keptWith({ freeBet: kept }), visitor)).toMatchObject({
        problem: "corrupt",
        slip: { selections: [] },
      });
    },
  );

  it("[SLIP-93] drops a free bet that can't pay for what came back, and says so", () => {
    const kept = keptWith({ betType: "single", freeBet: { ...freeBet, stake: { cents: 500 } } });
    expect(restoreSlip(kept, visitor)).toMatchObject({
      slip: { freeBet: null },
      events: [{ type: "free-bet-cleared", because: "several-singles" }],
    });
  });

  it("[SLIP-75] [CONSTANTS-18] is kept for 24 hours and cleared after them", () => {
    const kept = serialiseSlip(slipWith(2));
    expect(restoreSlip(kept, { now: noon + hours(24), userId: null }).slip.selections).toHaveLength(
      2,
    );
    const late = restoreSlip(kept, { now: noon + hours(24) + 1, userId: null });
    expect(late.slip.selections).toEqual([]);
    expect(late.problem).toBe("expired");
    expect(late.events).toEqual([{ type: "cleared", because: "expired", count: 2 }]);
  });

  it("[SLIP-75] counts from the last change of any kind", () => {
    const typed = typeLineStake(slipWith(1), "o1", "5", noon + hours(24)).slip;
    expect(expireSlip(typed, noon + hours(48)).slip).toBe(typed);
    const chosen = chooseBetType(slipWith(2), "single", noon + hours(24)).slip;
    expect(expireSlip(chosen, noon + hours(48)).slip).toBe(chosen);
    expect(expireSlip(emptySlip(), noon).slip).toEqual(emptySlip());
  });

  it("[SLIP-78] is not shown to another person, and is to the same one and to a visitor", () => {
    const kept = serialiseSlip(claimSlip(slipWith(2), "anna", noon).slip);
    expect(restoreSlip(kept, { now: noon, userId: "bart" })).toEqual({
      slip: emptySlip({ ownerId: "bart" }),
      events: [],
      problem: "other-account",
    });
    expect(restoreSlip(kept, anna).slip.selections).toHaveLength(2);
    expect(restoreSlip(kept, visitor).slip).toMatchObject({ ownerId: "anna" });
  });

  it("[SLIP-27] becomes the person's when a visitor kept it", () => {
    const restored = restoreSlip(serialiseSlip(slipWith(2)), anna).slip;
    expect(restored.ownerId).toBe("anna");
    expect(restored.selections).toHaveLength(2);
  });

  it("[SLIP-79] vouches for no price and knows of no bet under way", () => {
    const { slip } = restoreSlip(serialiseSlip(startProcessing(slipWith(2), noon).slip), visitor);
    expect(slip.selectionsLive).toEqual({});
    expect(slip.processingStatus).toBe("");
  });

  it("[SLIP-80] had nothing on it that could be lost: no notice", () => {
    const kept = serialiseSlip({ ...emptySlip({ ownerId: "anna" }), updatedAt: noon });
    expect(restoreSlip(kept, { now: noon + hours(24) + 1, userId: "anna" }).problem).toBeNull();
    expect(restoreSlip(kept, { now: noon, userId: "bart" })).toEqual({
      slip: emptySlip({ ownerId: "bart" }),
      events: [],
      problem: "none",
    });
  });

  it("[SLIP-74] may have nothing as its last used stake", () => {
    const { slip, problem } = restoreSlip(keptWith({ lastUsedStake: 0 }), visitor);
    expect([slip.lastUsedStake, problem]).toEqual([0, null]);
  });

  it("[SLIP-80] was never changed by anybody: no notice", () => {
    expect(restoreSlip(serialiseSlip(emptySlip()), visitor).problem).toBeNull();
  });

  it("[SLIP-80] is empty, and no notice, when nothing was kept", () => {
    expect(restoreSlip(null, visitor)).toEqual({ slip: emptySlip(), events: [], problem: "none" });
  });
});

describe("a slip that was kept before lines knew of promotions and each-way", () => {
  it("[SLIP-90] comes back, with nothing of either", () => {
    const known = selection(1, { odds: 3 });
    const {
      competitionId,
      sportId,
      hasEachWay,
      eachWayPlaces,
      eachWayFraction,
      outcomeIds,
      ...line
    } = known;
    const kept = keptWith({ version: 1, selections: [line], stakes: [{ text: "7,5" }] });
    const restored = restoreSlip(kept, visitor);
    expect(restored.problem).toBeNull();
    expect(restored.slip.selections).toEqual([{ ...known, competitionId: "", sportId: "" }]);
    expect(restored.slip.stakes.o1?.cents).toBe(750);
  });
});

describe("what was chosen beside the stakes", () => {
  it("[SLIP-92] comes back: each-way and the bets of a system", () => {
    const lines = [1, 2, 3].map((number) => runner(number));
    const singles = chooseBetType(slipOf(...lines), "single", noon).slip;
    const one = toggleEachWay(singles, "o2", noon).slip;
    expect(restoreSlip(serialiseSlip(one), visitor).slip).toEqual({ ...one, selectionsLive: {} });
    const system = chooseBetType(slipOf(...lines), "system", noon).slip;
    const chosen = toggleEachWay(chooseSystemBet(system, "perm-2", noon).slip, null, noon).slip;
    expect(restoreSlip(serialiseSlip(chosen), visitor).slip).toEqual({
      ...chosen,
      selectionsLive: {},
    });
  });

  it.each([
    [{ systemType: "perm-9" }, "systemChoice", null],
    [{ systemType: 7 }, "systemChoice", null],
    [{ isEachWay: "yes" }, "isEachWay", false],
    [{ eachWayLines: "o1" }, "eachWayLines", []],
    [{ eachWayLines: [7, "o2"] }, "eachWayLines", ["o2"]],
  ] as const)("[SLIP-92] is as never chosen where %j was kept", (changes, field, value) => {
    const kept = keptWith(changes, slipOf(runner(1), runner(2)));
    const { slip, problem } = restoreSlip(kept, visitor);
    expect(problem).toBeNull();
    expect(slip[field]).toEqual(value);
  });
});

describe("what is no slip", () => {
  const line = selection(1);
  it.each<[string, string]>([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["nothing", "null"],
    ["selections that are no list", keptWith({ selections: {} })],
    ["a line without a field", keptWith({ selections: [{ ...line, eventId: undefined }, line] })],
    [
      "a line without what the form before lacked",
      keptWith({ selections: [{ ...line, sportId: undefined }, selection(2)] }),
    ],
    ["a line that is nothing", keptWith({ selections: [null, line] })],
    ["a line twice", keptWith({ selections: [line, line] })],
    ["a price that is text", keptWith({ selections: [{ ...line, odds: "2.00" }, selection(2)] })],
    ["a price without end", keptWith({}).replace('"odds":2', '"odds":1e999')],
    ["a start without end", keptWith({}).replace(/"startsAt":\d+/, '"startsAt":1e999')],
    ["half a place", keptWith({ selections: [{ ...line, eachWayPlaces: 0.5 }, selection(2)] })],
    [
      "an outcome that is none",
      keptWith({ selections: [{ ...line, outcomeIds: [7] }, selection(2)] }),
    ],
    ["an unknown origin", keptWith({ selections: [{ ...line, betOrigin: "x" }, selection(2)] })],
    ["fewer stakes than lines", keptWith({ stakes: [] })],
    ["stakes that are no list", keptWith({ stakes: { length: 2 } })],
    ["a line's stake that is none", keptWith({ stakes: [{ cents: 1 }, null] })],
    ["a single stake that is none", keptWith({ stakeSingle: {} })],
    ["a system stake that is none", keptWith({ stakeSystem: [] })],
    ["a last stake that is text", keptWith({ lastUsedStake: "10" })],
    ["a stake that is none", keptWith({ stakeCombi: { cents: -1 } })],
    ["a stake of half a cent", keptWith({ stakeCombi: { cents: 0.5 } })],
    ["no time", keptWith({ updatedAt: null })],
    ["a time that is text", keptWith({ updatedAt: "yesterday" })],
    ["an unknown type", keptWith({ betType: "betbuilder" })],
    ["an owner that is a number", keptWith({ ownerId: 7 })],
  ])("[SLIP-76] gives an empty slip: %s", (_, kept) => {
    expect(restoreSlip(kept, visitor)).toEqual({
      slip: emptySlip(),
      events: [],
      problem: "corrupt",
    });
  });

  it.each(Object.keys(line))(
    "[SLIP-76] gives an empty slip: a line with an unknown %s",
    (field) => {
      const kept = keptWith({ selections: [{ ...line, [field]: {} }, selection(2)] });
      expect(restoreSlip(kept, visitor).problem).toBe("corrupt");
    },
  );

  it.each(Object.keys(freeBet))(
    "[SLIP-93] is cleared where its free bet has an unknown %s",
    (field) => {
      const kept = keptWith({ freeBet: { ...freeBet, stake: {}, [field]: {} } });
      expect(restoreSlip(kept, visitor).problem).toBe("corrupt");
    },
  );

  it("[SLIP-76] never throws, whatever is kept", () => {
    const record = fc
      .record({ version: fc.constantFrom(1, 2) })
      .chain((base) =>
        fc.object({ maxDepth: 3 }).map((fields) => JSON.stringify({ ...fields, ...base })),
      );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), record), (kept) => {
        expect(restoreSlip(kept, visitor).slip.selections).toEqual([]);
      }),
    );
  });

  it("[SLIP-76] can't reach a prototype", () => {
    const kept = keptWith({}).replace('"version"', '"__proto__":{"polluted":true},"version"');
    restoreSlip(kept, visitor);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("[SLIP-76] a type that the number of lines does not allow is single", () => {
    const one = serialiseSlip(slipWith(1)).replace('"single"', '"system"');
    expect(restoreSlip(one, visitor).slip.betType).toBe("single");
    const many = serialiseSlip(slipWith(17)).replace('"combi"', '"system"');
    expect(restoreSlip(many, visitor).slip.betType).toBe("single");
  });

  it("[SLIP-74] a type at its limit comes back", () => {
    for (const type of ["system", "combi"] as const) {
      const { slip } = chooseBetType(slipWith(type === "system" ? 16 : 17), type, noon);
      expect(restoreSlip(serialiseSlip(slip), visitor).slip.betType).toBe(type);
    }
  });

  it("[SLIP-77] a slip of another version is not read", () => {
    for (const version of [0, 3, "2", undefined]) {
      expect(restoreSlip(keptWith({ version }), visitor).problem).toBe("other-version");
    }
  });
});
