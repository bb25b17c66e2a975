import { useMemo } from "react";
import { languageNames } from "./language-names.ts";
import type { Language, WordingRow } from "./review-data.ts";
import { ShownFrames, type StateFrame } from "./shown-frames.tsx";
import { useTicks } from "./ticks.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";
import { WordingAbout } from "./wording-about.tsx";
import { WordingTextCell } from "./wording-text.tsx";

/** A text in one language, as it is ticked for a sign-off. */
export const textTick = (row: WordingRow, language: Language) => `${row.key} ${language}`;

interface WordingRowsProps {
  readonly rows: readonly WordingRow[];
  readonly order: readonly Language[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (tick: string) => void;
  readonly frameOf: StateFrame;
}

/** The table: a row a text, a column a language. Of its rows those in the window are drawn, and each is numbered as if all were. */
export function WordingRows({ rows, order, ticked, onTick, frameOf }: WordingRowsProps) {
  const opened = useTicks();
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { drawn, gapAfter, listRef, measureRef, onFocusRow } = useVirtualRows(keys);
  const columns = order.length + 1;
  return (
    <table
      ref={listRef}
      aria-label="Texts"
      aria-rowcount={rows.length + 1}
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
      {drawn.map(({ index, gap }) => {
        const row = rows[index];
        if (!row) return null;
        return [
          <Gap key={`before ${row.key}`} height={gap} columns={columns} />,
          <tbody
            key={row.key}
            ref={measureRef}
            data-index={index}
            onFocus={() => onFocusRow(row.key)}
          >
            <WordingTableRow
              row={row}
              rowIndex={index + 2}
              order={order}
              ticked={ticked}
              onTick={onTick}
              isOpened={opened.ticked.has(row.key)}
              onOpen={() => opened.toggle(row.key)}
              frameOf={frameOf}
            />
          </tbody>,
        ];
      })}
      <Gap height={gapAfter} columns={columns} />
    </table>
  );
}

/** The space of the rows that are not drawn. */
function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} style={{ height }} />
      </tr>
    </tbody>
  );
}

interface WordingTableRowProps
  extends Pick<WordingRowsProps, "order" | "ticked" | "onTick" | "frameOf"> {
  readonly row: WordingRow;
  /** The row's number in the whole table. */
  readonly rowIndex: number;
  readonly isOpened: boolean;
  readonly onOpen: () => void;
}

/** A text, and beneath it, by a press, the state that shows it as it is drawn at both widths. */
function WordingTableRow(props: WordingTableRowProps) {
  const { row, rowIndex, order, ticked, onTick, isOpened, onOpen, frameOf } = props;
  return (
    <>
      <tr aria-rowindex={rowIndex} className="gs:border-t gs:border-line gs:align-top">
        <th scope="row" className="gs:p-3">
          <WordingAbout row={row} />
          {row.shownBy.length > 0 && (
            <button
              type="button"
              aria-expanded={isOpened}
              className="gs:mt-2 gs:min-h-8 gs:rounded-sm gs:border gs:border-ink-faint gs:px-3 gs:type-small gs:focus-ring"
              onClick={onOpen}
            >
              Show as drawn<span className="gs:sr-only">: {row.key}</span>
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
      {isOpened && (
        <tr aria-rowindex={rowIndex}>
          <td colSpan={order.length + 1} className="gs:p-3">
            <ShownFrames row={row} order={order} frameOf={frameOf} />
          </td>
        </tr>
      )}
    </>
  );
}
