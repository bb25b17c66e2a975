import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addRecord,
  dropRecord,
  readRecords,
  recordOf,
  returnRecord,
  serialiseRecords,
} from "./index.ts";
import { noon, payment, readPayment } from "./operation.fixture.ts";

const annas = recordOf(payment(1), "anna", noon);
const barts = recordOf(payment(2), "bart", noon);
const read = (kept: string | null) => readRecords(kept, readPayment);

describe("a kept record", () => {
  it("[OPERATION-30] is the same after storage, with the whole payload", () => {
    expect(annas).toEqual({
      key: "k1",
      payload: { cents: 1_000 },
      userId: "anna",
      createdAt: noon,
      isReturned: false,
    });
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            key: fc.string(),
            payload: fc.record({ cents: fc.nat() }),
            userId: fc.string(),
            createdAt: fc.nat(),
            isReturned: fc.boolean(),
          }),
          { minLength: 1 },
        ),
        (records) => {
          expect(read(serialiseRecords(records))).toEqual(records);
        },
      ),
    );
    expect(serialiseRecords([])).toBeNull();
  });

  it("[OPERATION-31] is made once for a key, with the time of the first", () => {
    const again = recordOf(payment(1), "anna", noon + 9);
    expect(addRecord([annas], again)).toEqual([annas]);
    expect(addRecord([annas], barts)).toEqual([annas, barts]);
    expect(dropRecord([annas, barts], "k1")).toEqual([barts]);
  });

  it("[OPERATION-33] is marked where its request was not processed, until it is sent again", () => {
    const returned = returnRecord([annas, barts], "k1");
    expect(returned).toEqual([{ ...annas, isReturned: true }, barts]);
    expect(addRecord(returned, recordOf(payment(1), "anna", noon + 9))).toEqual([annas, barts]);
  });

  it("[OPERATION-34] that is damaged is left out, and the whole ones come back", () => {
    const damaged = [
      { ...barts, payload: { cents: "all" } },
      { ...barts, key: 2 },
      { ...barts, userId: null },
      { ...barts, createdAt: "noon" },
      { ...barts, isReturned: undefined },
      null,
      7,
    ];
    expect(read(JSON.stringify({ version: 2, records: [...damaged, annas] }))).toEqual([annas]);
  });

  it("[OPERATION-34] of another version, or no record at all, is none and never throws", () => {
    const records = [annas];
    const others = [{ version: 1, records }, { version: 2, records: annas }, { version: 2 }];
    for (const kept of [null, "", "{", "[]", "null", ...others.map((it) => JSON.stringify(it))]) {
      expect(read(kept)).toEqual([]);
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        expect(read(kept)).toEqual([]);
      }),
    );
  });
});
