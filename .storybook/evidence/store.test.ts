import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type EvidenceStore, evidenceStore } from "./store.ts";

let store: EvidenceStore;

beforeEach(() => {
  store = evidenceStore(mkdtempSync(join(tmpdir(), "evidence-")));
});
afterEach(() => rmSync(store.folder, { recursive: true }));

const run = { on: "2026-11-28", passed: 1, failed: 0 };
const runsAt = (at: string) => ({ at, rules: { "BADGE-1": run } });

it("has a result by the hash of its source, and the last one where the source is another now", () => {
  expect(store.read("runs", "ui/src/badge", "a")).toBeUndefined();
  store.keep("runs", "ui/src/badge", "a", runsAt("2026-11-28T10:00:00Z"));
  store.keep("runs", "ui/src/badge", "b", runsAt("2026-11-27T10:00:00Z"));
  expect(store.read("runs", "ui/src/badge", "b")).toMatchObject({
    at: "2026-11-27T10:00:00Z",
    isChanged: false,
  });
  expect(store.read("runs", "ui/src/badge", "c")).toMatchObject({
    at: "2026-11-28T10:00:00Z",
    isChanged: true,
  });
  expect(store.read("runs", "ui/src/button", "a")).toBeUndefined();
});
