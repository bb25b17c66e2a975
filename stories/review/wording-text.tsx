import { languageNames } from "./language-names.ts";
import { linesInWords } from "./line-standing.ts";
import { releaseLine } from "./release-line.ts";
import type { Language, WordingRow, WordingText } from "./review-data.ts";
import { StoryLink } from "./review-page.tsx";
import { Difference } from "./word-difference.tsx";

interface WordingTextCellProps {
  readonly row: WordingRow;
  readonly language: Language;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

/** A text in one language: as a person reads it, as it is written, how far it is, and the tick that signs it off. */
export function WordingTextCell({ row, language, isTicked, onTick }: WordingTextCellProps) {
  if (row.notNeededIn.includes(language)) {
    return <td className="gs:p-3 gs:type-small gs:text-ink-muted">No such plural</td>;
  }
  const text = row.texts[language];
  if (!text) return <td className="gs:p-3 gs:type-label">Missing</td>;
  const isLong = row.budget !== undefined && text.characters > row.budget;
  return (
    <td className="gs:p-3">
      <div className="gs:grid gs:gap-1">
        <p lang={language} className="gs:type-body gs:whitespace-pre-line gs:wrap-anywhere">
          {text.rendered}
        </p>
        {text.raw !== text.rendered && (
          <p lang={language} className="gs:type-small gs:break-words gs:text-ink-faint">
            {text.raw}
          </p>
        )}
        <p className="gs:type-caption gs:text-ink-muted gs:tabular">
          {text.characters}
          {row.budget !== undefined && ` of ${row.budget}`} characters
          {isLong && ": too long"} · {linesInWords(row, language)} · {text.status}
          {text.approval &&
            ` by ${text.approval.by}, ${text.approval.on}; to be read again by ${text.approval.reviewBy}`}
        </p>
        <Difference parts={text.difference} />
        <Releases text={text} language={language} />
        <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-x-4 gs:gap-y-1 gs:type-small">
          <label className="gs:flex gs:min-h-8 gs:items-center gs:gap-2">
            <input
              type="checkbox"
              className="gs:size-5 gs:accent-act gs:focus-ring"
              checked={isTicked}
              onChange={onTick}
            />
            <span>
              Sign off
              <span className="gs:sr-only">
                : {row.key}, {languageNames[language]}
              </span>
            </span>
          </label>
          <States row={row} language={language} />
        </div>
      </div>
    </td>
  );
}

/** What the text was at each release that changed it. */
function Releases({ text, language }: { readonly text: WordingText; readonly language: Language }) {
  const { releases, raw } = text;
  const last = releases.at(-1);
  const isSame = last?.text === raw;
  if (!last) return <p className="gs:type-caption gs:text-ink-muted">In no release yet</p>;
  return (
    <details className="gs:type-caption gs:text-ink-muted">
      <summary className="gs:w-fit gs:cursor-pointer gs:rounded-sm gs:focus-ring">
        {isSame ? `As in ${last.version}, ${last.on}` : `Changed since ${last.version}, ${last.on}`}
        ; {releases.length === 1 ? "1 release" : `${releases.length} releases`} changed it
      </summary>
      <ul className="gs:mt-1 gs:grid gs:gap-1">
        {releases.map((each) => (
          <li key={each.version} lang={language} className="gs:wrap-anywhere">
            {releaseLine(each)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const widths = [
  ["phone320", "320 px"],
  ["desktop1280", "1280 px"],
] as const;

/** The state that shows the text, in this language, at both widths. */
function States({ row, language }: Pick<WordingTextCellProps, "row" | "language">) {
  const [shown] = row.shownBy;
  if (!shown) return null;
  return widths.map(([viewport, width]) => (
    <StoryLink
      key={viewport}
      id={shown.story}
      globals={`locale:${language};viewport.value:${viewport}`}
    >
      {width}
      <span className="gs:sr-only">
        : {shown.component}, {shown.state}, {languageNames[language]}
      </span>
    </StoryLink>
  ));
}
