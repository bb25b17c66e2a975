import type { Language, WordingRow } from "./review-data.ts";

/** Whether a text keeps to its limit of lines on a page of 320 px. */
export const lineStandings = [
  "over the limit",
  "cut off",
  "within the limit",
  "without a limit",
  "only said",
  "not drawn",
  "not measured",
] as const;
export type LineStanding = (typeof lineStandings)[number];

/** Whether a text keeps to its limit in a language; undefined where the language has no such text. */
export function lineStandingOf(
  { lineLimit, shownBy, texts }: WordingRow,
  language: Language,
): LineStanding | undefined {
  const text = texts[language];
  if (!text) return undefined;
  if (shownBy.length === 0) return "not drawn";
  if (!text.lines) return "not measured";
  const { lines, isCut } = text.lines;
  if (lines === null) return "not drawn";
  if (lines === 0) return "only said";
  if (lineLimit !== undefined && lines > lineLimit) return "over the limit";
  if (isCut) return "cut off";
  return lineLimit === undefined ? "without a limit" : "within the limit";
}

/** The same in words, with the lines and their limit; empty where the language has no text. */
export function linesInWords(row: WordingRow, language: Language): string {
  const standing = lineStandingOf(row, language);
  const { lines } = row.texts[language]?.lines ?? {};
  if (!lines) return standing ?? "";
  const count = lines === 1 ? "1 line" : `${lines} lines`;
  const limit = row.lineLimit === undefined ? "" : ` of ${row.lineLimit}`;
  const isNotable = standing === "over the limit" || standing === "cut off";
  return `${count}${limit} at 320 px${isNotable ? `: ${standing}` : ""}`;
}
