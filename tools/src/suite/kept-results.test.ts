import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { digestOfSources, forgetResults, keepResults, readResults } from "./kept-results.ts";

const resultOf = (name: string, failed: number) => ({
  ...{ name, passed: 3, failed, milliseconds: 1_000 },
  ...{ failures: [], flaky: [], tests: [] },
});

it("continues after what has passed, of the same sources alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "grandstand-results-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "kept/all.json");
  expect(readResults(path, "a")).toEqual([]);
  const [unit, stories] = [resultOf("unit", 0), resultOf("stories", 1)];
  keepResults(path, { sources: "a", results: [unit, stories] });
  expect(readResults(path, "a")).toEqual([unit]);
  expect(readResults(path, "b")).toEqual([]);
  forgetResults(path);
  expect(readResults(path, "a")).toEqual([]);
});

it("knows the sources by all that git has of them", () => {
  expect(digestOfSources()).toMatch(/^[\da-f]{64}$/);
  expect(digestOfSources()).toBe(digestOfSources());
});
