import {
  type Language,
  languages,
  type MessageRow,
  type WordingRow,
  type WordingText,
  type WordPart,
} from "../../stories/review/review-data.ts";
import { tensions } from "../../stories/review/tensions.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { pictureName, pictureWidths } from "./picture-names.ts";

export interface WordingPageOptions {
  /** Whether the messages are drawn in `pictures/`, beside the page. */
  readonly hasPictures: boolean;
}

function changeOf({ text, change }: WordPart): string {
  const escaped = escapeMarkup(text);
  if (change === "same") return escaped;
  return change === "removed" ? `<del>${escaped}</del>` : `<ins>${escaped}</ins>`;
}

function textCell(text: WordingText, language: Language): string {
  const { by, on } = text.approval ?? {};
  const signed = by ? ` by ${by}, ${on}` : "";
  const raw = text.raw === text.rendered ? "" : `<code>${escapeMarkup(text.raw)}</code>`;
  const changed = text.difference
    ? `<p>Since the sign-off: ${text.difference.map(changeOf).join("")}</p>`
    : "";
  return `<p lang="${language}">${escapeMarkup(text.rendered)}</p>${raw}<small>${text.characters} characters · ${text.status}${escapeMarkup(signed)}</small>${changed}`;
}

function pictureCells({ id, name }: MessageRow, language: Language): string {
  const pictures = pictureWidths.map((width) => {
    const address = `pictures/${pictureName(id, language, width)}`;
    const alternative = escapeMarkup(`${name}, ${language}, ${width} px wide`);
    return `<a href="${address}"><img src="${address}" alt="${alternative}" loading="lazy"></a>`;
  });
  return `<span class="pictures">${pictures.join("")}</span>`;
}

function messageFacts(message: MessageRow): string {
  const { name, kind, trigger, severity, lifetime, canBeClosed, source } = message;
  const closing = canBeClosed ? "can be closed" : "cannot be closed";
  const facts = [
    trigger,
    `${severity} · ${lifetime} · ${closing} · ${source}`,
    `owner: ${message.owner} · legal basis: ${message.legalBasis ?? "none"}`,
  ];
  return `<dt>${escapeMarkup(name)} (${kind})</dt>${facts.map((fact) => `<dd>${escapeMarkup(fact)}</dd>`).join("")}`;
}

function aboutText(row: WordingRow): string {
  const facts = [
    row.usedBy.join(", ") || "asked for by a key that is put together",
    row.kinds.join(", "),
    row.variables.map((name) => `{{${name}}}`).join(" "),
    row.budget === undefined ? "" : `at most ${row.budget} characters`,
    ...row.toDecide.map((words) => `to decide: ${words}`),
  ];
  return facts
    .filter(Boolean)
    .map((fact) => `<small>${escapeMarkup(fact)}</small>`)
    .join("");
}

function tableRow(row: WordingRow, { hasPictures }: WordingPageOptions): string {
  const texts = languages.map((language) => {
    const text = row.texts[language];
    if (!text)
      return row.notNeededIn.includes(language) ? "<td></td>" : "<td><em>missing</em></td>";
    const drawn = hasPictures ? row.messages.map((message) => pictureCells(message, language)) : [];
    return `<td>${textCell(text, language)}${drawn.join("")}</td>`;
  });
  const facts = row.messages.map(messageFacts).join("");
  const about = `<code>${escapeMarkup(row.key)}</code>${aboutText(row)}`;
  return `<tr id="${escapeMarkup(row.key)}"><th scope="row">${about}</th><td>${facts ? `<dl>${facts}</dl>` : "in the run of the page"}</td>${texts.join("")}</tr>`;
}

const styles = `:root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}body{margin:2rem}table{border-collapse:collapse;width:100%;margin-top:2rem}th,td{border-top:1px solid;padding:.6rem .8rem;text-align:left;vertical-align:top;width:20%}tr{break-inside:avoid}dl,dd{margin:0}dt{font-weight:600}dd{font-size:.85em}p{margin:0 0 .25rem}small{display:block}code{font-size:.85em;overflow-wrap:anywhere;display:block}thead th{position:sticky;top:0;background:Canvas}.pictures{display:flex;gap:.5rem;align-items:start;margin-top:.5rem}.pictures img{max-height:16rem;max-width:100%;border:1px solid}@media print{@page{size:A4 landscape;margin:12mm}body{margin:0;font-size:9px}.pictures img{max-height:6rem}}`;

/** The wording book as one page that needs nothing else but its pictures, to be sent and kept. */
export function wordingHtml(rows: readonly WordingRow[], options: WordingPageOptions): string {
  const known = tensions.map(
    ({ what, kept, lawful }) =>
      `<li><strong>${escapeMarkup(what)}</strong> ${escapeMarkup(kept)} ${escapeMarkup(lawful)}</li>`,
  );
  const heads = languages.map((language) => `<th scope="col">${language}</th>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wording book</title><style>${styles}</style></head>
<body><main><h1>Wording book</h1><p>${rows.length} messages.</p>
<h2>To be decided with open eyes</h2><ul>${known.join("")}</ul>
<table><thead><tr><th scope="col">text</th><th scope="col">trigger, severity, lifetime</th>${heads.join("")}</tr></thead>
<tbody>${rows.map((row) => tableRow(row, options)).join("\n")}</tbody></table></main></body></html>
`;
}
