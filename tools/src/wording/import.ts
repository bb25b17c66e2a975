import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProject } from "../repository/read-project.ts";
import { Stop } from "../run/say.ts";
import { type Approvals, approvalsPath, changedSinceSignOff, textHash } from "./approvals.ts";
import { type Catalogs, type Entry, readCatalogs, readList } from "./catalogs.ts";
import { checkWords } from "./checks.ts";
import { type EditedText, textsOfCsv } from "./edited-texts.ts";
import { textsOfXliff } from "./edited-xliff.ts";

/** Why a text cannot be imported, whatever its words are; undefined where nothing speaks against it. */
function refusal({ key, language, text, from, source }: EditedText, catalogs: Catalogs) {
  const name = `${key} (${language})`;
  const present = catalogs[language].get(key);
  if (!present) return `${name}: the project has no such text`;
  if (present.text === text) return undefined;
  if (from === null && source !== null) {
    return `${name}: the file has lost the note with the text's fingerprint, so that no one sees whether the project's text has changed since it was written; keep the notes in the tool, or hand in the CSV`;
  }
  if (from !== null && textHash(present.text) !== from) {
    return `${name}: the project's text has changed since the file was written: "${present.text}"`;
  }
  const french = catalogs.fr.get(key)?.text;
  if (source !== null && french !== undefined && textHash(french) !== source) {
    return `${name}: the French text has changed since the file was written: "${french}"`;
  }
  return undefined;
}

/** The catalogs with the edited texts instead of their own. */
function withTexts(catalogs: Catalogs, edits: readonly EditedText[]): Catalogs {
  const after = {
    fr: new Map(catalogs.fr),
    nl: new Map(catalogs.nl),
    en: new Map(catalogs.en),
  };
  for (const { key, language, text } of edits) {
    const entry = catalogs[language].get(key);
    if (entry) after[language].set(key, { ...entry, text });
  }
  return after;
}

function write(project: string, changed: readonly Entry[]): void {
  for (const file of new Set(changed.map((entry) => entry.file))) {
    const path = join(project, file);
    const texts = new Map(Object.entries<string>(JSON.parse(readFileSync(path, "utf8"))));
    for (const { key, text } of changed.filter((entry) => entry.file === file))
      texts.set(key, text);
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`);
  }
}

/** What a file of texts changed, or why it changed nothing, in lines to print. */
interface ImportReport {
  readonly lines: readonly string[];
  readonly isImported: boolean;
}

/** Which sign-offs a change voids that held before it, as `key (language)`. */
function voided(before: Catalogs, after: Catalogs, approvals: Approvals): string[] {
  const names = (catalogs: Catalogs) =>
    changedSinceSignOff(catalogs, approvals).map(({ key, language }) => `${key} (${language})`);
  const already = new Set(names(before));
  return names(after).filter((name) => !already.has(name));
}

/**
 * Writes the texts that were edited in a CSV or XLIFF of the wording book into a project's catalogs. Where
 * one cannot be imported, or the checks of the wording find what they did not find before, none is.
 */
export function importTexts(project: string, path: string | undefined): ImportReport {
  if (!path)
    throw new Stop("Name a CSV or XLIFF of the wording book: npm run import-texts -- FILE");
  const content = readFileSync(path, "utf8");
  const edits = /<xliff\b/.test(content) ? textsOfXliff(content) : textsOfCsv(content);
  const files = readProject(project);
  const catalogs = readCatalogs(files);
  const after = withTexts(catalogs, edits);
  const known = new Set(checkWords(files, catalogs).map(({ what }) => what));
  const refused = [
    ...edits.flatMap((text) => refusal(text, catalogs) ?? []),
    ...checkWords(files, after)
      .filter(({ what }) => !known.has(what))
      .map(({ what, instead }) => `${what}\n    Instead: ${instead}`),
  ];
  if (refused.length > 0) {
    const lines = [`Nothing was written; ${refused.length} prevented it:`, ...refused];
    return { lines: [lines.join("\n  ")], isImported: false };
  }
  const changed = edits.flatMap(({ key, language }) => {
    const entry = after[language].get(key);
    return entry && entry.text !== catalogs[language].get(key)?.text ? [entry] : [];
  });
  write(project, changed);
  const names = changed.map(({ key, language }) => `${key} (${language})`);
  const lost = voided(catalogs, after, readList<Approvals>(files, approvalsPath, {}));
  return {
    lines: [
      [`${changed.length} texts changed.`, ...names].join("\n  "),
      ...(lost.length > 0 ? [[`${lost.length} sign-offs are void:`, ...lost].join("\n  ")] : []),
    ],
    isImported: true,
  };
}
