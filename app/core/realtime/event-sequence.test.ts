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
  sequence.takeSnapshot(snapshot(5));
  return sequence;
}

describe("the messages of an event", () => {
  it("[SEQUENCE-1] are applied one after the other from a snapshot on", () => {
    const sequence = createEventSequence();
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.takeSnapshot(snapshot(5))).toMatchObject({ kind: "replace", deltas: [] });
    expect(sequence.takeDelta(delta(6)).kind).toBe("apply");
    expect(sequence.takeDelta(delta(7)).kind).toBe("apply");
    expect(sequence.takeSnapshot(snapshot(9)).kind).toBe("replace");
    expect(sequence.takeDelta(delta(10)).kind).toBe("apply");
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-2] count once", () => {
    const sequence = begun();
    sequence.takeDelta(delta(6));
    expect(sequence.takeDelta(delta(6)).kind).toBe("wait");
    expect(sequence.takeDelta(delta(4)).kind).toBe("wait");
    expect(sequence.takeSnapshot(snapshot(5)).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-3] are doubted once one is missing, and asked for once", () => {
    const sequence = begun();
    expect(sequence.takeDelta(delta(7)).kind).toBe("gap");
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.takeDelta(delta(8)).kind).toBe("wait");
    expect(sequence.takeSnapshot(snapshot(5))).toMatchObject({ kind: "replace", deltas: [] });
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.takeSnapshot(snapshot(6))).toMatchObject({ deltas: [delta(7), delta(8)] });
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-4] wait for their snapshot in any order", () => {
    const sequence = createEventSequence();
    for (const number of [8, 6, 7, 6, 3]) sequence.takeDelta(delta(number));
    expect(sequence.takeSnapshot(snapshot(5))).toMatchObject({
      deltas: [delta(6), delta(7), delta(8)],
    });
    expect(sequence.isInSequence()).toBe(true);
  });

  it("[SEQUENCE-4] are not kept without end", () => {
    const sequence = createEventSequence();
    for (let number = 1; number <= 500; number += 1) sequence.takeDelta(delta(number));
    expect(sequence.takeSnapshot(snapshot(0)).kind).toBe("replace");
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.takeSnapshot(snapshot(499))).toMatchObject({ deltas: [delta(500)] });
  });

  it("[SEQUENCE-5] begin anew with a new life of the server", () => {
    const sequence = begun();
    expect(sequence.takeDelta(delta(1, "two", 10)).kind).toBe("gap");
    expect(sequence.takeSnapshot(snapshot(0, "two", 9))).toMatchObject({
      kind: "replace",
      isNewLife: true,
      deltas: [delta(1, "two", 10)],
    });
    expect(sequence.takeSnapshot(snapshot(2, "two", 11))).toMatchObject({ isNewLife: false });
    expect(sequence.takeSnapshot(snapshot(0, "three", 12))).toMatchObject({ isNewLife: true });
  });

  it("[SEQUENCE-6] of a life before change nothing", () => {
    const sequence = begun();
    sequence.takeSnapshot(snapshot(0, "two", 10));
    expect(sequence.takeDelta(delta(6)).kind).toBe("wait");
    expect(sequence.takeSnapshot(snapshot(8)).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(true);
    expect(sequence.takeDelta(delta(1, "two", 11)).kind).toBe("apply");
  });

  it("[SEQUENCE-6] of a life before end no doubt about the next one", () => {
    const sequence = begun();
    sequence.takeDelta(delta(3, "two", 10));
    expect(sequence.takeSnapshot(snapshot(5)).kind).toBe("wait");
    expect(sequence.isInSequence()).toBe(false);
  });

  it("[SEQUENCE-7] are doubted after a break until a snapshot came", () => {
    const sequence = begun();
    sequence.takeDelta(delta(6));
    sequence.lose();
    expect(sequence.isInSequence()).toBe(false);
    expect(sequence.takeDelta(delta(7)).kind).toBe("wait");
    sequence.lose();
    expect(sequence.takeSnapshot(snapshot(0, "two", 1))).toMatchObject({ isNewLife: true });
    expect(sequence.isInSequence()).toBe(true);
  });
});
