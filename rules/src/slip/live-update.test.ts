import { describe, expect, it } from "vitest";
import {
  abandonProcessing,
  acceptChanges,
  addSelection,
  applyLive,
  emptySlip,
  type LiveUpdate,
  priceOfLine,
} from "./index.ts";
import { changesToAccept, changesToOffer, oddsChanges } from "./live-update.ts";
import { live, noon, selection, slipOf, slipWith } from "./slip.fixture.ts";

function news(number: number, changes: Partial<LiveUpdate> = {}): LiveUpdate {
  return { outcomeId: `o${number}`, odds: 2, isSuspended: false, pricedAt: noon + 1, ...changes };
}

describe("news of a price", () => {
  it("[SLIP-38] is kept for outcomes on the slip only", () => {
    const slip = slipWith(1);
    expect(applyLive(slip, [news(9)]).slip).toBe(slip);
    const { selectionsLive } = applyLive(slip, [news(9), news(1, { odds: 3 })]).slip;
    expect(selectionsLive).toEqual({ o1: live(3, { pricedAt: noon + 1 }) });
  });

  it("[SLIP-39] is passed over when it is older than what is known", () => {
    const slip = applyLive(slipWith(1), [news(1, { odds: 3, pricedAt: noon + 10 })]).slip;
    expect(applyLive(slip, [news(1, { odds: 4, pricedAt: noon + 9 })]).slip).toBe(slip);
  });

  it("[SLIP-39] changes nothing when it comes twice", () => {
    const once = applyLive(slipWith(1), [news(1, { odds: 3 })]);
    const twice = applyLive(once.slip, [news(1, { odds: 3 })]);
    expect(twice.slip).toBe(once.slip);
    expect(twice.events).toEqual([]);
  });

  it("[SLIP-39] that confirms the same price makes it younger", () => {
    const { slip } = applyLive(slipWith(1), [news(1, { pricedAt: noon + 5_000 })]);
    expect(slip.selectionsLive.o1?.pricedAt).toBe(noon + 5_000);
  });

  it("[SLIP-38] is the first of a line that was not priced yet, and counts for no boost unless it says so", () => {
    const unpriced = addSelection(emptySlip(), selection(1), null, noon).slip;
    const { slip, events } = applyLive(unpriced, [news(1, { odds: 3 })]);
    expect(slip.selectionsLive).toEqual({ o1: live(3, { pricedAt: noon + 1 }) });
    expect(events).toEqual([]);
    const suspended = applyLive(unpriced, [news(1, { isSuspended: true })]);
    expect(suspended.events).toMatchObject([{ type: "line-suspended" }]);
  });

  it("[SLIP-91] leaves what it does not say of the combo boost as it is known", () => {
    const boosted = applyLive(slipWith(1), [news(1, { comboBoostAvailable: true })]).slip;
    const { comboBoostAvailable: _, ...price } = news(1, { odds: 5, pricedAt: noon + 5 });
    const { slip } = applyLive(boosted, [price]);
    expect(slip.selectionsLive.o1).toMatchObject({ odds: 5, comboBoostAvailable: true });
    const ended = applyLive(slip, [{ ...price, comboBoostAvailable: false }]).slip;
    expect(ended.selectionsLive.o1?.comboBoostAvailable).toBe(false);
  });

  it("[SLIP-40] reports that a line is suspended, and that it is open again", () => {
    const suspended = applyLive(slipWith(2), [news(2, { isSuspended: true })]);
    expect(suspended.events).toMatchObject([
      { type: "line-suspended", selection: { outcomeId: "o2" } },
    ]);
    const reopened = applyLive(suspended.slip, [news(2, { pricedAt: noon + 2 })]);
    expect(reopened.events).toMatchObject([{ type: "line-reopened" }]);
    const atOnce = applyLive(suspended.slip, [news(2)]);
    expect(atOnce.events).toMatchObject([{ type: "line-reopened" }]);
  });

  it("[SLIP-40] is silent about a price that moves", () => {
    expect(applyLive(slipWith(2), [news(1, { odds: 7 })]).events).toEqual([]);
  });

  it("[SLIP-3] leaves the price on the slip as it was clicked", () => {
    const { slip } = applyLive(slipWith(1), [news(1, { odds: 7 })]);
    expect(slip.selections[0]?.odds).toBe(2);
    expect(oddsChanges(slip)).toEqual([{ outcomeId: "o1", from: 2, to: 7 }]);
  });
});

