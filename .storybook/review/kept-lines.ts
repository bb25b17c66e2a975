import { textHash } from "@grandstand/tools/src/wording/approvals.ts";
import type { MeasuredLines } from "@grandstand/tools/src/wording/lines.ts";
import type { Language, TextLines, WordingRow } from "../../stories/review/review-data.ts";

/** The lines that were measured of a text; undefined where it, or the state that shows it, is another now. */
export function linesOfText(
  measured: MeasuredLines[string] | undefined,
  language: Language,
  rendered: string,
  story: string | undefined,
): TextLines | undefined {
  const text = measured?.texts[language];
  if (!text || measured.story !== story || text.hash !== textHash(rendered)) return undefined;
  const { hash: _hash, ...lines } = text;
  return lines;
}

/** The texts that a state shows and whose lines are not known, as `key (language)`. */
export function unmeasured(rows: readonly WordingRow[]): string[] {
  return rows.flatMap(({ key, shownBy, texts }) =>
    Object.entries(texts).flatMap(([language, text]) =>
      shownBy.length > 0 && text.lines === undefined ? [`${key} (${language})`] : [],
    ),
  );
}
