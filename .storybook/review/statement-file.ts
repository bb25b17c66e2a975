import type { PublishedEvidence } from "../../stories/review/evidence-data.ts";
import type { RuleRow } from "../../stories/review/review-data.ts";
import { type StatementRow, statementRows } from "../../stories/review/statement.ts";
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
      const since = run?.isChanged ? `, changed since ${run.on}` : "";
      const result = run
        ? `${run.passed} passed, ${run.failed} failed${since}`
        : "no run on record";
      return `${rule.id} (${result}): ${titles}`;
    })
    .join("\n");
}

function inspectionsOf({ inspections: cited }: StatementRow): string {
  return cited
    .map(({ inspection, stories, faulty, changed, missing }) => {
      const since = changed.length > 0 ? `; changed since: ${changed.join(", ")}` : "";
      const lacking = missing > 0 ? `; ${missing} components not looked at` : "";
      const found = faulty.length > 0 ? `a fault in ${faulty.join(", ")}` : "no fault";
      return stories === 0
        ? `${inspection}: not run`
        : `${inspection}: ${stories} stories, ${found}${since}${lacking}`;
    })
    .join("\n");
}

function cellsOf(row: StatementRow): string[] {
  const { clause, criterion, verdict, on, changedSince } = row;
  const days = changedSince === "" ? on : `${on}, changed since ${changedSince}`;
  const { id, name, level, remark } = criterion;
  return [clause, id, name, level, verdict, testsOf(row), inspectionsOf(row), days, remark];
}

/** The statement for a spreadsheet. */
export function statementCsv(rules: readonly RuleRow[], published: PublishedEvidence): string {
  const rows = statementRows(rules, published.runs, published.looked);
  const lines = [columns, ...rows.map(cellsOf)];
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return `\uFEFF${lines.map((cells) => cells.map(quote).join(",")).join("\r\n")}\r\n`;
}

/** The statement as one page to read, keep and print. */
export function statementHtml(rules: readonly RuleRow[], published: PublishedEvidence): string {
  const isEmpty = published.kept.length + Object.keys(published.runs).length === 0;
  const cell = (text: string) => `<td>${escapeMarkup(text).replaceAll("\n", "<br>")}</td>`;
  const rows = statementRows(rules, published.runs, published.looked);
  const body = rows.map((row) => `<tr>${cellsOf(row).map(cell).join("")}</tr>`);
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
<p>In the form of EN 301 549, clause 9 (web), with the criteria of WCAG 2.2, level A and AA. <em>Supports</em> says that every test and inspection named beside it was run on the day beside it, on what the product still is, and found no fault, and no more than that: where a component has changed since, the criterion is supported in part at most. The other clauses of EN 301 549 are not evaluated.</p>
${isEmpty ? "<p>No results were published with this Storybook: nothing is evaluated.</p>" : ""}
<table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead>
<tbody>${body.join("\n")}</tbody>
</table>
</html>
`;
}