describe("changes and consent", () => {
  const moved = applyLive(slipWith(3), [news(1, { odds: 2.5 }), news(2, { odds: 1.5 })]).slip;
  const up = { outcomeId: "o1", from: 2, to: 2.5 };
  const down = { outcomeId: "o2", from: 2, to: 1.5 };

  it("[SLIP-61] the changes to consent to are those that the server would refuse", () => {
    expect(changesToAccept(moved, "none")).toEqual([up, down]);
    expect(changesToAccept(moved, "higher")).toEqual([down]);
    expect(changesToAccept(moved, "all")).toEqual([]);
  });

  it("[SLIP-62] the changes to offer are those that make the changed-odds button show", () => {
    expect(changesToOffer(moved, "none")).toEqual([up, down]);
    expect(changesToOffer(moved, "higher")).toEqual([up]);
    expect(changesToOffer(moved, "all")).toEqual([]);
  });

  it("[SLIP-41] consent applies the prices that were shown", () => {
    const { slip } = acceptChanges(moved, [up, down], noon);
    expect(slip.selections.map(({ odds }) => odds)).toEqual([2.5, 1.5, 2]);
    expect(oddsChanges(slip)).toEqual([]);
  });

  it("[SLIP-41] a price that moved while the person read it needs consent again", () => {
    const again = applyLive(moved, [news(1, { odds: 1.2, pricedAt: noon + 2 })]).slip;
    const { slip } = acceptChanges(again, [up], noon);
    expect(slip.selections[0]?.odds).toBe(2.5);
    expect(oddsChanges(slip)).toContainEqual({ outcomeId: "o1", from: 2.5, to: 1.2 });
  });

  it("[SLIP-41] a line that is gone, or has another price by now, is left alone", () => {
    const stranger = { outcomeId: "o9", from: 2, to: 3 };
    const outdated = { outcomeId: "o1", from: 1.8, to: 3 };
    expect(acceptChanges(moved, [stranger, outdated], noon).slip).toBe(moved);
  });

  it("[SLIP-42] consent clears the error and reports what was accepted", () => {
    const failed = abandonProcessing(moved, { kind: "failed" }, noon).slip;
    const accepted = acceptChanges(failed, [up], noon + 3);
    expect(accepted.events).toEqual([{ type: "changes-accepted", changes: [up] }]);
    expect(accepted.slip).toEqual({
      ...moved,
      selections: [{ ...selection(1), odds: 2.5 }, selection(2), selection(3)],
      updatedAt: noon + 3,
    });
  });

  it("[SLIP-42] consent to a starting price, or away from it, keeps the line's flag true", () => {
    const toSp = acceptChanges(moved, [{ outcomeId: "o1", from: 2, to: "SP" }], noon).slip;
    expect(toSp.selections[0]).toMatchObject({ odds: "SP", isStartingPrice: true });
    const back = acceptChanges(toSp, [{ outcomeId: "o1", from: "SP", to: 4 }], noon).slip;
    expect(back.selections[0]).toMatchObject({ odds: 4, isStartingPrice: false });
    const flagged = slipOf(selection(1, { odds: 5, isStartingPrice: true }));
    const other = acceptChanges(flagged, [{ outcomeId: "o1", from: 5, to: 6 }], noon).slip;
    expect(other.selections[0]).toMatchObject({ odds: 6, isStartingPrice: true });
  });
});

describe("the price of a line", () => {
  it("[SLIP-43] is that of the moment for a person who accepts every price, and the slip's otherwise", () => {
    const line = selection(1, { odds: 2 });
    const slip = addSelection(emptySlip(), line, live(3), noon).slip;
    expect(priceOfLine(slip, line, "all")).toBe(3);
    expect(priceOfLine(slip, line, "higher")).toBe(2);
    expect(priceOfLine(slip, line, "none")).toBe(2);
  });

  it("[SLIP-43] is the slip's where nothing live is known, or the price is gone", () => {
    const line = selection(1);
    expect(priceOfLine(addSelection(emptySlip(), line, null, noon).slip, line, "all")).toBe(2);
    expect(priceOfLine(addSelection(emptySlip(), line, live(null), noon).slip, line, "all")).toBe(
      2,
    );
  });

  it("[SLIP-47] is SP for a line that is flagged so, whatever number it has", () => {
    const line = selection(1, { odds: 5, isStartingPrice: true });
    expect(priceOfLine(slipOf(line), line, "all")).toBe("SP");
    expect(priceOfLine(slipOf(line), line, "none")).toBe("SP");
  });
});
