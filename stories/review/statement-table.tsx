import { inspections } from "../../.storybook/evidence/inspections.ts";
import { ReviewDetails } from "./review-details.tsx";
import { ReviewRow, ReviewTable } from "./review-table.tsx";
import type { CitedInspection, CitedRule, StatementRow } from "./statement.ts";

const heads = ["Clause and criterion", "Result", "By tests", "By inspections", "Date", "Remarks"];

/** The statement in the form of EN 301 549, clause 9: each criterion with what was run of it. */
export function StatementTable({ rows }: { rows: readonly StatementRow[] }) {
  return (
    <div className="gs:grid gs:gap-3">
      <p className="gs:type-body">
        Each line is a clause of EN 301 549 with its criterion of WCAG 2.2. <em>Supports</em> says
        that all tests and inspections beside it were run on record, on what the product is now, and
        found no fault, and no more. Where a component has changed since it was looked at, the line
        says so and supports in part at most. Other clauses than 9 are not evaluated. To take along:{" "}
        <a
          className="gs:rounded-sm gs:underline gs:focus-ring"
          href="./accessibility-statement.html"
        >
          as a page
        </a>
        ,{" "}
        <a
          className="gs:rounded-sm gs:underline gs:focus-ring"
          href="./accessibility-statement.csv"
          download
        >
          as CSV
        </a>
        .
      </p>
      <ReviewTable label="Statement, criterion by criterion" heads={heads}>
        {rows.map((row) => (
          <ReviewRow
            key={row.clause}
            name={`${row.clause} ${row.criterion.name} (${row.criterion.level})`}
            cells={[
              row.verdict,
              <Rules key="rules" cited={row.rules} />,
              <Inspections key="inspections" cited={row.inspections} />,
              <span key="on" className="gs:tabular">
                <span className="gs:whitespace-nowrap">{row.on}</span>
                {row.changedSince && `, changed since ${row.changedSince}`}
              </span>,
              row.criterion.remark,
            ]}
          />
        ))}
      </ReviewTable>
    </div>
  );
}

function Rules({ cited }: { cited: readonly CitedRule[] }) {
  if (cited.length === 0) return null;
  return (
    <ReviewDetails
      summaryClassName="gs:min-h-6 gs:cursor-pointer gs:rounded-sm gs:focus-ring"
      summary={cited.map(({ rule }) => rule.id).join(", ")}
    >
      {() => (
        <ul className="gs:mt-1 gs:grid gs:min-w-72 gs:gap-2 gs:type-caption">
          {cited.map(({ rule, run }) => (
            <li key={rule.id}>
              {rule.id}: {rule.text}{" "}
              <span className="gs:text-ink-muted">
                {run
                  ? `${run.passed} passed, ${run.failed} failed on ${run.on}${run.isChanged ? ", changed since" : ""}`
                  : "No run on record"}
                {rule.tests.map(({ file, line }) => ` · ${file}:${line}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ReviewDetails>
  );
}

/** The stories that are named of several. */
const mostNames = 3;

function namesOf(ids: readonly string[]): string {
  const named = ids.slice(0, mostNames).map((id) => id.replace("components-", ""));
  const more = ids.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
}

function Inspections({ cited }: { cited: readonly CitedInspection[] }) {
  return (
    <ul className="gs:grid gs:min-w-44 gs:gap-1">
      {cited.map(({ inspection, stories, faulty, changed, missing }) => (
        <li key={inspection}>
          {inspections[inspection]}:{" "}
          {stories === 0 ? "not run" : `${stories} stories, ${faulty.length} with a fault`}
          {changed.length > 0 && `, ${changed.length} changed since (${namesOf(changed)})`}
          {stories > 0 && missing > 0 && `, ${missing} components not looked at`}
        </li>
      ))}
    </ul>
  );
}
