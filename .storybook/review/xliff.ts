import type {
  Language,
  VariableRow,
  WordingRow,
  WordingStatus,
  WordingText,
} from "../../stories/review/review-data.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** A translation's state in the words of XLIFF 2.0. */
const states: Readonly<Record<WordingStatus, string>> = {
  missing: "initial",
  waiting: "translated",
  changed: "translated",
  approved: "final",
};

const describeVariable = ({ name, type, sample }: VariableRow) => `${name} (${type}: ${sample})`;

/** What a reader of the file has to know, and by what an edit of it is seen when it comes back (tools/src/wording/edited-texts.ts). */
function notesOf(row: WordingRow, target: WordingText | undefined): string {
  const notes = [
    ...row.messages.map(({ name, kind, trigger }) => `${name} (${kind}): ${trigger}`),
    ...row.shownBy.slice(0, 1).map(({ component, state }) => `Shown by ${component}: ${state}`),
    ...(row.variables.length > 0
      ? [`Variables: ${row.variables.map(describeVariable).join(", ")}`]
      : []),
    ...(row.budget === undefined ? [] : [`At most ${row.budget} characters`]),
  ];
  const fingerprint = target ? `<note category="fingerprint">${target.hash}</note>` : "";
  if (notes.length === 0 && fingerprint === "") return "";
  return `<notes>${notes.map((note) => `<note>${escapeMarkup(note)}</note>`).join("")}${fingerprint}</notes>`;
}

function unitOf(row: WordingRow, language: Language, index: number): string {
  const source = row.texts.fr?.raw ?? "";
  const target = row.texts[language];
  const translation = target ? `<target>${escapeMarkup(target.raw)}</target>` : "";
  const state = states[target?.status ?? "missing"];
  return `<unit id="u${index + 1}" name="${escapeMarkup(row.key)}">${notesOf(row, target)}<segment state="${state}"><source>${escapeMarkup(source)}</source>${translation}</segment></unit>`;
}

/**
 * The wording as XLIFF 2.0, for a translator's tools: from French into one language. A plural form
 * that one of the two languages does not have has no unit.
 */
export function wordingXliff(
  rows: readonly WordingRow[],
  language: Exclude<Language, "fr">,
): string {
  const units = rows
    .filter((row) => row.texts.fr && !row.notNeededIn.includes(language))
    .map((row, index) => unitOf(row, language, index));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="fr" trgLang="${language}">
<file id="wording" original="ui/src/locale" xml:space="preserve">
${units.join("\n")}
</file>
</xliff>
`;
}
