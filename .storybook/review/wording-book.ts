import { languages, type MessageRow, type WordingRow } from "../../stories/review/review-data.ts";
import { tensions } from "../../stories/review/tensions.ts";

const perLanguage = [
  "raw",
  "rendered",
  "characters",
  "status",
  "approved by",
  "approved on",
  "hash",
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
      const { by = "", on = "", hash = "" } = text?.approval ?? {};
      const status = row.notNeededIn.includes(language) ? "not needed" : "missing";
      if (!text) return ["", "", "", status, "", "", ""];
      return [text.raw, text.rendered, String(text.characters), text.status, by, on, hash];
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

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function htmlRow(row: WordingRow): string {
  const facts = [
    row.usedBy.join(", ") || "asked for by a key that is put together",
    row.kinds.join(", "),
    row.variables.map((name) => `{{${name}}}`).join(" "),
    row.budget === undefined ? "" : `at most ${row.budget} characters`,
    ...row.toDecide.map((words) => `to decide: ${words}`),
  ];
  const texts = languages.map((language) => {
    const text = row.texts[language];
    const isNeeded = !row.notNeededIn.includes(language);
    if (!text) return isNeeded ? "<td><em>missing</em></td>" : "<td></td>";
    const { by, on } = text.approval ?? {};
    const signed = by ? ` by ${by}, ${on}` : "";
    const raw = text.raw === text.rendered ? "" : `<code>${escapeHtml(text.raw)}</code>`;
    return `<td><p lang="${language}">${escapeHtml(text.rendered)}</p>${raw}<small>${text.characters} characters · ${text.status}${escapeHtml(signed)}</small></td>`;
  });
  const messages = row.messages.map(
    ({ name, kind, trigger, severity, lifetime, canBeClosed, source }) =>
      `<dt>${escapeHtml(name)} (${kind})</dt><dd>${escapeHtml(trigger)}</dd><dd>${escapeHtml(severity)} · ${escapeHtml(lifetime)} · ${canBeClosed ? "can be closed" : "cannot be closed"} · ${source}</dd>`,
  );
  const messageCell = `<td>${messages.length > 0 ? `<dl>${messages.join("")}</dl>` : "in the run of the page"}</td>`;
  const about = facts.filter(Boolean).map((fact) => `<small>${escapeHtml(fact)}</small>`);
  return `<tr id="${escapeHtml(row.key)}"><th scope="row"><code>${escapeHtml(row.key)}</code>${about.join("")}</th>${messageCell}${texts.join("")}</tr>`;
}

const styles = `:root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}body{margin:2rem}table{border-collapse:collapse;width:100%;margin-top:2rem}th,td{border-top:1px solid;padding:.6rem .8rem;text-align:left;vertical-align:top;width:20%}dl,dd{margin:0}dt{font-weight:600}dd{font-size:.85em}p{margin:0 0 .25rem}small{display:block}code{font-size:.85em;overflow-wrap:anywhere;display:block}thead th{position:sticky;top:0;background:Canvas}`;

/** The wording book as one page that needs nothing else, to be sent and kept. */
export function wordingHtml(rows: readonly WordingRow[]): string {
  const known = tensions.map(
    ({ what, kept }) => `<li><strong>${escapeHtml(what)}</strong> ${escapeHtml(kept)}</li>`,
  );
  const heads = languages.map((language) => `<th scope="col">${language}</th>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wording book</title><style>${styles}</style></head>
<body><main><h1>Wording book</h1><p>${rows.length} messages.</p>
<h2>To be decided with open eyes</h2><ul>${known.join("")}</ul>
<table><thead><tr><th scope="col">text</th><th scope="col">trigger, severity, lifetime</th>${heads.join("")}</tr></thead>
<tbody>${rows.map(htmlRow).join("\n")}</tbody></table></main></body></html>
`;
}
