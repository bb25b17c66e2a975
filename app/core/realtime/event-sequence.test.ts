import type { EventDelta, EventSnapshot } from "@grandstand/contract/realtime";
import { describe, expect, it } from "vitest";
import { liveEvent } from "../../testing/live-event.ts";
import { createEventSequence } from "./event-sequence.ts";

const snapshot = (sequence: number, epoch = "one", at = sequence): EventSnapshot => ({
  epoch,
  sequence,
  at,
  event: liveEvent,
  markets: [],
  outcomes: [],
});
const delta = (sequence: number, epoch = "one", at = sequence): EventDelta => ({
  epoch,
  sequence,
  at,
});

/** A sequence that has taken the snapshot 5. */
function begun() {
  const sequence = createEventSequence();
  sequence.applySnapshot(snapshot(5));
  return sequence;
}

describe("the messages of an event", () => {
  it("[SEQUENCE-1] are applied one after the other from a snapshot on", () => {
    const sequence = createEventSequence();
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.applySnapshot(snapshot(5))).toMatchObject({ kind: "replace", deltas: [] });
    expect(sequence.applyDelta(delta(6)).kind).toBe("apply");
    expect(sequence.applyDelta(delta(7)).kind).toBe("apply");
    expect(sequence.applySnapshot(snapshot(9)).kind).toBe("replace");
    expect(sequence.applyDelta(delta(10)).kind).toBe("apply");
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-2] count once", () => {
    const sequence = begun();
    sequence.applyDelta(delta(6));
    expect(sequence.applyDelta(delta(6)).kind).toBe("wait");
    expect(sequence.applyDelta(delta(4)).kind).toBe("wait");
    expect(sequence.applySnapshot(snapshot(5)).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-3] are doubted once one is missing, and requested once", () => {
    const sequence = begun();
    expect(sequence.applyDelta(delta(7)).kind).toBe("gap");
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.applyDelta(delta(8)).kind).toBe("wait");
    expect(sequence.applySnapshot(snapshot(5))).toMatchObject({ kind: "replace", deltas: [] });
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.applySnapshot(snapshot(6))).toMatchObject({ deltas: [delta(7), delta(8)] });
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-4] wait for their snapshot in any order", () => {
    const sequence = createEventSequence();
    for (const number of [8, 6, 7, 6, 3]) sequence.applyDelta(delta(number));
    expect(sequence.applySnapshot(snapshot(5))).toMatchObject({
      deltas: [delta(6), delta(7), delta(8)],
    });
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-4] are not kept without end", () => {
    const sequence = createEventSequence();
    for (let number = 1; number <= 500; number += 1) sequence.applyDelta(delta(number));
    expect(sequence.applySnapshot(snapshot(0)).kind).toBe("replace");
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.applySnapshot(snapshot(499))).toMatchObject({ deltas: [delta(500)] });
  });

  it("[SEQUENCE-5] begin again with a new run of the server", () => {
    const sequence = begun();
    expect(sequence.applyDelta(delta(1, "two", 10)).kind).toBe("gap");
    expect(sequence.applySnapshot(snapshot(0, "two", 9))).toMatchObject({
      kind: "replace",
      isNewEpoch: true,
      deltas: [delta(1, "two", 10)],
    });
    expect(sequence.applySnapshot(snapshot(2, "two", 11))).toMatchObject({ isNewEpoch: false });
    expect(sequence.applySnapshot(snapshot(0, "three", 12))).toMatchObject({ isNewEpoch: true });
  });

  it("[SEQUENCE-6] of an earlier run change nothing", () => {
    const sequence = begun();
    sequence.applySnapshot(snapshot(0, "two", 10));
    expect(sequence.applyDelta(delta(6)).kind).toBe("wait");
    expect(sequence.applySnapshot(snapshot(8)).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(true);
    expect(sequence.applyDelta(delta(1, "two", 11)).kind).toBe("apply");
  });

  it("[SEQUENCE-6] of an earlier run end no doubt about the next one", () => {
    const sequence = begun();
    sequence.applyDelta(delta(3, "two", 10));
    expect(sequence.applySnapshot(snapshot(5)).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(false);
  });

  it("[SEQUENCE-7] are doubted after a break until a snapshot came", () => {
    const sequence = begun();
    sequence.applyDelta(delta(6));
    sequence.lose();
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.applyDelta(delta(7)).kind).toBe("wait");
    sequence.lose();
    expect(sequence.applySnapshot(snapshot(0, "two", 1))).toMatchObject({ isNewEpoch: true });
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-8] are doubted where less is known than was announced, and reported once", () => {
    const sequence = begun();
    expect(sequence.announce({ epoch: "one", sequence: 5, at: 6 }).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(true);
    expect(sequence.announce({ epoch: "one", sequence: 6, at: 7 }).kind).toBe("gap");
    expect(sequence.announce({ epoch: "one", sequence: 7, at: 8 }).kind).toBe("wait");
    expect(sequence.applySnapshot(snapshot(6)).kind).toBe("replace");
    expect(sequence.isInSequence()).toBe(false);
    sequence.applyDelta(delta(7));
    sequence.applySnapshot(snapshot(6));
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-8] of another run are announced, and no snapshot of the run before will do", () => {
    const sequence = begun();
    expect(sequence.announce({ epoch: "two", sequence: 2, at: 20 }).kind).toBe("gap");
    sequence.applySnapshot(snapshot(8, "one", 9));
    expect(sequence.isInSequence()).toBe(false);
    sequence.applySnapshot(snapshot(1, "two", 19));
    expect(sequence.isInSequence()).toBe(false);
    sequence.applySnapshot(snapshot(2, "two", 20));
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-8] [SEQUENCE-6] of an earlier run change nothing when they are announced", () => {
    const sequence = begun();
    sequence.applySnapshot(snapshot(0, "two", 10));
    expect(sequence.announce({ epoch: "one", sequence: 9, at: 8 }).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-9] are doubted until a snapshot came that is not older", () => {
    const sequence = begun();
    sequence.doubt(100);
    sequence.applySnapshot(snapshot(5, "one", 99));
    expect(sequence.isInSequence()).toBe(false);
    sequence.applySnapshot(snapshot(5, "one", 100));
    expect(sequence.isInSequence()).toBe(true);
    sequence.doubt(100);
    sequence.lose();
    sequence.applySnapshot(snapshot(5, "one", 1));
    expect(sequence.isInSequence()).toBe(true);
  });
});
