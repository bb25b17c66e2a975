import { linesInWords } from "../../stories/review/line-standing.ts";
import { releaseLine } from "../../stories/review/release-line.ts";
import {
  type Language,
  languages,
  type MessageRow,
  type WordingRow,
  type WordingText,
  type WordPart,
} from "../../stories/review/review-data.ts";
import { type Tension, tensions } from "../../stories/review/tensions.ts";
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

function textCell(row: WordingRow, text: WordingText, language: Language): string {
  const { by, on, reviewBy } = text.approval ?? {};
  const signed = by ? ` by ${by}, ${on}, again by ${reviewBy}` : "";
  const raw = text.raw === text.rendered ? "" : `<code>${escapeMarkup(text.raw)}</code>`;
  const changed = text.difference
    ? `<p>Since the sign-off: ${text.difference.map(changeOf).join("")}</p>`
    : "";
  const releases = text.releases.map((each) => facts([releaseLine(each)])).join("");
  return `<p lang="${language}">${escapeMarkup(text.rendered)}</p>${raw}<small>${text.characters} characters · ${linesInWords(row, language)} · ${text.status}${escapeMarkup(signed)}</small>${changed}${releases}`;
}

function pictureCells({ id, name }: MessageRow, language: Language): string {
  const pictures = pictureWidths.map((width) => {
    const address = `pictures/${pictureName(id, language, width)}`;
    const alternative = escapeMarkup(`${name}, ${language}, ${width} px wide`);
    return `<a href="${address}"><img src="${address}" alt="${alternative}" loading="lazy"></a>`;
  });
  return `<span class="pictures">${pictures.join("")}</span>`;
}

const facts = (list: readonly string[]) =>
  `<small>${list.filter(Boolean).map(escapeMarkup).join(" · ")}</small>`;

function messageFacts({ name, kind, trigger, severity, lifetime, canBeClosed }: MessageRow) {
  const closing = canBeClosed ? "can be closed" : "cannot be closed";
  return facts([`${name} (${kind}): ${trigger}`, severity, lifetime, closing]);
}

function aboutText(row: WordingRow): string {
  const [shown] = row.shownBy;
  const story = shown
    ? [
        `${shown.component}: ${shown.state}`,
        ...(shown.next === null ? [] : [`then ${shown.next}`]),
        ...(shown.inPlaceOf === null ? [] : [`drawn in the place of ${shown.inPlaceOf}`]),
      ].join(", ")
    : (row.notShown ?? "");
  const variables = row.variables.map(
    ({ name, type, sample }) => `{{${name}}} ${type}, such as ${sample}`,
  );
  return [
    facts([story, row.kinds.join(", "), `owner ${row.owner}`, row.legalBasis ?? ""]),
    row.standsInFor === null ? "" : facts([`Where the server sends no words: ${row.standsInFor}`]),
    row.variables.length > 0 ? facts(variables) : "",
    row.budget === undefined
      ? ""
      : facts([`at most ${row.budget} characters, ${row.lineLimit} lines at 320 px`]),
    ...row.messages.map(messageFacts),
    ...row.toDecide.map((words) => facts([`to decide ${words}`])),
  ].join("");
}

function tableRow(row: WordingRow, { hasPictures }: WordingPageOptions): string {
  const texts = languages.map((language) => {
    const text = row.texts[language];
    if (!text)
      return row.notNeededIn.includes(language) ? "<td></td>" : "<td><em>missing</em></td>";
    const drawn = hasPictures ? row.messages.map((message) => pictureCells(message, language)) : [];
    return `<td>${textCell(row, text, language)}${drawn.join("")}</td>`;
  });
  const about = `<code>${escapeMarkup(row.key)}</code>${aboutText(row)}`;
  return `<tr id="${escapeMarkup(row.key)}"><th scope="row">${about}</th>${texts.join("")}</tr>`;
}

const rowsPerPage = 20;

