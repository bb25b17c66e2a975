import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { criteria } from "../../stories/review/criteria.ts";
import { evidenceFiles, publishedEvidence, publishInto } from "./publish.ts";
import { type EvidenceStore, evidenceStore } from "./store.ts";

const sources = { "components-badge": "b", "components-bell": "c", "ui/src/badge": "d" };
const axe = { "fr-light-1280": { engine: "axe-core", violations: [], incomplete: [] } };
const ink = { use: "text", what: "p", colour: "ink", ground: "page", ratios: [9, 8, 7] } as const;

const rules = criteria.flatMap((criterion) =>
  criterion.rules.map((id) => ({ id, workspace: "ui", text: "", sections: [], tests: [] })),
);

let store: EvidenceStore;

beforeEach(() => {
  store = evidenceStore(mkdtempSync(join(tmpdir(), "evidence-")));
  const by = "Chromium";
  store.keep("pages", "components-badge", "a", {
    at: "2026-11-27T10:00:00Z",
    by,
    stories: { "components-badge--states": { faults: { keyboard: ["no ring"] }, pairs: [ink] } },
  });
  store.keep("axe", "components-badge", "b", {
    at: "2026-11-28T10:00:00Z",
    stories: { "components-badge--states": axe },
  });
  store.keep("runs", "ui/src/badge", "d", {
    at: "2026-11-26T10:00:00Z",
    rules: { "BADGE-1": { on: "2026-11-26", passed: 2, failed: 0 } },
  });
});
afterEach(() => rmSync(store.folder, { recursive: true }));

describe("the evidence of a Storybook", () => {
  it("says of each result from which day it is, and whether what it is of has changed since", () => {
    const { kept, looked, runs } = publishedEvidence(sources, store);
    expect(kept).toMatchObject([
      {
        storyId: "components-badge--states",
        mode: "fr-light-1280",
        on: "2026-11-28",
        isChanged: false,
      },
    ]);
    expect(looked.stories).toEqual({
      "components-badge--states": {
        on: "2026-11-27",
        by: "Chromium",
        faults: { keyboard: ["no ring"] },
        isChanged: true,
      },
    });
    expect(looked.missing).toEqual(["components-bell"]);
    expect(looked.pairs).toEqual([{ ...ink, stories: ["components-badge--states"] }]);
    expect(runs).toEqual({
      "BADGE-1": { on: "2026-11-26", passed: 2, failed: 0, isChanged: false },
    });
  });

  it("is files beside its pages, with the small pictures that were drawn", () => {
    mkdirSync(join(store.folder, "thumbnails/light"), { recursive: true });
    writeFileSync(join(store.folder, "thumbnails/light/components-badge--states.webp"), "drawn");
    const folder = join(store.folder, "storybook");
    publishInto(folder, evidenceFiles(sources, rules, store));
    const read = (path: string) => readFileSync(join(folder, path), "utf8");
    const thumbnail = "evidence/thumbnails/light/components-badge--states.webp";
    expect(JSON.parse(read("evidence/index.json"))).toEqual({
      pages: { "components-badge": { on: "2026-11-27", isChanged: true } },
      thumbnails: [thumbnail],
    });
    expect(read(thumbnail)).toBe("drawn");
    expect(JSON.parse(read("evidence/sources.json"))).toEqual(sources);
    expect(JSON.parse(read("evidence/results.json"))).toEqual(publishedEvidence(sources, store));
    expect(read("accessibility-statement.csv")).toContain("partly supports");
    expect(existsSync(join(folder, "accessibility-statement.html"))).toBe(true);
  });
});
