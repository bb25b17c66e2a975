import { languages, type MessageRow, type WordingRow } from "../../stories/review/review-data.ts";

const perLanguage = [
  "raw",
  "rendered",
  "characters",
  "status",
  "approved by",
  "approved on",
  "hash",
  "text that was approved",
];
const columns = [
  "key",
  "surface",
  "kind",
  "message",
  "trigger",
  "severity",
  "lifetime",
  "can be closed",
  "specified in",
  "legal basis",
  "owner",
  "story",
  "variables",
  "budget",
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
    lines(({ legalBasis }) => legalBasis ?? "none"),
    lines(({ owner }) => owner),
    lines(({ story }) => story ?? ""),
  ];
}

function cellsOf(row: WordingRow): string[] {
  return [
    row.key,
    row.usedBy.join(", "),
    row.kinds.join(", "),
    ...messageCells(row),
    row.variables.join(", "),
    String(row.budget ?? ""),
    row.toDecide.join("; "),
    ...languages.flatMap((language) => {
      const text = row.texts[language];
      const { by = "", on = "" } = text?.approval ?? {};
      const status = row.notNeededIn.includes(language) ? "not needed" : "missing";
      if (!text) return ["", "", "", status, "", "", "", ""];
      const { raw, rendered, characters, hash } = text;
      const approved = text.approval?.text ?? "";
      return [raw, rendered, String(characters), text.status, by, on, hash, approved];
    }),
  ];
}

/** A spreadsheet runs what begins like a formula, so such a text gets an apostrophe before it. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The wording book as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets ask for). */
export function wordingCsv(rows: readonly WordingRow[]): string {
  const lines = [columns, ...rows.map(cellsOf)].map((cells) => cells.map(csvCell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}
