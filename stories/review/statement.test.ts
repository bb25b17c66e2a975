import { describe, expect, it } from "vitest";
import { criteria } from "./criteria.ts";
import type { KeptInspections } from "./kept-inspections.ts";
import type { RuleRow } from "./review-data.ts";
import { statementRows, type TestRuns } from "./statement.ts";

const ids = criteria.flatMap(({ rules }) => rules);
const rules = ids.map(
  (id): RuleRow => ({ id, workspace: "ui", text: "", sections: [], tests: [] }),
);
const run = { on: "2026-11-24", passed: 1, failed: 0, isChanged: false };
const passed: TestRuns = Object.fromEntries(ids.map((id) => [id, run]));
const inspectionNames = [...new Set(criteria.flatMap(({ inspections }) => inspections))];

function inspectionsWith(faults: readonly string[], isChanged = false): KeptInspections {
  return {
    stories: {
      "components-field--states": {
        on: "2026-11-23",
        by: "Chromium",
        isChanged,
        faults: Object.fromEntries(inspectionNames.map((inspection) => [inspection, faults])),
      },
    },
    pairs: [],
    missing: [],
  };
}

const verdictOf = (id: string, runs: TestRuns, kept: KeptInspections) =>
  statementRows(rules, runs, kept).find(({ criterion }) => criterion.id === id);

describe("the statement", () => {
  it("has each criterion of WCAG 2.2, A and AA, once", () => {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
    expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
  });

  it("says supports where all that is cited was run and found no fault", () => {
    const row = verdictOf("1.4.10", passed, inspectionsWith([]));
    expect(row).toMatchObject({ clause: "9.1.4.10", verdict: "supports", on: "2026-11-24" });
  });

  it("says less where an inspection found a fault, a test failed, or a part was not run", () => {
    const failed = { ...passed, "ACCESSIBILITY-3": { ...run, failed: 1 } };
    const nothing = { stories: {}, pairs: [], missing: [] };
    const inPart = { ...inspectionsWith([]), missing: ["components-badge"] };
    for (const [runs, kept] of [
      [passed, inspectionsWith(["reaches out"])],
      [failed, inspectionsWith([])],
      [passed, nothing],
      [passed, inPart],
      [{}, inspectionsWith([])],
    ] as const) {
      expect(verdictOf("1.4.10", runs, kept)?.verdict).toBe("partly supports");
    }
    expect(verdictOf("1.4.10", {}, nothing)).toMatchObject({ verdict: "not evaluated", on: "" });
  });

  it("says less where what was tested or looked at has changed since, and since when", () => {
    const changed = { ...passed, "ACCESSIBILITY-3": { ...run, isChanged: true } };
    expect(verdictOf("1.4.10", changed, inspectionsWith([]))).toMatchObject({
      verdict: "partly supports",
      on: "2026-11-24",
      changedSince: "2026-11-24",
    });
    const row = verdictOf("1.4.10", passed, inspectionsWith([], true));
    expect(row).toMatchObject({ verdict: "partly supports", changedSince: "2026-11-23" });
    expect(row?.inspections[0]?.changed).toEqual(["components-field--states"]);
    expect(verdictOf("1.4.10", passed, inspectionsWith([]))?.changedSince).toBe("");
  });

  it("says that a criterion is not supported where every test of it fails", () => {
    const failed = { "ACCESSIBILITY-3": { ...run, passed: 0, failed: 2 } };
    expect(verdictOf("1.4.10", failed, inspectionsWith([]))?.verdict).toBe("does not support");
  });

  it("never says more than is claimed", () => {
    expect(verdictOf("3.2.3", passed, inspectionsWith([]))?.verdict).toBe("not evaluated");
    expect(verdictOf("1.3.4", passed, inspectionsWith([]))?.verdict).toBe("partly supports");
  });

  it("is not written where it cites a rule that is no more", () => {
    expect(() => statementRows(rules.slice(1), passed, inspectionsWith([]))).toThrow(
      "which no spec.md has",
    );
  });
});
