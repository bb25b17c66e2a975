import { intervals } from "@grandstand/rules/intervals";
import { describe, expect, it } from "vitest";
import { createFakeTime, settle } from "../../testing/fake-time.ts";
import { createScheduler, type PollResult } from "./scheduler.ts";

const done: PollResult = { kind: "done" };
const failed = (retryAfter: number | null = null): PollResult => ({ kind: "failed", retryAfter });

/** A scheduler on a page that a test hides and shows; `random` is what chance gives each time. */
function startScheduler(random = 1) {
  const time = createFakeTime();
  const listeners = new Set<() => void>();
  let isAwake = true;
  const scheduler = createScheduler({
    now: time.now,
    random: () => random,
    setTimer: time.setTimer,
    isAwake: () => isAwake,
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const began = time.now();
  const fetched: number[] = [];
  /** Starts a poll that fetches every 10 s, with these ends, the last of them for ever. */
  const poll = (...ends: (PollResult | Promise<PollResult>)[]) =>
    scheduler.start("poll", {
      every: 10_000,
      async run() {
        fetched.push(time.now() - began);
        return (ends.length > 1 ? ends.shift() : ends[0]) ?? done;
      },
    });
  const hide = () => {
    isAwake = false;
  };
  const show = async () => {
    isAwake = true;
    for (const listener of listeners) listener();
    await settle();
  };
  return { scheduler, time, fetched, poll, hide, show, listeners };
}

describe("a poll", () => {
  it("[SCHEDULER-1] fetches period by period", async () => {
    const { time, fetched, poll } = startScheduler();
    poll(done);
    await time.pass(35_000);
    expect(fetched).toEqual([10_000, 20_000, 30_000]);
  });

  it("[SCHEDULER-1] [CONSTANTS-26] of the live list leaves first 3 s after the list appears", async () => {
    const { scheduler, time, fetched } = startScheduler();
    const fetchList = async () => {
      fetched.push(time.now());
      return done;
    };
    scheduler.start("live list", { every: intervals.liveListThrottle, run: fetchList });
    await time.pass(2_999);
    expect(fetched).toEqual([]);
    await time.pass(1);
    expect(fetched).toHaveLength(1);
  });

  it("[SCHEDULER-1] waits for its answer, and fetches a period after it", async () => {
    const { time, fetched, poll, show } = startScheduler();
    let answer: (end: PollResult) => void = () => undefined;
    poll(
      new Promise<PollResult>((resolve) => {
        answer = resolve;
      }),
      done,
    );
    await time.pass(60_000);
    await show();
    expect(fetched).toEqual([10_000]);
    answer(done);
    await settle();
    await time.pass(15_000);
    expect(fetched).toEqual([10_000, 70_000]);
  });

  it("[SCHEDULER-2] sleeps while hidden, and catches up once", async () => {
    const { time, fetched, poll, hide, show } = startScheduler();
    poll(done);
    hide();
    await time.pass(300_000);
    expect(fetched).toEqual([]);
    await show();
    await show();
    expect(fetched).toEqual([300_000]);
    await time.pass(10_000);
    expect(fetched).toEqual([300_000, 310_000]);
  });

  it("[SCHEDULER-2] waits for the rest where it was away for a moment", async () => {
    const { time, fetched, poll, hide, show } = startScheduler();
    poll(done);
    await time.pass(12_000);
    hide();
    await time.pass(3_000);
    await show();
    expect(fetched).toEqual([10_000]);
    await time.pass(5_000);
    expect(fetched).toEqual([10_000, 20_000]);
  });

  it("[SCHEDULER-3] waits longer after each failure, up to a minute", async () => {
    const { time, fetched, poll } = startScheduler();
    poll(failed());
    await time.pass(249_000);
    const waits = fetched.slice(1).map((at, index) => at - (fetched[index] ?? 0));
    expect(waits).toEqual([20_000, 40_000, 60_000, 60_000]);
  });

  it("[SCHEDULER-3] waits at least half of that", async () => {
    const { time, fetched, poll } = startScheduler(0);
    poll(failed());
    await time.pass(110_000);
    expect(fetched).toEqual([10_000, 20_000, 40_000, 70_000, 100_000]);
  });

  it("[SCHEDULER-3] is not hurried by coming back to the page", async () => {
    const { time, fetched, poll, hide, show } = startScheduler();
    poll(failed());
    await time.pass(35_000);
    expect(fetched).toEqual([10_000, 30_000]);
    hide();
    await time.pass(15_000);
    await show();
    expect(fetched).toHaveLength(2);
    await time.pass(20_000);
    expect(fetched).toEqual([10_000, 30_000, 70_000]);
  });

  it("[SCHEDULER-4] fetches no sooner than the server allows", async () => {
    const { time, fetched, poll } = startScheduler(0.5);
    poll(failed(90_000), done);
    await time.pass(104_999);
    expect(fetched).toEqual([10_000]);
    await time.pass(1);
    expect(fetched).toEqual([10_000, 105_000]);
  });

  it("[SCHEDULER-4] fetches no sooner either when the page is shown again", async () => {
    const { time, fetched, poll, hide, show } = startScheduler(0);
    poll(failed(90_000), done);
    await time.pass(30_000);
    hide();
    await show();
    await time.pass(30_000);
    await show();
    expect(fetched).toEqual([10_000]);
    await time.pass(40_000);
    expect(fetched).toEqual([10_000, 100_000]);
  });

  it("[SCHEDULER-5] is back at its pace after an answer", async () => {
    const { time, fetched, poll } = startScheduler();
    poll(failed(), failed(), done);
    await time.pass(90_000);
    expect(fetched).toEqual([10_000, 30_000, 70_000, 80_000, 90_000]);
  });

  it("[SCHEDULER-6] ends when it is stopped, or when another takes its name", async () => {
    const { scheduler, time, fetched, poll, listeners, show } = startScheduler();
    poll(done);
    poll(done);
    await time.pass(10_000);
    expect([fetched, time.timers().length, listeners.size]).toEqual([[10_000], 1, 1]);
    scheduler.stopAll();
    await time.pass(60_000);
    await show();
    expect([fetched.length, time.timers(), listeners.size]).toEqual([1, [], 0]);
    scheduler.stop("poll");
  });

  it("[SCHEDULER-6] ends by what its start returned", async () => {
    const { time, fetched, poll } = startScheduler();
    const stop = poll(done);
    await time.pass(10_000);
    stop();
    await time.pass(60_000);
    expect([fetched, time.timers()]).toEqual([[10_000], []]);
    poll(done);
    stop();
    await time.pass(10_000);
    expect(fetched).toEqual([10_000, 80_000]);
  });

  it("[SCHEDULER-6] that is stopped while it fetches does not continue", async () => {
    const { scheduler, time, fetched, poll } = startScheduler();
    let answer: (end: PollResult) => void = () => undefined;
    poll(
      new Promise<PollResult>((resolve) => {
        answer = resolve;
      }),
    );
    await time.pass(10_000);
    scheduler.stop("poll");
    answer(done);
    await time.pass(60_000);
    expect([fetched, time.timers()]).toEqual([[10_000], []]);
  });

  it("[SCHEDULER-7] continues after a fetch that breaks", async () => {
    const { time, fetched, poll } = startScheduler();
    poll(Promise.reject(new Error("broken")), done);
    await time.pass(30_000);
    expect(fetched).toEqual([10_000, 30_000]);
  });
});
