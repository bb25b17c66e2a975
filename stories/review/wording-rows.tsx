import { useState } from "react";
import { languageNames } from "./language-names.ts";
import type { Language, WordingRow } from "./review-data.ts";
import { ShownFrames, type StateFrame } from "./shown-frames.tsx";
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
  readonly frameOf: StateFrame;
}

/** The table: a row a text, a column a language. Its rows are numbered as the whole table's are. */
export function WordingRows(props: WordingRowsProps) {
  const { rows, before, total, order, ticked, onTick, frameOf } = props;
  return (
    <table
      aria-label="Texts"
      aria-rowcount={total + 1}
      // Narrower, three languages side by side would be a word a line: it scrolls instead.
      style={{ minWidth: "56rem" }}
      className="gs:w-full gs:table-fixed gs:bg-surface gs:text-left"
    >
      <thead className="gs:type-label">
        <tr aria-rowindex={1}>
          <th scope="col" className="gs:w-1/4 gs:p-3">
            Text
          </th>
          {order.map((language) => (
            <th key={language} scope="col" lang={language} className="gs:p-3">
              {languageNames[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <WordingTableRow
            key={row.key}
            row={row}
            place={before + index + 2}
            order={order}
            ticked={ticked}
            onTick={onTick}
            frameOf={frameOf}
          />
        ))}
      </tbody>
    </table>
  );
}

interface WordingTableRowProps
  extends Pick<WordingRowsProps, "order" | "ticked" | "onTick" | "frameOf"> {
  readonly row: WordingRow;
  /** The row's number in the whole table. */
  readonly place: number;
}

/** A text, and beneath it, by a press, the state that shows it. */
function WordingTableRow(props: WordingTableRowProps) {
  const { row, place, order, ticked, onTick, frameOf } = props;
  const [isDrawn, setIsDrawn] = useState(false);
  return (
    <>
      <tr aria-rowindex={place} className="gs:border-t gs:border-line gs:align-top">
        <th scope="row" className="gs:p-3">
          <WordingAbout row={row} />
          {row.shownBy.length > 0 && (
            <button
              type="button"
              aria-expanded={isDrawn}
              className="gs:mt-2 gs:min-h-8 gs:rounded-sm gs:border gs:border-ink-faint gs:px-3 gs:type-small gs:focus-ring"
              onClick={() => setIsDrawn(!isDrawn)}
            >
              Show at 320 px<span className="gs:sr-only">: {row.key}</span>
            </button>
          )}
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
      {isDrawn && (
        <tr aria-rowindex={place}>
          <td colSpan={order.length + 1} className="gs:p-3">
            <ShownFrames row={row} order={order} frameOf={frameOf} />
          </td>
        </tr>
      )}
    </>
  );
}
