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
      <table className="w-full bg-surface text-left type-small">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="p-2 align-bottom type-caption text-ink-muted">
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
    <tr className="border-t border-line align-top">
      <th scope="row" className="min-w-36 p-2 type-label">
        {name}
      </th>
      {cells.map((cell, at) => (
        <td key={at} className="p-2">
          {cell}
        </td>
      ))}
    </tr>
  );
}
