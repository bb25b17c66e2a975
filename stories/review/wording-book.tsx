import { Button } from "@grandstand/ui/button";
import { memo, useMemo } from "react";
import { readTextOf } from "./read-texts.ts";
import {
  type Language,
  languages,
  type MessageOwner,
  messageOwners,
  type WordingFilter,
  type WordingRow,
} from "./review-data.ts";
import { ReviewPage, ReviewSection, Scrolling } from "./review-page.tsx";
import type { StateFrame } from "./shown-frames.tsx";
import { SignOffForm } from "./sign-off-form.tsx";
import { TensionList } from "./tension-list.tsx";
import { useTicks } from "./ticks.ts";
import { searchable, statusIn, wantedRows } from "./wording-filter.ts";
import { WordingFilters } from "./wording-filters.tsx";
import { textTick, WordingRows } from "./wording-rows.tsx";

interface WordingBookProps {
  readonly rows: readonly WordingRow[];
  /** The toolbar's: its column comes first, and its statuses are filtered. */
  readonly language: Language;
  readonly filter: WordingFilter;
  readonly onFilter: (change: Partial<WordingFilter>) => void;
  readonly frameOf: StateFrame;
}

/** Every text in three languages, to be judged and signed off. */
export function WordingBook(props: WordingBookProps) {
  const { rows } = props;
  return (
    <ReviewPage title="Wording book" lead={<Lead count={rows.length} />}>
      <Overview rows={rows} />
      <Texts {...props} />
    </ReviewPage>
  );
}

/** No letter of a filter changes it. */
const Overview = memo(function Overview({ rows }: { readonly rows: readonly WordingRow[] }) {
  return (
    <>
      <Standing rows={rows} />
      <ReviewSection title="To be decided with open eyes">
        <TensionList />
        <ToDecide rows={rows} />
      </ReviewSection>
    </>
  );
});

function Lead({ count }: { readonly count: number }) {
  const link = "gs:rounded-sm gs:underline gs:focus-ring";
  return (
    <p>
      {count} texts, read from the catalogs as they are now. Each is written with what the named
      state that shows it has, in the component’s own formats. Take them along as{" "}
      <a className={link} href="./wording-book.csv" download>
        CSV
      </a>
      ,{" "}
      <a className={link} href="./wording-book.html" download>
        HTML to print
      </a>{" "}
      or XLIFF (
      <a className={link} href="./wording-book.nl.xlf" download>
        Dutch
      </a>
      ,{" "}
      <a className={link} href="./wording-book.en.xlf" download>
        English
      </a>
      ). The browser’s own search and its printing know the rows in sight alone: <i>Key or words</i>{" "}
      below searches all texts, and the HTML has them all on one page.
    </p>
  );
}

function countOf(rows: readonly WordingRow[], language: Language): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const status = statusIn(row, language);
    if (status) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${count} ${status}`).join(", ");
}

function Standing({ rows }: { readonly rows: readonly WordingRow[] }) {
  const ofOwner = (owner: MessageOwner) => rows.filter((row) => row.owner === owner);
  return (
    <ReviewSection title="Where each language stands">
      <table className="gs:w-fit gs:text-left gs:type-small gs:tabular">
        <thead className="gs:text-ink-muted">
          <tr>
            <th scope="col" className="gs:py-1 gs:pe-3 gs:tablet:pe-6">
              Language
            </th>
            {messageOwners.map((owner) => (
              <th key={owner} scope="col" className="gs:py-1 gs:pe-3 gs:tablet:pe-6">
                Owned by {owner}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((each) => (
            <tr key={each} className="gs:border-t gs:border-line">
              <th scope="row" className="gs:py-1 gs:pe-3 gs:tablet:pe-6">
                {each}
              </th>
              {messageOwners.map((owner) => (
                <td key={owner} className="gs:py-1 gs:pe-3 gs:tablet:pe-6">
                  {countOf(ofOwner(owner), each)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="gs:max-w-2xl gs:type-small gs:text-ink-muted">
        Approved means that the text, and the French one it was translated from, are letter for
        letter what was signed off in ui/src/locale/approvals.json. An edit of either voids it.
      </p>
    </ReviewSection>
  );
}

function ToDecide({ rows }: { readonly rows: readonly WordingRow[] }) {
  const flagged = rows.filter((row) => row.toDecide.length > 0);
  if (flagged.length === 0) return null;
  return (
    <details className="gs:type-small">
      <summary className="gs:w-fit gs:cursor-pointer gs:rounded-sm gs:type-label gs:focus-ring">
        {flagged.length} texts with a word that somebody has to decide about
      </summary>
      <ul className="gs:mt-2 gs:grid gs:gap-1">
        {flagged.map(({ key, toDecide }) => (
          <li key={key}>
            <code>{key}</code> {toDecide.join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** No one reads more at a glance: what is ticked by one press is what a filter leaves of the book. */
const mostTickedAtOnce = 50;

function Texts({ rows, language, filter, onFilter, frameOf }: WordingBookProps) {
  const { ticked, toggle, toggleAll } = useTicks();
  const searched = useMemo(() => searchable(rows), [rows]);
  const wanted = useMemo(
    () => wantedRows(searched, filter, language),
    [searched, filter, language],
  );
  const order = [language, ...languages.filter((each) => each !== language)];
  const read = useMemo(
    () =>
      rows.flatMap((row) =>
        languages.flatMap((each) => (ticked.has(textTick(row, each)) ? readTextOf(row, each) : [])),
      ),
    [rows, ticked],
  );
  const tickable = wanted.flatMap((row) => (row.texts[language] ? [textTick(row, language)] : []));
  const isTooMany = tickable.length > mostTickedAtOnce;
  return (
    <>
      <ReviewSection title="Texts">
        <WordingFilters rows={rows} filter={filter} onFilter={onFilter} />
        <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-4">
          <p role="status" className="gs:type-small gs:text-ink-muted">
            {wanted.length} of {rows.length} match
          </p>
          <Button
            size="small"
            onPress={() => toggleAll(tickable)}
            {...(isTooMany && {
              disabledReason: `Filter first: at most ${mostTickedAtOnce} are ticked at once`,
            })}
          >
            Tick these {tickable.length} in {language}
          </Button>
        </div>
        <p className="gs:hidden gs:type-body gs:print:block">
          Only the rows that were in sight are printed here: wording-book.html prints them all.
        </p>
        {wanted.length > 0 && (
          <Scrolling label="Table of texts">
            <WordingRows
              rows={wanted}
              order={order}
              ticked={ticked}
              onTick={toggle}
              frameOf={frameOf}
            />
          </Scrolling>
        )}
      </ReviewSection>
      <ReviewSection title="Sign off">
        <SignOffForm texts={read} ticked="text" />
      </ReviewSection>
    </>
  );
}
