import { Stop } from "../run/say.ts";
import { textHash } from "./approvals.ts";
import { type Language, languages } from "./catalogs.ts";

/** A text that a file brings: one that was edited in it since it was written. */
export interface EditedText {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  /** The fingerprint of the text that the file was written with; null where it had none. */
  readonly from: string | null;
  /** The same of the French text beside it; null where that is in the file as well, and may be edited. */
  readonly source: string | null;
}

/** The cells of CSV (RFC 4180), line by line. Belgian spreadsheets part them by semicolons. */
function csvLines(content: string): string[][] {
  const text = content.replace(/^\ufeff/, "");
  const separator = /^"?key"?;/.test(text) ? ";" : ",";
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, "y");
  const lines: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, written = "", end = ""] = cell.exec(text) ?? [];
    if (cell.lastIndex === 0) throw new Stop(`This is no CSV, at character ${at + 1}.`);
    const value = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    lines.at(-1)?.push(value);
    if (/\n$/.test(end)) lines.push([]);
  }
  return lines.filter((cells) => cells.length > 1);
}

/** The wording book puts an apostrophe before what a spreadsheet would take for a formula. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, "");

/** The edited texts of the wording book's CSV. An empty cell of a text that there was none of is none. */
export function textsOfCsv(content: string): EditedText[] {
  const [heads = [], ...lines] = csvLines(content);
  const needed = ["key", ...languages.flatMap((name) => [`${name} raw`, `${name} hash`])];
  const missing = needed.filter((name) => !heads.includes(name));
  if (missing.length > 0) {
    throw new Stop(
      `This is no CSV of the wording book: it lacks the columns ${missing.join(", ")}.`,
    );
  }
  return lines.flatMap((cells) => {
    const of = (name: string) => cells[heads.indexOf(name)] ?? "";
    return languages.flatMap((language): EditedText[] => {
      const text = withoutApostrophe(of(`${language} raw`)).replaceAll("\r\n", "\n");
      const from = of(`${language} hash`);
      if (from === "" ? text === "" : textHash(text) === from) return [];
      return [{ key: of("key"), language, text, from: from || null, source: null }];
    });
  });
}
