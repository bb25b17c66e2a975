import type { ReactNode } from "react";
import { useFormat } from "../provider/index.ts";
import { dataCell, dataHead, dataTable } from "./match-centre.variants.ts";

export interface NumberedTableProps {
  readonly caption: string;
  /** What a row is, then what its cells are. */
  readonly heads: readonly string[];
  /** Cells of each row after its number, in the order of the heads. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** What was played one after the other, as a table: each row has its number, from 1. */
export function NumberedTable({ caption, heads, rows }: NumberedTableProps) {
  const format = useFormat();
  return (
    <table className={dataTable}>
      <caption className="gs:sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={dataHead({ align: "start" })}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <tr key={index}>
            <th scope="row" className={dataCell({ align: "start" })}>
              {format.number(index + 1)}
            </th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]} className={dataCell({ align: "start" })}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