function table(rows: readonly WordingRow[], caption: string, options: WordingPageOptions): string {
  const heads = ["text", ...languages].map((name) => `<th scope="col">${name}</th>`);
  return `<table><caption>${escapeMarkup(caption)}</caption><thead><tr>${heads.join("")}</tr></thead>
<tbody>${rows.map((row) => tableRow(row, options)).join("\n")}</tbody></table>`;
}

/** The texts by the component that shows them; those that none shows come last. */
function groupsOf(rows: readonly WordingRow[]): [name: string, rows: WordingRow[]][] {
  const groups = new Map<string, WordingRow[]>();
  for (const row of rows) {
    const name = row.shownBy[0]?.component ?? "";
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const last = groups.get("");
  groups.delete("");
  const sorted = [...groups].sort(([one], [other]) => one.localeCompare(other, "en"));
  return last ? [...sorted, ["Shown by no component", last]] : sorted;
}

function groupSection(
  [name, rows]: [name: string, rows: WordingRow[]],
  index: number,
  options: WordingPageOptions,
): string {
  const count = Math.ceil(rows.length / rowsPerPage);
  const tables = Array.from({ length: count }, (_, page) => {
    const caption = count > 1 ? `${name}, ${page + 1} of ${count}` : name;
    return table(rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage), caption, options);
  });
  return `<section id="group-${index}"><h2>${escapeMarkup(name)}</h2>${tables.join("\n")}</section>`;
}

function tensionItem({ what, kept, law, change, decides, keys }: Tension): string {
  const facts = [kept, `The law: ${law}`, `What changes it: ${change}`, `Who decides: ${decides}.`];
  const where = keys.map((key) => `<code>${escapeMarkup(key)}</code>`);
  return `<li><strong>${escapeMarkup(what)}</strong> ${facts.map(escapeMarkup).join(" ")} ${where.join(" ")}</li>`;
}

const styles = `:root{color-scheme:light dark;font:15px/1.4 system-ui,sans-serif}body{margin:2rem}nav ol{columns:16rem;padding-inline-start:2rem}table{border-collapse:collapse;width:100%;table-layout:fixed;margin-top:1rem}caption{text-align:start;font-weight:600;padding:.25rem .6rem}th,td{border-top:1px solid;padding:.4rem .6rem;text-align:left;vertical-align:top;width:23%;overflow-wrap:anywhere}th:first-child{width:31%;font-weight:400}tr{break-inside:avoid}thead th{font-weight:600}p{margin:0}small{display:block;font-size:.85em}code{font-size:.85em;overflow-wrap:anywhere;margin-inline-end:.5em}.pictures{display:flex;gap:.5rem;align-items:start;margin-top:.5rem}.pictures img{max-height:16rem;max-width:100%;border:1px solid}@media print{@page{size:A4;margin:8mm}body{margin:0;font-size:6.5px;line-height:1.25}h1,nav h2{font-size:14px}section>h2{position:absolute;opacity:0}table{break-after:page;margin:0}th,td{padding:.5mm 1mm}.pictures img{max-height:5rem}nav{break-after:page}}`;

/**
 * The wording book as one page that needs nothing else but its pictures, to be sent, printed and kept:
 * contents, then the texts by the component that shows them, twenty on a printed page.
 */
export function wordingHtml(rows: readonly WordingRow[], options: WordingPageOptions): string {
  const groups = groupsOf(rows);
  const contents = groups.map(
    ([name, { length }], index) =>
      `<li><a href="#group-${index}">${escapeMarkup(name)}</a> (${length})</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wording book</title><style>${styles}</style></head>
<body><main><h1>Wording book</h1><p>${rows.length} texts.</p>
<h2>To be decided with open eyes</h2><ul>${tensions.map(tensionItem).join("\n")}</ul>
<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>${contents.join("\n")}</ol></nav>
${groups.map((group, index) => groupSection(group, index, options)).join("\n")}</main></body></html>
`;
}
