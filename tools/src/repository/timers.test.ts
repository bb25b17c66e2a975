import { describe, expect, it } from "vitest";
import { timerNumbers } from "./timers.ts";

/** The lines of a file on which a number is beside a timer. */
const linesIn = (text: string, path = "app/features/chat/messenger.ts") =>
  timerNumbers([{ path, text }]).map(({ line }) => line);

describe("the number of a timer", () => {
  it.each([
    "setTimeout(run, 200);",
    "setInterval(run, 2_000);",
    "site.setTimer(run, 20_000);",
    "fetch(address, { signal: AbortSignal.timeout(3_000) });",
    "const now = useNow(1_000);",
    "await wait(1_000);",
    'scheduler.start("limits", { every: 1_000, run });',
    "messages.showToast({ title, duration: 5_000 });",
    "const options = { delay: () => 300 };",
    "const longestBackoff = 60_000;",
    "setTimeout(run, intervals.searchRest + 50);",
    "setTimeout(run, Math.min(left, 10_000));",
    "setTimeout(run, isSlow ? 400 : intervals.searchRest);",
  ])("[INTERVALS-18] is nowhere but in the tables: %s", (text) => {
    expect(linesIn(text)).toEqual([1]);
  });

  it("[INTERVALS-18] is found through the constants of the file, and named where it is", () => {
    const text = ["const minute = 60_000;", "const again = 2 * minute;", "setTimeout(run, again);"];
    expect(linesIn(text.join("\n"))).toEqual([1]);
  });

  it.each([
    "setTimeout(run, 0);",
    "setTimeout(run);",
    "setTimeout(run, intervals.searchRest);",
    "setTimer(() => show(404), readRetry);",
    "setTimer(run, intervals.documentReconnect * (1 + jitter * random()));",
    "setTimer(run, endsAt * 1_000 - now);",
    "const longer = Math.min(reconnectFirst * 2 ** tries, reconnectLongest);",
    "const size = { width: 1_200, columns: 12 };",
  ])("may be none, come from a table or from what is known: %s", (text) => {
    expect(linesIn(text)).toEqual([]);
  });

  it.each([
    "rules/src/intervals/intervals.ts",
    "app/core/intervals.ts",
    "app/core/realtime/line.test.ts",
    "app/testing/fake-time.ts",
    "app/worker/shell.ts",
    "ui/src/badge/badge.states.ts",
    "sandbox/src/world/clock.ts",
    "tools/src/run/liveness.ts",
    "bench/src/main.ts",
  ])("is free in %s", (path) => {
    expect(linesIn("setTimeout(run, 200);", path)).toEqual([]);
  });

  it.each(["rules/src/session/session.ts", "ui/src/badge/badge.tsx", "app/.server/health.ts"])(
    "is held in %s",
    (path) => {
      expect(linesIn("setTimeout(run, 200);", path)).toEqual([1]);
    },
  );
});
