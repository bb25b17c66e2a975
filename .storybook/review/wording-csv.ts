import { linesInWords } from "../../stories/review/line-standing.ts";
import { releaseLine } from "../../stories/review/release-line.ts";
import {
  type Language,
  languages,
  type MessageRow,
  type WordingRow,
} from "../../stories/review/review-data.ts";

const perLanguage = [
  "raw",
  "rendered",
  "characters",
  "lines at 320 px",
  "status",
  "approved by",
  "approved on",
  "review by",
  "hash",
  "source hash",
  "text that was approved",
  "releases",
];
const columns = [
  "key",
  "component",
  "state",
  "then",
  "story",
  "shown by others",
  "shown by none because",
  "used by",
  "kind",
  "message",
  "trigger",
  "severity",
  "lifetime",
  "can be closed",
  "specified in",
  "legal basis",
  "owner",
  "words of the server",
  "variables",
  "budget",
  "most lines at 320 px",
  "words to decide",
  ...languages.flatMap((language) => perLanguage.map((name) => `${language} ${name}`)),
];

/** A text may be part of several messages: each cell then has a line for each of them. */
function messageCells({ messages }: WordingRow): string[] {
  const lines = (read: (message: MessageRow) => string) => messages.map(read).join("\n");
  return [
    lines(({ name }) => name),
    lines(({ trigger }) => trigger),
    lines(({ severity }) => severity),
    lines(({ lifetime }) => lifetime),
    lines(({ canBeClosed }) => (canBeClosed ? "yes" : "no")),
    lines(({ source }) => source),
  ];
}

function textCells(row: WordingRow, language: Language): string[] {
  const text = row.texts[language];
  const status = row.notNeededIn.includes(language) ? "not needed" : "missing";
  if (!text) return ["", "", "", "", status, "", "", "", "", "", "", ""];
  const { raw, rendered, characters, hash, source } = text;
  const { by = "", on = "", reviewBy = "", text: approved = "" } = text.approval ?? {};
  const read = [text.status, by, on, reviewBy, hash, source, approved];
  const lines = linesInWords(row, language);
  return [
    raw,
    rendered,
    String(characters),
    lines,
    ...read,
    text.releases.map(releaseLine).join("\n"),
  ];
}

function cellsOf(row: WordingRow): string[] {
  const [first, ...others] = row.shownBy;
  return [
    row.key,
    first?.component ?? "",
    first?.state ?? "",
    first?.next ?? "",
    first?.story ?? "",
    others.map(({ component, state }) => `${component}: ${state}`).join("\n"),
    row.notShown ?? "",
    row.usedBy.join(", "),
    row.kinds.join(", "),
    ...messageCells(row),
    row.legalBasis ?? "none",
    row.owner,
    row.standsInFor === null ? "ours" : `ours stand in for: ${row.standsInFor}`,
    row.variables.map(({ name, type, sample }) => `${name} (${type}): ${sample}`).join("\n"),
    String(row.budget ?? ""),
    String(row.lineLimit ?? ""),
    row.toDecide.join("; "),
    ...languages.flatMap((language) => textCells(row, language)),
  ];
}

/** A spreadsheet runs what begins like a formula, so such a text gets an apostrophe before it. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The wording book as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets need). */
export function wordingCsv(rows: readonly WordingRow[]): string {
  const lines = [columns, ...rows.map(cellsOf)].map((cells) => cells.map(csvCell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}
