import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { end, ended, run, runTogether, start } from "./processes.ts";
import { untilAnswers } from "./service.ts";

const forever = "setInterval(() => {}, 1000);";

describe("end", () => {
  it("leaves nothing behind of what a program started", async () => {
    const another = `require("node:child_process").spawn(process.execPath, ["-e", "console.log(1); ${forever}"], { stdio: "inherit" });`;
    const child = start(process.execPath, ["-e", another + forever], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const output = child.stdout;
    if (!output) throw new Error("the program has no output to watch");
    await once(output, "data");
    // The output closes once no process holds it any more, including the program's own child.
    const closed = once(output.resume(), "close");
    await end(child);
    await closed;
    expect(output.closed).toBe(true);
  });

  it("is content with a program that ended already", async () => {
    const child = start(process.execPath, ["-e", ""]);
    expect(await ended(child)).toBe(0);
    await end(child);
  });
});

describe("run", () => {
  it("gives the exit code, and 1 for a program that isn't there", async () => {
    expect(await run(process.execPath, ["-e", "process.exit(3)"])).toBe(3);
    expect(await run("/no/such/program", [])).toBe(1);
  });

  it("ends a program at its limit", async () => {
    expect(await run(process.execPath, ["-e", forever], { limitMilliseconds: 50 })).toBe(1);
  });
});

describe("runTogether", () => {
  it("ends all when the first ends, and gives its exit code", async () => {
    const [short, long] = ["process.exit(3)", forever].map((code) =>
      start(process.execPath, ["-e", code]),
    ) as [ChildProcess, ChildProcess];
    expect(await runTogether([long, short])).toBe(3);
    expect(long.signalCode).toBe("SIGTERM");
  });
});

describe("endOnInterruption", () => {
  it("leaves nothing behind of a program that ends at its limit", async () => {
    const processes = JSON.stringify(new URL("./processes.ts", import.meta.url).href);
    const folder = await mkdtemp(join(tmpdir(), "grandstand-processes-"));
    const note = join(folder, "pid");
    const starts = `
      const { end, endOnInterruption, start } = await import(${processes});
      const { writeFileSync } = await import("node:fs");
      const child = start(process.execPath, ["-e", ${JSON.stringify(forever)}]);
      endOnInterruption(() => end(child));
      writeFileSync(${JSON.stringify(note)}, String(child.pid));
      ${forever}`;
    const ends = run(process.execPath, ["--input-type=module", "-e", starts], {
      limitMilliseconds: 5_000,
    });
    expect(await ends).toBe(130);
    const pid = Number(await readFile(note, "utf8"));
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    await rm(folder, { recursive: true });
  }, 20_000);
});

describe("untilAnswers", () => {
  it("says which service ended before it was ready", async () => {
    const child = start(process.execPath, ["-e", "process.exit(2)"]);
    await ended(child);
    await expect(untilAnswers("sandbox", "http://127.0.0.1:9/healthz", child)).rejects.toThrow(
      /sandbox ended before it was ready \(exit code 2\)/,
    );
  });

  it("ends where the service does nothing for a minute, and says what it waited for", async () => {
    const child = start(process.execPath, ["-e", forever]);
    const times = [0, 20_000, 40_000, 60_000, 80_000, 100_000, 120_000].values();
    const watched = { processorTime: async () => 40, now: () => times.next().value ?? 140_000 };
    const waiting = untilAnswers("site", "http://127.0.0.1:9/healthz", child, watched);
    await expect(waiting).rejects.toThrow(/127\.0\.0\.1:9.* has done nothing for 60 s/s);
    await end(child);
  });
});
