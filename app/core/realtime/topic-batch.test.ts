import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { batchInterval, batchSize, createTopicBatch } from "./topic-batch.ts";

/** A batch before a broker that knows who reads what. */
function startBatch() {
  const packets: string[] = [];
  const read = new Set<string>();
  const batch = createTopicBatch({
    subscribe(topics) {
      packets.push(`+ ${topics.length}`);
      for (const topic of topics) read.add(topic);
    },
    unsubscribe(topics) {
      packets.push(`- ${topics.length}`);
      for (const topic of topics) read.delete(topic);
    },
  });
  return { batch, packets, read };
}

describe("the topics of a page that is scrolled", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("[TOPIC-BATCH-1] go in one packet of each kind for all of an interval", () => {
    const { batch, packets } = startBatch();
    for (let event = 0; event < 40; event += 1) batch.join([`event/${event}`]);
    for (let event = 0; event < 10; event += 1) batch.leave([`event/${event}`]);
    expect(packets).toEqual([]);
    vi.advanceTimersByTime(batchInterval);
    expect(packets).toEqual(["- 10", "+ 30"]);
  });

  it("[TOPIC-BATCH-2] are split where one packet would be large", () => {
    const { batch, packets } = startBatch();
    batch.join(Array.from({ length: 2 * batchSize + 1 }, (_, event) => `event/${event}`));
    vi.advanceTimersByTime(batchInterval);
    expect(packets).toEqual([`+ ${batchSize}`, `+ ${batchSize}`, "+ 1"]);
  });

  it("[TOPIC-BATCH-3] that are left and joined again are requested anew, for their retained message", () => {
    const { batch, packets, read } = startBatch();
    batch.leave(["event/1"]);
    batch.join(["event/1"]);
    vi.advanceTimersByTime(batchInterval);
    expect(packets).toEqual(["- 1", "+ 1"]);
    expect([...read]).toEqual(["event/1"]);
  });

  it("[TOPIC-BATCH-4] of a line that broke are forgotten", () => {
    const { batch, packets } = startBatch();
    batch.join(["event/1"]);
    batch.clear();
    vi.advanceTimersByTime(batchInterval);
    expect(packets).toEqual([]);
  });

  it("[TOPIC-BATCH-5] end as the page wants them, however it is scrolled", () => {
    const step = fc.record({
      topic: fc.constantFrom("a", "b", "c"),
      isJoined: fc.boolean(),
      wait: fc.constantFrom(0, batchInterval),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { batch, read } = startBatch();
        const wanted = new Set<string>();
        for (const { topic, isJoined, wait } of steps) {
          if (isJoined) {
            wanted.add(topic);
            batch.join([topic]);
          } else {
            wanted.delete(topic);
            batch.leave([topic]);
          }
          vi.advanceTimersByTime(wait);
        }
        vi.advanceTimersByTime(batchInterval);
        expect([...read].sort()).toEqual([...wanted].sort());
      }),
    );
  });
});
