import type { ReactNode } from "react";
import { Scrolling } from "./review-page.tsx";

interface ReviewTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

/** A wide table of the review pages, whose first column heads its rows. */
export function ReviewTable({ label, heads, children }: ReviewTableProps) {
  return (
    <Scrolling label={label}>
      <table className="gs:w-full gs:bg-surface gs:text-left gs:type-small">
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="gs:p-2 gs:align-bottom gs:type-caption gs:text-ink-muted"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scrolling>
  );
}

/** A row of such a table. */
export function ReviewRow({ name, cells }: { name: ReactNode; cells: readonly ReactNode[] }) {
  return (
    <tr className="gs:border-t gs:border-line gs:align-top">
      <th scope="row" className="gs:min-w-36 gs:p-2 gs:type-label">
        {name}
      </th>
      {cells.map((cell, at) => (
        <td key={at} className="gs:p-2">
          {cell}
        </td>
      ))}
    </tr>
  );
}
