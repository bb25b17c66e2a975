import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
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
  freeBetRefusal,
  offersEachWay,
  removeSelection,
  restoreSlip,
  type Slip,
  serialiseSlip,
  slipTotals,
  startProcessing,
  type Transition,
  toggleEachWay,
  toggleSelection,
  typeCombiStake,
  typeLineStake,
  typeSystemStake,
} from "./index.ts";
import { oddsChanges } from "./live-update.ts";
import { eventOf, freeBet, live, noon, runner, selection } from "./slip.fixture.ts";
import { betTypes } from "./slip-state.ts";

type Step = { readonly name: string; readonly make: (slip: Slip) => Transition };

/** Two outcomes an event, so that sequences meet same-event pairs as well as full systems. */
function line(number: number) {
  const changes = { eventId: `e${Math.floor(number / 2)}` };
  return number % 5 === 4 ? selection(number, changes) : runner(number, changes);
}

const number = fc.integer({ min: 0, max: 40 });
const text = fc.constantFrom("", "5", "12,50", "1100", "1101", "abc", "1.005");
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: number.map((n) => ({
      name: `add ${n}`,
      make: (slip: Slip) => addSelection(slip, line(n * 2), live(2), noon),
    })),
  },
  number.map((n) => ({
    name: `toggle ${n}`,
    make: (slip: Slip) => toggleSelection(slip, line(n), live(2), noon),
  })),
  fc.nat().map((n) => ({
    name: `remove the ${n}th`,
    make: (slip: Slip) =>
      removeSelection(
        slip,
        slip.selections[n % Math.max(slip.selections.length, 1)]?.outcomeId ?? "",
        noon,
      ),
  })),
  fc.constantFrom(...betTypes).map((type) => ({
    name: `choose ${type}`,
    make: (slip: Slip) => chooseBetType(slip, type, noon),
  })),
  fc.tuple(number, text).map(([n, typed]) => ({
    name: `type ${typed} for ${n}`,
    make: (slip: Slip) => typeLineStake(slip, `o${n}`, typed, noon),
  })),
  text.map((typed) => ({
    name: `type ${typed} for the combi`,
    make: (slip: Slip) => typeCombiStake(slip, typed, noon),
  })),
  text.map((typed) => ({
    name: `type ${typed} for the system`,
    make: (slip: Slip) => typeSystemStake(slip, typed, noon),
  })),
  fc.constantFrom("perm-2", "full-cover", "full-cover-with-singles").map((type) => ({
    name: `choose ${type}`,
    make: (slip: Slip) => chooseSystemBet(slip, type, noon),
  })),
  fc.option(number).map((n) => ({
    name: `each-way for ${n}`,
    make: (slip: Slip) => toggleEachWay(slip, n === null ? null : `o${n}`, noon),
  })),
  fc.option(fc.nat({ max: 1_000 })).map((amountRemaining) => ({
    name: `free bet of ${amountRemaining}`,
    make: (slip: Slip) =>
      chooseFreeBet(slip, amountRemaining === null ? null : freeBet({ amountRemaining }), noon),
  })),
  fc.tuple(number, fc.constantFrom(1.5, 2, 3, null)).map(([n, odds]) => ({
    name: `price ${n} at ${odds}`,
    make: (slip: Slip) => applyLive(slip, [{ outcomeId: `o${n}`, ...live(odds) }]),
  })),
  fc.constantFrom<Step>(
    { name: "accept", make: (slip) => acceptChanges(slip, oddsChanges(slip), noon) },
    { name: "place", make: (slip) => startProcessing(slip, noon) },
    { name: "end", make: (slip) => completeProcessing(slip, { anyPlaced: true }, noon) },
    { name: "close", make: (slip) => closeResults(slip, noon) },
    { name: "reload", make: reload },
  ),
  {
    weight: 1,
    arbitrary: fc.constant<Step>({
      name: "clear",
      make: (slip) => clearSlip(slip, "asked", noon),
    }),
  },
);
const steps = fc.array(step, { maxLength: 60, size: "max" });

function reload(slip: Slip): Transition {
  const restored = restoreSlip(serialiseSlip(slip), { now: noon, userId: null });
  expect([null, "none"]).toContain(restored.problem);
  return { slip: restored.slip, events: restored.events };
}

