import { describe, expect, it } from "vitest";
import { pageAge } from "./page-age.ts";

const performanceWith = (serverTiming?: readonly { name: string; duration: number }[]) => ({
  getEntriesByType: () => [
    { ...(serverTiming && { serverTiming }) } as unknown as PerformanceEntry,
  ],
});

describe("a page's age", () => {
  it("[ENTRY-15] is what the web server sent with it", () => {
    const entries = performanceWith([
      { name: "db", duration: 7 },
      { name: "age", duration: 8_400 },
    ]);
    expect(pageAge(entries)).toBe(8_400);
  });

  it("[ENTRY-15] is none where it was not sent", () => {
    expect(pageAge(performanceWith([]))).toBe(0);
    expect(pageAge(performanceWith())).toBe(0);
    expect(pageAge({ getEntriesByType: () => [] })).toBe(0);
    expect(pageAge(undefined)).toBe(0);
  });
});
