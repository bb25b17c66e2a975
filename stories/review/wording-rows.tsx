import { languageNames } from "./language-names.ts";
import type { Language, WordingRow } from "./review-data.ts";
import { WordingAbout } from "./wording-about.tsx";
import { WordingTextCell } from "./wording-text.tsx";

/** A text in one language, as it is ticked for a sign-off. */
export const textTick = (row: WordingRow, language: Language) => `${row.key} ${language}`;

interface WordingRowsProps {
  readonly rows: readonly WordingRow[];
  /** How many rows stand before these, and how many there are with those before and after. */
  readonly before: number;
  readonly total: number;
  readonly order: readonly Language[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (tick: string) => void;
}

/** The table: a row a text, a column a language. Its rows are numbered as the whole table's are. */
export function WordingRows({ rows, before, total, order, ticked, onTick }: WordingRowsProps) {
  return (
    <table
      aria-label="Texts"
      aria-rowcount={total + 1}
      // Narrower, three languages side by side would be a word a line: it scrolls instead.
      style={{ minWidth: "56rem" }}
      className="w-full table-fixed bg-surface text-left"
    >
      <thead className="type-label">
        <tr aria-rowindex={1}>
          <th scope="col" className="w-1/4 p-3">
            Text
          </th>
          {order.map((language) => (
            <th key={language} scope="col" lang={language} className="p-3">
              {languageNames[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={row.key}
            aria-rowindex={before + index + 2}
            className="border-t border-line align-top"
          >
            <th scope="row" className="p-3 font-normal">
              <WordingAbout row={row} />
            </th>
            {order.map((language) => (
              <WordingTextCell
                key={language}
                row={row}
                language={language}
                isTicked={ticked.has(textTick(row, language))}
                onTick={() => onTick(textTick(row, language))}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
