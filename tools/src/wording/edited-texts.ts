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

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

const inside = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, attributes = "", content = ""]) => ({ attributes, content }),
  );

/** The words of an element of XLIFF. Tags are part of our texts, so none of XLIFF's own is in one. */
function wordsIn(xml: string, key: string): string {
  const plain = xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, words: string) =>
    words.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
  );
  if (plain.includes("<")) {
    throw new Stop(`${key}: the target has elements of XLIFF in it, which our texts cannot have.`);
  }
  return unescaped(plain);
}

/** The edited texts of the wording book's XLIFF. */
export function textsOfXliff(content: string): EditedText[] {
  const target = /<xliff\b[^>]*\btrgLang="(\w+)"/.exec(content)?.[1];
  const language = languages.find((name) => name === target && name !== "fr");
  if (!language) throw new Stop("This is no XLIFF 2 from French into Dutch or English.");
  return inside(content, "unit").flatMap(({ attributes, content: unit }): EditedText[] => {
    const key = unescaped(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? "");
    const targets = inside(unit, "target");
    const sources = inside(unit, "source");
    if (sources.length > 1) throw new Stop(`${key}: the text is split into segments; join them.`);
    const [translation] = targets;
    if (!translation) return [];
    const text = wordsIn(translation.content, key);
    const note = inside(unit, "note").find(({ attributes: of }) => /"fingerprint"/.test(of));
    const from = note?.content ?? null;
    if (from === textHash(text)) return [];
    const source = textHash(wordsIn(sources[0]?.content ?? "", key));
    return [{ key, language, text, from, source }];
  });
}
