import type { ProjectFile } from "../repository/finding.ts";
import { jsonLines, readJsonLines } from "../run/json-lines.ts";
import { type Language, languages, readList } from "./catalogs.ts";
import { type Budgets, budgetOf, lineLimitOf } from "./each-text.ts";

/** Where the lines that each text takes at 320 px are kept, a line a text, from the repository's root. */
export const linesPath = "stories/review/lines.gen.jsonl";

/** How a text was shown, on a page of 320 px, in the state that shows it. */
export interface MeasuredText {
  /** The fingerprint of the text with the state's values, as it was drawn. */
  readonly hash: string;
  /** 0 where only a screen reader says it; null where the state as it is drawn does not say it. */
  readonly lines: number | null;
  /** Whether some of it does not fit and is cut off. */
  readonly isCut?: boolean;
}

/** What `npm run lines` measured, by key: the story that was drawn, and the text in each language. */
export type MeasuredLines = Readonly<
  Record<
    string,
    { readonly story: string; readonly texts: Readonly<Partial<Record<Language, MeasuredText>>> }
  >
>;

type Row = readonly [
  key: string,
  story: string,
  texts: Readonly<Partial<Record<Language, readonly [hash: string, lines: number | null, "cut"?]>>>,
];

/** Reads what was measured; nothing where nothing was. */
export function readLines(files: readonly ProjectFile[]): MeasuredLines {
  const file = files.find(({ path }) => path === linesPath);
  const rows = readJsonLines<Row>(file?.text ?? "");
  return Object.fromEntries(
    rows.map(([key, story, texts]) => {
      const measured = Object.entries(texts).map(([language, [hash, lines, cut]]) => [
        language,
        { hash, lines, ...(cut && { isCut: true }) },
      ]);
      return [key, { story, texts: Object.fromEntries(measured) }];
    }),
  );
}

/** The text of the file for what was measured. */
export function writeLines(measured: MeasuredLines): string {
  const rows = Object.entries(measured).sort(([one], [other]) => (one < other ? -1 : 1));
  return jsonLines(
    rows.map(([key, { story, texts }]) => {
      const short = Object.entries(texts).map(([language, { hash, lines, isCut }]) => [
        language,
        isCut ? [hash, lines, "cut"] : [hash, lines],
      ]);
      return [key, story, Object.fromEntries(short)];
    }),
  );
}

/** The texts that take more lines at 320 px than their limit, or are cut off there, in words. */
export function textsBeyondLines(files: readonly ProjectFile[]): string[] {
  const budgets = readList<Budgets>(files, "ui/src/locale/budgets.json", {});
  return Object.entries(readLines(files)).flatMap(([key, { texts }]) => {
    const budget = budgetOf(key, budgets);
    const limit = budget === undefined ? Number.POSITIVE_INFINITY : lineLimitOf(budget);
    return languages.flatMap((language) => {
      const { lines, isCut } = texts[language] ?? {};
      if (typeof lines !== "number") return [];
      if (lines > limit) return [`${key} (${language}): ${lines} lines of ${limit}`];
      return isCut ? [`${key} (${language}): cut off`] : [];
    });
  });
}
