import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { KeptInspections } from "../../stories/review/kept-inspections.ts";
import type { RuleRow } from "../../stories/review/review-data.ts";
import { type StatementRow, statementRows, type TestRuns } from "../../stories/review/statement.ts";
import { escapeMarkup } from "./escape-markup.ts";

const columns = [
  "EN 301 549",
  "WCAG 2.2",
  "Criterion",
  "Level",
  "Result",
  "By tests",
  "By looks at the components",
  "Date",
  "Remarks",
];

function testsOf({ rules }: StatementRow): string {
  return rules
    .map(({ rule, run }) => {
      const titles = rule.tests.map(({ file, line }) => `${file}:${line}`).join(" ");
      const result = run ? `${run.passed} passed, ${run.failed} failed` : "no run on record";
      return `${rule.id} (${result}): ${titles}`;
    })
    .join("\n");
}

function inspectionsOf({ inspections: cited }: StatementRow): string {
  return cited
    .map(({ inspection, stories, faulty }) => {
      const found = faulty.length > 0 ? `a fault in ${faulty.join(", ")}` : "no fault";
      return stories === 0
        ? `${inspection}: not run`
        : `${inspection}: ${stories} components, ${found}`;
    })
    .join("\n");
}

function cellsOf(row: StatementRow): string[] {
  const { clause, criterion, verdict, on } = row;
  const { id, name, level, remark } = criterion;
  return [clause, id, name, level, verdict, testsOf(row), inspectionsOf(row), on, remark];
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(root, "stories/review", name), "utf8"));
}

function rowsOf(rules: readonly RuleRow[]): StatementRow[] {
  const inspections = read<KeptInspections>("inspections.gen.json");
  return statementRows(rules, read<TestRuns>("test-runs.gen.json"), inspections);
}

/** The statement for a spreadsheet. */
export function statementCsv(rules: readonly RuleRow[]): string {
  const lines = [columns, ...rowsOf(rules).map(cellsOf)];
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `\uFEFF${lines.map((cells) => cells.map(quote).join(",")).join("\r\n")}\r\n`;
}

/** The statement as one page to read, keep and print. */
export function statementHtml(rules: readonly RuleRow[]): string {
  const cell = (text: string) => `<td>${escapeMarkup(text).replaceAll("\n", "<br>")}</td>`;
  const body = rowsOf(rules).map((row) => `<tr>${cellsOf(row).map(cell).join("")}</tr>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Accessibility statement, EN 301 549 clause 9</title>
<style>
body { font: 14px/1.5 sans-serif; margin: 24px; }
table { border-collapse: collapse; }
th, td { border: 1px solid; padding: 6px 8px; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
@media print { tr { break-inside: avoid; } thead { display: table-header-group; } }
</style>
<h1>Accessibility statement</h1>
<p>In the form of EN 301 549, clause 9 (web), with the criteria of WCAG 2.2, level A and AA. <em>Supports</em> says that every test and inspection named beside it was run on the day beside it and found no fault, and no more than that. The other clauses of EN 301 549 are not evaluated.</p>
<table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>${body.join("\n")}</tbody>
</table>
</html>
`;
}
