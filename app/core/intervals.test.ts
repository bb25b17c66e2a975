import { describe, expect, it } from "vitest";
import * as intervals from "./intervals.ts";

describe("the app's own intervals", () => {
  it.each(Object.entries(intervals))("[INTERVALS-13] %s is a whole number above 0", (_, value) =>
    expect(Number.isInteger(value) && value > 0).toBe(true),
  );

  it("[INTERVALS-16] give a rendering longer than what it waits for", () => {
    expect(intervals.renderPatience).toBeGreaterThan(intervals.streamPatience);
  });
});
