import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selection, slipOf } from "../slip/slip.fixture.ts";
import { decodeSharedSlip, encodeSharedSlip, type SharedSelection } from "./index.ts";
import { mostSharedSelections } from "./share-slip.ts";

const alphabet = [..."abcABC0129-_"];
const id = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 64 });
const anyIds = fc.record({ eventId: id, marketId: id, outcomeId: id });
/** As the operator numbers them: each from the one before. */
const nestedIds = fc
  .tuple(fc.nat(), fc.constantFrom("1x2", "over-under-2_5", "-"), fc.nat())
  .map(([event, market, outcome]) => ({
    eventId: `${event}`,
    marketId: `${event}-${market}`,
    outcomeId: `${event}-${market}-${outcome}`,
  }));
const shared = fc.uniqueArray(fc.oneof(anyIds, nestedIds), {
  selector: ({ outcomeId }) => outcomeId,
  minLength: 1,
  maxLength: mostSharedSelections,
});
const ids = (eventId: string, marketId: string, outcomeId: string): SharedSelection => ({
  eventId,
  marketId,
  outcomeId,
});
const football = ids("7", "7-1x2", "7-1x2-home");

describe("a shared slip", () => {
  it("[SHARE-SLIP-1] comes back as it was, whatever its ids", () => {
    fc.assert(
      fc.property(shared, (selections) => {
        expect(decodeSharedSlip(encodeSharedSlip(selections) ?? "")).toEqual(selections);
      }),
      { numRuns: 1_000 },
    );
  });

  it("[SHARE-SLIP-1] comes back with the most selections of the longest ids", () => {
    const longest = (name: string, index: number) => `${name}${index}`.padEnd(64, "x");
    const most = Array.from({ length: mostSharedSelections }, (_, index) =>
      ids(longest("e", index), longest("m", index), longest("o", index)),
    );
    expect(decodeSharedSlip(encodeSharedSlip(most) ?? "")).toEqual(most);
  });

  it("[SHARE-SLIP-2] says nothing but what is bet on", () => {
    const { selections } = slipOf(selection(1, { odds: 4.44 }));
    expect(encodeSharedSlip(selections)).toBe("1.e1.m1.o1");
  });

  it("[SHARE-SLIP-3] is the same in an address", () => {
    fc.assert(
      fc.property(shared, (selections) => {
        const text = encodeSharedSlip(selections) ?? "?";
        expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
        expect(new URLSearchParams({ slip: text }).toString()).toBe(`slip=${text}`);
      }),
    );
  });

  it("[SHARE-SLIP-4] writes what an id adds to the one before", () => {
    expect(encodeSharedSlip([football])).toBe("1.7..1x2..home");
    const twenty = Array.from({ length: 20 }, (_, index) =>
      ids(`12345${index}`, `12345${index}-1x2`, `12345${index}-1x2-home`),
    );
    expect(encodeSharedSlip(twenty)?.length).toBeLessThan(450);
  });

  it("[SHARE-SLIP-4] writes an id in full that only begins like the one before", () => {
    expect(encodeSharedSlip([ids("7", "71", "71-")])).toBe("1.7.71.71-");
  });
});

describe("what is no shared slip", () => {
  it.each([
    "",
    "1",
    "1.",
    "2.7..1x2..home",
    "7..1x2..home",
    "1.7..1x2",
    "1.7..1x2..home.8",
    "1..7..1x2..home",
    "1.7...1x2..home",
    "1.7..1x2..home.",
    "1.7..1x2..ho me",
    "1.7..1x2..<b>",
    "1.7..1x2..home.7..1x2..home",
    "1.7..1x2..home..8..1x2..home",
    "1.7..1x2..home.8..1x2..ho me",
    `1.${"7".repeat(65)}.m.o`,
    `1${".7.m.o".repeat(50_000)}`,
  ])("[SHARE-SLIP-5] is refused: %.40s", (text) => {
    expect(decodeSharedSlip(text)).toBeNull();
  });

  it("[SHARE-SLIP-5] never throws, and gives only what can be shared again", () => {
    const pieces = fc.array(fc.constantFrom("1", ".", "..", "a", "-", "_", " ", "%", "é"));
    const junk = fc.oneof(
      fc.string(),
      pieces.map((each) => `1.${each.join("")}`),
    );
    fc.assert(
      fc.property(junk, (text) => {
        const selections = decodeSharedSlip(text);
        if (selections !== null) {
          expect(decodeSharedSlip(encodeSharedSlip(selections) ?? "")).toEqual(selections);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it.each<[string, readonly SharedSelection[]]>([
    ["nothing", []],
    ["an outcome twice", [football, football]],
    ["an id that is none", [ids("7", "", "o")]],
    ["one that can be shared, and one that can't", [football, ids("8", "m", "ho me")]],
    ["an id with a separator", [ids("7", "m.1", "o")]],
    [
      "too many",
      Array.from({ length: mostSharedSelections + 1 }, (_, index) => ids("e", "m", `o${index}`)),
    ],
  ])("[SHARE-SLIP-6] is not written: %s", (_, selections) => {
    expect(encodeSharedSlip(selections)).toBeNull();
  });
});
