import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { proofs } from "@grandstand/tools/src/specs/proofs.ts";
import { describe, expect, it } from "vitest";
import { criteria } from "../../stories/review/criteria.ts";
import { sampleEvidence } from "../../stories/review/sample-evidence.ts";
import { statementCsv, statementHtml } from "./statement-file.ts";

const rules = proofs(readProject(root));

describe("the files of the statement", () => {
  it("cite rules that are there, each with a test", () => {
    const cited = criteria.flatMap(({ rules: ids }) => ids);
    const proven = new Set(rules.filter(({ tests }) => tests.length > 0).map(({ id }) => id));
    expect(cited.filter((id) => !proven.has(id))).toEqual([]);
  });

  it("have a line a criterion, with its clause, its result and the tests", () => {
    const csv = statementCsv(rules, sampleEvidence);
    for (const { id } of criteria) expect(csv).toContain(`"9.${id}","${id}"`);
    expect(csv).toMatch(/ODDS-BUTTON-20 .*ui\/src\/odds-button\/odds-button\.test\.tsx:\d+/);
    expect(csv).toMatch(/"partly supports",.*\n?.*changed since: components-badge--states/);
    expect(csv).toContain('"2026-11-28, changed since 2026-11-27"');
    const html = statementHtml(rules, sampleEvidence);
    expect(html.match(/<tr>/g)).toHaveLength(criteria.length + 1);
    expect(html).toContain("<td>9.1.4.11</td>");
  });
});
