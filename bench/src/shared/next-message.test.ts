import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextMessage } from "./next-message.ts";

describe("what a process of a bench says", () => {
  const child = new EventEmitter();
  const next = (kind: string) => nextMessage(child as unknown as ChildProcess, kind);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    expect(child.eventNames()).toEqual([]);
  });

  it("is its next message of that kind", async () => {
    const report = next("report");
    child.emit("message", { kind: "ready" });
    child.emit("message", { kind: "report", failed: 0 });
    expect(await report).toEqual({ kind: "report", failed: 0 });
  });

  it("comes no more once it has ended", async () => {
    const report = next("report");
    child.emit("exit", 1);
    await expect(report).rejects.toThrow("ended with 1");
  });

  it("is named where it does not come for ten minutes", async () => {
    const reading = next("reading");
    const failure = expect(reading).rejects.toThrow('has not said "reading" for 600 s');
    vi.advanceTimersByTime(10 * 60_000);
    await failure;
  });
});
