import { describe, expect, it } from "vitest";
import { budgetOf } from "./wander/budget.ts";
import { readCommand, replayCommand } from "./wander/command.ts";
import type { BookedBet, Ledger } from "./wander/ledger.ts";
import { amountsIn, findMarks, type Marks, type Places } from "./wander/left-behind.ts";
import { lawfulLimits, passedLimits } from "./wander/limits.ts";
import { type ReadReceipt, receiptDifferences, wrongReceipts } from "./wander/receipts.ts";
import { centsOf, type ReadSlip, slipDifference, typedTotal } from "./wander/slip-reading.ts";
import { describeStanding, standAt, waitFor, whereItStands } from "./wander/standing.ts";

const bet = {
  reference: "GS-ABCD-2345",
  stake: 1_250,
  potential_return: 3_125,
  selections: [{ odds: 2.5 }, { odds: "SP" }],
} as unknown as BookedBet;
const receipt: ReadReceipt = {
  reference: "GS-ABCD-2345",
  stake: 1_250,
  return: 3_125,
  odds: ["2.50", "SP"],
};

describe("a receipt beside its bet", () => {
  it("[WANDER-15] is the bet's where reference, stake, odds and return are", () => {
    expect(receiptDifferences(receipt, bet)).toEqual([]);
    const thirds = { ...bet, selections: [{ odds: 2.666_667 }] } as unknown as BookedBet;
    expect(receiptDifferences({ ...receipt, odds: ["2.67"] }, thirds)).toEqual([]);
  });

  it.each<[string, Partial<ReadReceipt>]>([
    ["reference", { reference: "GS-ABCD-9999" }],
    ["stake", { stake: 1_249 }],
    ["return", { return: 3_126 }],
    ["return", { return: null }],
    ["odds", { odds: ["2.51", "SP"] }],
    ["odds", { odds: ["2.50"] }],
    ["odds", { odds: ["2.50", "3.00"] }],
  ])("[WANDER-15] is another one where its %s is %j", (_, changes) => {
    expect(receiptDifferences({ ...receipt, ...changes }, bet)).toHaveLength(1);
  });

  it("[WANDER-15] says no price of each selection where a builder has one for all", () => {
    const builder = { ...bet, builder: { asked_odds: 4, odds: 4 } } as unknown as BookedBet;
    expect(receiptDifferences({ ...receipt, odds: [] }, builder)).toEqual([]);
  });

  it("[WANDER-15] is wrong where two bets have one receipt", () => {
    const second = { ...bet, reference: "GS-WXYZ-6789" };
    expect(wrongReceipts([receipt], [bet])).toEqual([]);
    expect(wrongReceipts([receipt, receipt], [bet, second])).toEqual([
      "GS-WXYZ-6789 has no receipt",
    ]);
    expect(wrongReceipts([{ ...receipt, reference: "" }], [])).toEqual([
      " is no bet of this press",
    ]);
  });
});

const slip: ReadSlip = {
  face: "open",
  isBuilder: false,
  betType: "single",
  stakes: ["2,5", "10,00"],
  control: "place",
  label: "",
  outcomeIds: ["a", "b"],
  isEachWay: false,
  isFree: false,
};

