import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addPending,
  dropEnded,
  markAnswered,
  markSent,
  pendingRecord,
  restorePending,
  resumePlacement,
  sendable,
  serialisePending,
  startPlacement,
} from "./index.ts";
import {
  bare,
  noon,
  processed,
  refusedFor,
  refusedWith,
  ticket,
  timeout,
} from "./placement.fixture.ts";

const annas = pendingRecord(ticket(1), "anna", noon);
const barts = pendingRecord(ticket(2), "bart", noon);

describe("a pending record", () => {
  it("[PLACEMENT-26] is the same after storage, with the whole ticket", () => {
    expect(annas).toEqual({ uuid: "u1", ticket: ticket(1), createdAt: noon, userId: "anna" });
    expect(restorePending(serialisePending([annas]), "anna").mine).toEqual([annas]);
  });

  it("[PLACEMENT-27] is dropped only once the fate of its ticket is known", () => {
    const sent = markSent(startPlacement([ticket(1)]), "u1", noon);
    const after = (outcome: Parameters<typeof markAnswered>[2]) =>
      dropEnded([annas, barts], markAnswered(sent, "u1", outcome, noon));
    expect(dropEnded([annas, barts], sent)).toEqual([annas, barts]);
    for (const doubt of [timeout, bare(500), bare(409), bare(401)]) {
      expect(after(doubt)).toEqual([annas, barts]);
    }
    for (const end of [processed("u1"), refusedFor("ODDS_CHANGED"), refusedWith(403)]) {
      expect(after(end)).toEqual([barts]);
    }
  });

  it("[PLACEMENT-28] comes back as a ticket to ask for, and not to send", () => {
    const resumed = resumePlacement([annas.ticket], noon + 1);
    expect(resumed.tickets).toEqual([
      { status: "unknown", ticket: ticket(1), because: "reloaded", since: noon + 1, lookups: 0 },
    ]);
    expect(sendable(resumed)).toEqual([]);
    expect(markSent(resumed, "u1", noon + 2)).toBe(resumed);
  });

  it("[PLACEMENT-29] of another person is kept and not given out", () => {
    const restored = restorePending(serialisePending([annas, barts]), "anna");
    expect(restored).toEqual({ mine: [annas], others: [barts], isDamaged: false });
    expect(restorePending(serialisePending([annas]), null).mine).toEqual([]);
  });

  it("[PLACEMENT-30] that is damaged is told, and the whole ones come back", () => {
    const kept = JSON.stringify({
      version: 1,
      records: [annas, { ...barts, uuid: "u9" }, { ...barts, ticket: null }, 7],
    });
    expect(restorePending(kept, "anna")).toEqual({ mine: [annas], others: [], isDamaged: true });
  });

  it("[PLACEMENT-30] of another version, or no record at all, is told and never throws", () => {
    for (const kept of ["", "{", "[]", "null", '{"version":2,"records":[]}', '{"version":1}']) {
      expect(restorePending(kept, "anna")).toEqual({ mine: [], others: [], isDamaged: true });
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        expect(restorePending(kept, "anna").mine).toEqual([]);
      }),
    );
    expect(restorePending(null, "anna").isDamaged).toBe(false);
  });

  it("[PLACEMENT-31] is made once for a uuid, with the time of the first", () => {
    const again = pendingRecord(ticket(1), "anna", noon + 9);
    expect(addPending([annas], again)).toEqual([annas]);
    expect(addPending([annas], barts)).toEqual([annas, barts]);
  });
});
