import { describe, expect, it } from "vitest";
import { isKept, reportText } from "./report.ts";

const figures = [
  { name: "total, to plain", value: 1.149, unit: "times", limit: 1.15 },
  { name: "scripts", value: 151_234, unit: "bytes", limit: 150_000 },
  { name: "paint", value: 12.34, unit: "ms" },
] as const;

describe("report", () => {
  it("holds a figure against its limit, which it may reach", () => {
    expect(figures.map(isKept)).toEqual([true, false, true]);
    expect(isKept({ name: "late frames", value: 0, unit: "count", limit: 0 })).toBe(true);
  });

  it("puts the limit beside the figure, and says where it was missed", () => {
    const text = reportText({ name: "bench", conditions: { runs: 3 }, figures });
    expect(text.split("\n")).toEqual([
      "bench: runs 3",
      "  total, to plain      1.15 x   kept: at most 1.15 x",
      "  scripts            151.2 kB   MISSED: at most 150 kB",
      "  paint               12.3 ms",
    ]);
  });
});
