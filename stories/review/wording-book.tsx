import { Button } from "@grandstand/ui/button";
import {
  type Language,
  languages,
  type StoryRow,
  type WordingFilter,
  type WordingRow,
} from "./review-data.ts";
import { ReviewPage, ReviewSection, Scrolling } from "./review-page.tsx";
import { tensions } from "./tensions.ts";
import { WordingFilters } from "./wording-filters.tsx";
import { WordingRows } from "./wording-rows.tsx";

const firstRows = 100;

interface WordingBookProps {
  readonly rows: readonly WordingRow[];
  readonly stories: readonly StoryRow[];
  /** The toolbar's: its column stands first, and its statuses are filtered. */
  readonly language: Language;
  readonly filter: WordingFilter;
  readonly onFilter: (change: Partial<WordingFilter>) => void;
}

/** The status of a message's text in a language; undefined where the language needs none. */
export function statusIn(row: WordingRow, language: Language): string | undefined {
  if (row.notNeededIn.includes(language)) return undefined;
  return row.texts[language]?.status ?? "missing";
}

function isWanted(row: WordingRow, filter: WordingFilter, language: Language): boolean {
  if (filter.usedBy && !row.usedBy.includes(filter.usedBy)) return false;
  if (filter.kind && !row.kinds.some((kind) => kind === filter.kind)) return false;
  if (filter.status && statusIn(row, language) !== filter.status) return false;
  const messageTexts = row.messages.flatMap(({ name, trigger }) => [name, trigger]);
  const searched = [
    row.key,
    ...messageTexts,
    ...languages.map((each) => row.texts[each]?.rendered ?? ""),
  ];
  const wanted = filter.search.toLowerCase();
  return searched.some((text) => text.toLowerCase().includes(wanted));
}

function countOf(rows: readonly WordingRow[], language: Language): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = statusIn(row, language);
    if (status) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} ${status}`).join(", ");
}

/** Every message in three languages, to be judged and signed off. */
export function WordingBook({ rows, stories, language, filter, onFilter }: WordingBookProps) {
  const shown = rows.filter((row) => isWanted(row, filter, language));
  const drawn = filter.all ? shown : shown.slice(0, firstRows);
  const order = [language, ...languages.filter((each) => each !== language)];
  const toDecide = rows.filter((row) => row.toDecide.length > 0);
  return (
    <ReviewPage
      title="Wording book"
      lead={
        <p>
          {rows.length} texts, read from the catalogs as they are now. Take them along as{" "}
          <a className="rounded-sm underline focus-ring" href="./wording-book.csv" download>
            CSV
          </a>
          ,{" "}
          <a className="rounded-sm underline focus-ring" href="./wording-book.html" download>
            one HTML page
          </a>{" "}
          or XLIFF (
          <a className="rounded-sm underline focus-ring" href="./wording-book.nl.xlf" download>
            Dutch
          </a>
          ,{" "}
          <a className="rounded-sm underline focus-ring" href="./wording-book.en.xlf" download>
            English
          </a>
          ). The toolbar’s language stands first. A popup, toast, dialog or banner comes with what
          triggers it, how serious it is and how long it stands; a test compares the toasts with the
          code.
        </p>
      }
    >
      <ReviewSection title="Where each language stands">
        <dl className="grid max-w-2xl grid-cols-[auto_1fr] gap-x-6 gap-y-1 type-body">
          {languages.map((each) => (
            <div key={each} className="contents">
              <dt className="type-label">{each}</dt>
              <dd className="tabular">{countOf(rows, each)}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-2xl type-small text-ink-muted">
          Approved means that the text, and the French one it was translated from, are letter for
          letter what was signed off in ui/src/locale/approvals.json. An edit of either voids it.
        </p>
      </ReviewSection>
      <ReviewSection title="To be decided with open eyes">
        <ul className="grid gap-4 tablet:grid-cols-2">
          {tensions.map(({ what, kept, lawful }) => (
            <li key={what} className="grid content-start gap-1 rounded-md bg-surface p-4">
              <p className="type-label">{what}</p>
              <p className="type-small text-ink-muted">{kept}</p>
              <p className="type-small">{lawful}</p>
            </li>
          ))}
        </ul>
        {toDecide.length > 0 && (
          <ul className="grid gap-1 type-small">
            {toDecide.map(({ key, toDecide: words }) => (
              <li key={key}>
                <code>{key}</code> {words.join(", ")}
              </li>
            ))}
          </ul>
        )}
      </ReviewSection>
      <ReviewSection title="Messages">
        <WordingFilters rows={rows} filter={filter} onFilter={onFilter} />
        <p role="status" className="type-small text-ink-muted">
          {shown.length} of {rows.length} match
          {drawn.length < shown.length && `; the first ${drawn.length} are shown`}
        </p>
        <Scrolling label="Table of messages">
          <WordingRows rows={drawn} stories={stories} order={order} />
        </Scrolling>
        {drawn.length < shown.length && (
          <Button onPress={() => onFilter({ all: true })}>Show all {shown.length}</Button>
        )}
      </ReviewSection>
    </ReviewPage>
  );
}
