import { type Language, languages, type WordingFilter, type WordingRow } from "./review-data.ts";

/** So many texts are drawn at once: what a person reads before they go on, and what draws in an instant. */
export const rowsPerPage = 20;

/** A row with all that can be searched for in it, in small letters. */
interface SearchedRow {
  readonly row: WordingRow;
  readonly words: string;
}

/** The status of a text in a language; undefined where the language needs none. */
export function statusIn(row: WordingRow, language: Language): string | undefined {
  if (row.notNeededIn.includes(language)) return undefined;
  return row.texts[language]?.status ?? "missing";
}

/** Prepares the rows for searching, once for all letters that will be typed. */
export function searchable(rows: readonly WordingRow[]): readonly SearchedRow[] {
  return rows.map((row) => {
    const messages = row.messages.flatMap(({ name, trigger }) => [name, trigger]);
    const shown = row.shownBy.flatMap(({ component, state }) => [component, state]);
    const texts = languages.map((each) => row.texts[each]?.rendered ?? "");
    const words = [row.key, ...messages, ...shown, ...texts].join("\n").toLowerCase();
    return { row, words };
  });
}

/** The texts that a filter lets through; an empty part of it lets all through. */
export function wantedRows(
  rows: readonly SearchedRow[],
  filter: WordingFilter,
  language: Language,
): readonly WordingRow[] {
  const { component, kind, owner, status } = filter;
  const search = filter.search.toLowerCase();
  const isWanted = ({ row, words }: SearchedRow) =>
    (!component || row.shownBy.some((shown) => shown.component === component)) &&
    (!kind || row.kinds.some((each) => each === kind)) &&
    (!owner || row.owner === owner) &&
    (!status || statusIn(row, language) === status) &&
    words.includes(search);
  return rows.filter(isWanted).map(({ row }) => row);
}

/** A page of rows, with its number and how many pages there are; a page that is gone is the last one. */
export function pageOf(rows: readonly WordingRow[], wanted: number) {
  const count = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = Math.min(Math.max(1, wanted), count);
  const first = (page - 1) * rowsPerPage;
  return { page, count, first, rows: rows.slice(first, first + rowsPerPage) };
}
