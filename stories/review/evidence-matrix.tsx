import type { ReactNode } from "react";
import { type Cell, columnInspections, columns } from "./matrix.ts";
import { ReviewDetails } from "./review-details.tsx";
import { ReviewRow, ReviewTable } from "./review-table.tsx";

/** A component with its cells, one a column. */
export interface MatrixRow {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** Component by way of looking: what was run, when, and what it found. An empty cell was not run. */
export function EvidenceMatrix({ rows }: { rows: readonly MatrixRow[] }) {
  return (
    <div className="gs:grid gs:gap-3">
      <p className="gs:type-body">
        A number says on how many stories, or by how many rules&rsquo; tests, it was run without a
        fault, on the date of its row or the one beside it. A dash was not run.{" "}
        <em>Changed since</em> says that the component, or what it is made of, is another now than
        it was then; <code>npm run evidence</code> looks again.
      </p>
      <details className="gs:type-small">
        <summary className="gs:min-h-6 gs:cursor-pointer gs:rounded-sm gs:focus-ring">
          What each column was looked at for
        </summary>
        <dl className="gs:mt-2 gs:grid gs:grid-cols-[auto_1fr] gs:gap-x-4 gs:gap-y-1">
          {columns.map((column, at) => (
            <div key={column} className="gs:contents">
              <dt className="gs:type-label">{column}</dt>
              <dd>{columnInspections[at]}</dd>
            </div>
          ))}
        </dl>
      </details>
      <ReviewTable
        label="Component by way of looking"
        heads={["Component", "First date", ...columns]}
      >
        {rows.map(({ name, cells }) => {
          const on = firstDay(cells);
          return (
            <ReviewRow
              key={name}
              name={name}
              cells={[
                <span key="on">
                  <span className="gs:whitespace-nowrap">{on}</span>
                  {cells.some((cell) => cell?.isChanged) && ", changed since"}
                </span>,
                ...cells.map((cell) => matrixCell(cell, on)),
              ]}
            />
          );
        })}
      </ReviewTable>
    </div>
  );
}

/** Empty where nothing was run. */
const firstDay = (cells: readonly Cell[]) =>
  cells.flatMap((cell) => cell?.on ?? []).sort()[0] ?? "";

/** Words alone where they do: a thousand cells are drawn. */
function matrixCell(cell: Cell, rowOn: string): ReactNode {
  if (!cell) {
    return (
      <span className="gs:text-ink-faint">
        <span aria-hidden>–</span>
        <span className="gs:sr-only">Not run</span>
      </span>
    );
  }
  if (cell.faults.length > 0) return <Faults {...cell} />;
  return `${cell.count} ✓${cell.on === rowOn ? "" : ` ${cell.on}`}${sinceOf(cell)}`;
}

const sinceOf = ({ isChanged }: NonNullable<Cell>) => (isChanged ? ", changed since" : "");

function Faults(cell: NonNullable<Cell>) {
  const { faults, on } = cell;
  return (
    <ReviewDetails
      summaryClassName="gs:min-h-6 gs:cursor-pointer gs:rounded-sm gs:whitespace-nowrap gs:type-label gs:focus-ring"
      summary={faults.length === 1 ? "1 fault" : `${faults.length} faults`}
    >
      {() => (
        <>
          <ul className="gs:mt-1 gs:grid gs:min-w-64 gs:list-disc gs:gap-1 gs:ps-4 gs:type-caption gs:wrap-anywhere">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          <span className="gs:type-caption gs:text-ink-muted gs:tabular">
            {on}
            {sinceOf(cell)}
          </span>
        </>
      )}
    </ReviewDetails>
  );
}