describe("the slip as it was read", () => {
  it.each<[string, number | null]>([
    ["2,5", 250],
    ["7.05", 705],
    ["12", 1_200],
    ["3,", 300],
    ["", null],
    ["1,234", null],
    ["abc", null],
  ])("[WANDER-14] has %j as %j cents", (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it("[WANDER-14] comes to the sum of its fields, where that is the stake", () => {
    expect(typedTotal(slip)).toBe(1_250);
    expect(typedTotal({ ...slip, stakes: ["2,5", ""] })).toBe(250);
    expect(typedTotal({ ...slip, betType: "combi", stakes: ["4"] })).toBe(400);
    expect(typedTotal({ ...slip, stakes: ["2,5", "1e3"] })).toBeNull();
    expect(typedTotal({ ...slip, betType: "system", stakes: ["4"] })).toBeNull();
    for (const more of [{ isEachWay: true }, { isFree: true }, { isBuilder: true }]) {
      expect(typedTotal({ ...slip, ...more })).toBeNull();
    }
  });

  it("[WANDER-50] is the same in another language, and not with another stake, line or type", () => {
    expect(slipDifference(slip, { ...slip, stakes: ["2.50", "10.00"] })).toBeNull();
    expect(slipDifference(slip, { ...slip, stakes: ["10.00", "10.00"] })).toContain("stakes");
    expect(slipDifference(slip, { ...slip, outcomeIds: ["b", "a"] })).toContain("lines");
    expect(slipDifference(slip, { ...slip, betType: "combi" })).toContain("combi");
    expect(slipDifference(slip, { ...slip, face: "empty" })).toContain("empty");
  });
});

const nowhere: Places = {
  text: "",
  title: "",
  document: "",
  "local storage": "",
  "session storage": "",
  "entry of the history": "",
  cookies: "",
};
const camille: Marks = { username: "camille", words: ["Camille Vermeulen"], balance: 731_337 };

describe("what is left of a person", () => {
  it("[WANDER-40] is found by their words, wherever they are", () => {
    for (const place of Object.keys(nowhere)) {
      const found = findMarks({ ...nowhere, [place]: "of Camille Vermeulen;" }, [camille]);
      const words = `"Camille Vermeulen" of camille in the ${place}: …of Camille Vermeulen;…`;
      expect(found).toEqual([words]);
    }
    expect(findMarks({ ...nowhere, text: "Camille" }, [camille])).toEqual([]);
  });

  it.each(["7 313,37 €", "€ 7.313,37", "€7,313.37", "Solde 7313,37"])(
    "[WANDER-40] is found by their balance as %j",
    (text) => {
      expect(findMarks({ ...nowhere, text }, [camille])).toHaveLength(1);
    },
  );

  it("[WANDER-40] is found by the cents in a store, and not within other digits", () => {
    const of = (kept: string) => findMarks({ ...nowhere, "local storage": kept }, [camille]);
    expect(of('{"balance":731337}')).toHaveLength(1);
    expect(of('{"at":17313370}')).toEqual([]);
    expect(findMarks({ ...nowhere, text: "17 313,37" }, [camille])).toEqual([]);
    expect(findMarks({ ...nowhere, text: "7 313,37" }, [{ ...camille, balance: null }])).toEqual(
      [],
    );
  });

  it("[WANDER-41] is an amount where two decimals are", () => {
    expect(amountsIn("12,00 € et 1\u202f234,50 €, le 12.11.2026")).toEqual([1_200, 123_450]);
  });
});

describe("limits beside the ledger", () => {
  const staked = (...stakes: readonly number[]): Ledger => ({
    balance: 0,
    bets: stakes.map((stake) => ({ stake, freebet_id: null }) as BookedBet),
    payments: [],
  });

  it("[WANDER-16] hold up to the last cent", () => {
    expect(passedLimits(staked(500, 500), { ...lawfulLimits, stake: 1_000 })).toEqual([]);
    expect(passedLimits(staked(500, 501), { ...lawfulLimits, stake: 1_000 })).toHaveLength(1);
    expect(passedLimits(staked(90_000), lawfulLimits)).toEqual([]);
  });

  it("[WANDER-16] count no free bet, and deposits that came in", () => {
    const free = { stake: 700, freebet_id: "f1" } as BookedBet;
    const ledger = { ...staked(400), bets: [...staked(400).bets, free] };
    expect(passedLimits(ledger, { ...lawfulLimits, stake: 400 })).toEqual([]);
    const deposit = { username: "a", kind: "deposit", reference: "", cents: 20_001, opened_at: 0 };
    const paid = (state: string) => ({ ...staked(), payments: [{ ...deposit, state }] });
    expect(passedLimits(paid("done"), lawfulLimits)).toHaveLength(1);
    expect(passedLimits(paid("refused"), lawfulLimits)).toEqual([]);
  });
});

describe("the time of a run", () => {
  it("[WANDER-60] is over after its minutes, and not before", () => {
    let now = 1_000;
    const budget = budgetOf(2, () => now);
    expect(budget.isOver()).toBe(false);
    now += 2 * 60_000 - 1;
    expect(budget.isOver()).toBe(false);
    now += 1;
    expect(budget.isOver()).toBe(true);
    expect(budgetOf(Number.POSITIVE_INFINITY, () => now).isOver()).toBe(false);
  });

  it("[WANDER-60] [WANDER-62] is what the command requests, with a seed or without", () => {
    const draw = () => 7;
    expect(readCommand([], draw)).toMatchObject({ minutes: 2, seed: 7, replay: null });
    expect(readCommand(["--minutes", "10", "--seed", "5"], draw)).toMatchObject({
      minutes: 10,
      seed: 5,
      replay: null,
    });
    expect(() => readCommand(["--minutes", "ten"], draw)).toThrow(/--minutes takes a number/);
    expect(() => readCommand(["--path", "0:1"], draw)).toThrow(/--seed/);
    expect(() => readCommand(["--steps", "5"], draw)).toThrow();
  });

  it("[WANDER-62] a failing walk is done again by the command that is printed", () => {
    const command = replayCommand(5, "3:0:1", "AACAB:F");
    expect(command).toBe("npm run wander -- --seed 5 --path 3:0:1 --replay AACAB:F");
    const [, args = ""] = command.split(" -- ");
    expect(readCommand(args.split(" "), () => 0)).toMatchObject({
      seed: 5,
      replay: { path: "3:0:1", replayPath: "AACAB:F" },
    });
    expect(replayCommand(5, "3", null)).toBe("npm run wander -- --seed 5 --path 3");
  });
});

describe("how far a walk is", () => {
  it("[WANDER-61] is its step, since when, and what is waited for", () => {
    standAt(12, "log in", 1_000);
    waitFor('"the login is over" to be hidden');
    expect(describeStanding(whereItStands(), 15_400)).toBe(
      'at step 12, "log in", for 14 s; waits for "the login is over" to be hidden',
    );
  });
});
