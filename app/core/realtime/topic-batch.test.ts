import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { topicBatch } from "../intervals.ts";
import { batchSize, createTopicBatch } from "./topic-batch.ts";

/** A batch before a broker that knows who reads what, and confirms each packet after its own while. */
function startBatch(delay: () => number = () => 0) {
  const packets: string[] = [];
  const read = new Set<string>();
  const confirm = async (apply: () => void) => {
    const milliseconds = delay();
    if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    apply();
  };
  const batch = createTopicBatch({
    subscribe(topics) {
      packets.push(`+ ${topics.length}`);
      return confirm(() => {
        for (const topic of topics) read.add(topic);
      });
    },
    unsubscribe(topics) {
      packets.push(`- ${topics.length}`);
      return confirm(() => {
        for (const topic of topics) read.delete(topic);
      });
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
    vi.advanceTimersByTime(topicBatch);
    expect(packets).toEqual(["- 10", "+ 30"]);
  });

  it("[TOPIC-BATCH-2] are split where one packet would be large", () => {
    const { batch, packets } = startBatch();
    batch.join(Array.from({ length: 2 * batchSize + 1 }, (_, event) => `event/${event}`));
    vi.advanceTimersByTime(topicBatch);
    expect(packets).toEqual([`+ ${batchSize}`, `+ ${batchSize}`, "+ 1"]);
  });

  it("[TOPIC-BATCH-3] that are left and joined again are requested again, for their retained message", () => {
    const { batch, packets, read } = startBatch();
    batch.leave(["event/1"]);
    batch.join(["event/1"]);
    vi.advanceTimersByTime(topicBatch);
    expect(packets).toEqual(["+ 1"]);
    expect([...read]).toEqual(["event/1"]);
  });

  it("[TOPIC-BATCH-4] of a line that broke are forgotten", () => {
    const { batch, packets } = startBatch();
    batch.join(["event/1"]);
    batch.clear();
    vi.advanceTimersByTime(topicBatch);
    expect(packets).toEqual([]);
  });

  it("[TOPIC-BATCH-5] end as the page wants them, however it is scrolled and however late the broker is", async () => {
    const step = fc.record({
      topic: fc.constantFrom("a", "b", "c"),
      isJoined: fc.boolean(),
      wait: fc.constantFrom(0, topicBatch),
      delay: fc.constantFrom(0, 30, 3 * topicBatch),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const delays = steps.map(({ delay }) => delay);
        const { batch, read } = startBatch(() => delays.shift() ?? 0);
        const wanted = new Set<string>();
        for (const { topic, isJoined, wait } of steps) {
          if (isJoined) {
            wanted.add(topic);
            batch.join([topic]);
          } else {
            wanted.delete(topic);
            batch.leave([topic]);
          }
          await vi.advanceTimersByTimeAsync(wait);
        }
        await vi.runAllTimersAsync();
        expect([...read].sort()).toEqual([...wanted].sort());
      }),
    );
  });

  it("[TOPIC-BATCH-6] wait until the broker has confirmed what was sent before: it may apply two packets in either order", async () => {
    const delays = [5 * topicBatch];
    const { batch, packets, read } = startBatch(() => delays.shift() ?? 0);
    batch.leave(["event/1"]);
    await vi.advanceTimersByTimeAsync(topicBatch);
    batch.join(["event/1"]);
    await vi.advanceTimersByTimeAsync(4 * topicBatch);
    expect(packets).toEqual(["- 1"]);
    await vi.runAllTimersAsync();
    expect(packets).toEqual(["- 1", "+ 1"]);
    expect([...read]).toEqual(["event/1"]);
  });

  it("[TOPIC-BATCH-6] continue after a packet that is not confirmed in time", async () => {
    const sent: string[] = [];
    const batch = createTopicBatch({
      subscribe: async (topics) => void sent.push(...topics),
      unsubscribe: () => Promise.reject(new Error("expired")),
    });
    batch.leave(["event/1"]);
    await vi.advanceTimersByTimeAsync(topicBatch);
    batch.join(["event/2"]);
    await vi.advanceTimersByTimeAsync(topicBatch);
    expect(sent).toEqual(["event/2"]);
  });

  it("[TOPIC-BATCH-6] of a new line do not wait for what the broken one never confirmed", async () => {
    const { batch, packets } = startBatch(() => 1_000 * topicBatch);
    batch.join(["event/1"]);
    await vi.advanceTimersByTimeAsync(topicBatch);
    batch.clear();
    batch.join(["event/1"]);
    await vi.advanceTimersByTimeAsync(topicBatch);
    expect(packets).toEqual(["+ 1", "+ 1"]);
  });
});