/** Runs the steps from an empty slip and looks at each before and after. */
function run(sequence: readonly Step[], inspect: (before: Slip, after: Transition) => void): void {
  sequence.reduce((slip, { make }) => {
    const after = make(slip);
    inspect(slip, after);
    return after.slip;
  }, emptySlip());
}

describe("any sequence of changes", () => {
  it("[SLIP-81] keeps the type to the number of selections", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, { slip }) => {
          const count = slip.selections.length;
          if (count < 2) expect(slip.betType).toBe("single");
          if (slip.betType === "system") {
            expect(count).toBeGreaterThanOrEqual(3);
            expect(count).toBeLessThanOrEqual(16);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it("[SLIP-81] keeps each line once, with one stake and no other", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, { slip }) => {
          const ids = slip.selections.map(({ outcomeId }) => outcomeId);
          expect(new Set(ids).size).toBe(ids.length);
          expect(Object.keys(slip.stakes).toSorted()).toEqual(ids.toSorted());
          for (const id of Object.keys(slip.selectionsLive)) expect(ids).toContain(id);
        });
      }),
    );
  });

  it("[SLIP-82] combines automatically only what has no two selections of one event", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, transition) => {
          if (eventOf(transition, "bet-type-switched")?.because !== "selections-combine") return;
          const events = transition.slip.selections.map(({ eventId }) => eventId);
          expect(new Set(events).size).toBe(events.length);
          expect(events.length).toBeGreaterThan(1);
        });
      }),
    );
  });

  it("[SLIP-21] switches type only with a word about it, and never while bets are under way", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (before, transition) => {
          if (before.betType === transition.slip.betType) return;
          const isReported = transition.events.some(({ type }) =>
            ["bet-type-switched", "cleared"].includes(type),
          );
          expect(isReported).toBe(true);
        });
      }),
    );
  });

  it("[SLIP-36] loses no stake of a line that stays, but by typing over it", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(
          sequence.filter(({ name }) => !name.startsWith("type")),
          (before, { slip, events }) => {
            if (events.some(({ type }) => type === "cleared")) return;
            for (const { outcomeId } of before.selections) {
              const kept = slip.stakes[outcomeId];
              if (kept !== undefined) expect(kept).toEqual(before.stakes[outcomeId]);
            }
          },
        );
      }),
    );
  });

  it("[SLIP-104] has each-way only while every selection accepts it", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, { slip }) => {
          const isAny = slip.isEachWay || slip.eachWayLines.length > 0;
          if (isAny) expect(offersEachWay(slip)).toBe(true);
          const ids = slip.selections.map(({ outcomeId }) => outcomeId);
          expect(ids).toEqual(expect.arrayContaining([...slip.eachWayLines]));
        });
      }),
    );
  });

  it("[SLIP-116] has a free bet only while one can pay, and no other money beside it", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, { slip }) => {
          if (slip.freeBet === null) return;
          expect(freeBetRefusal(slip)).toBeNull();
          const { totalStake, freeStake } = slipTotals(slip, "none");
          expect(freeStake).toBe(totalStake);
          expect(totalStake).toBeLessThanOrEqual(slip.freeBet.amountRemaining);
        });
      }),
    );
  });

  it("[SLIP-22] has bets of a system only of as many selections as it has", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, { slip }) => {
          if (slip.systemChoice === null) return;
          expect(slip.betType).toBe("system");
          expect(slip.systemChoice.selections).toBe(slip.selections.length);
        });
      }),
    );
  });

  it("[SLIP-83] leaves the slip that was given as it was", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, { slip }) => deepFreeze(slip));
      }),
    );
  });

  it("[SLIP-45] always has a total stake in whole cents, and a return of whole cents or none", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        run(sequence, (_, { slip }) => {
          const { totalStake, potentialReturn } = slipTotals(slip, "all");
          expect(Number.isSafeInteger(totalStake) && totalStake >= 0).toBe(true);
          expect(potentialReturn === null || Number.isSafeInteger(potentialReturn)).toBe(true);
        });
      }),
    );
  });
});

function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
