import { lineStandingOf } from "./line-standing.ts";
import { type Language, languages, type WordingFilter, type WordingRow } from "./review-data.ts";

/** A row with all that can be searched for in it, folded. */
interface SearchedRow {
  readonly row: WordingRow;
  readonly words: string;
}

/** The status of a text in a language; undefined where the language needs none. */
export function statusIn(row: WordingRow, language: Language): string | undefined {
  if (row.notNeededIn.includes(language)) return undefined;
  return row.texts[language]?.status ?? "missing";
}

/**
 * A text as it is searched: small letters without accents, and whatever is between words as one space. It is also
 * what Storybook allows in an address, which has no dot of a key in it.
 */
export function folded(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Prepares the rows for searching, once for all letters that will be typed. */
export function searchable(rows: readonly WordingRow[]): readonly SearchedRow[] {
  return rows.map((row) => {
    const messages = row.messages.flatMap(({ name, trigger }) => [name, trigger]);
    const shown = row.shownBy.flatMap(({ component, state }) => [component, state]);
    const texts = languages.map((each) => row.texts[each]?.rendered ?? "");
    const words = [row.key, ...messages, ...shown, ...texts].map(folded).join("\n");
    return { row, words };
  });
}

/** The texts that a filter lets through; an empty part of it lets all through. */
export function wantedRows(
  rows: readonly SearchedRow[],
  filter: WordingFilter,
  language: Language,
): readonly WordingRow[] {
  const { component, kind, owner, status, lines } = filter;
  const search = folded(filter.search);
  const isWanted = ({ row, words }: SearchedRow) =>
    (!component || row.shownBy.some((shown) => shown.component === component)) &&
    (!kind || row.kinds.some((each) => each === kind)) &&
    (!owner || row.owner === owner) &&
    (!status || statusIn(row, language) === status) &&
    (!lines || lineStandingOf(row, language) === lines) &&
    words.includes(search);
  return rows.filter(isWanted).map(({ row }) => row);
}
