import ts from "typescript";
import type { Finding, ProjectFile } from "../repository/finding.ts";

/** The languages of the catalogs; French is the one that the others are translated from. */
export const languages = ["fr", "nl", "en"] as const;
/** A language of the catalogs. */
export type Language = (typeof languages)[number];

/** One text of one language, with its file and line. */
export type Entry = { key: string; text: string; language: Language; file: string; line: number };

/** Every text of every language, by its key. */
export type Catalogs = Readonly<Record<Language, ReadonlyMap<string, Entry>>>;

const catalogPath = /^ui\/src\/locale\/(fr|nl|en)\/(?:later\/)?[\w-]+\.json$/;

/** A finding about one text. */
export function about(
  { file, line, key, language }: Entry,
  finding: Pick<Finding, "what" | "why" | "instead">,
): Finding {
  return { file, line, ...finding, what: `${key} (${language}) ${finding.what}` };
}

function entriesOf(file: ProjectFile): Entry[] {
  const language = languages.find((name) => file.path.startsWith(`ui/src/locale/${name}/`));
  const source = ts.parseJsonText(file.path, file.text);
  const object = source.statements[0]?.expression;
  if (!language || !object || !ts.isObjectLiteralExpression(object)) return [];
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) return [];
    const { text: key } = property.name;
    const line = source.getLineAndCharacterOfPosition(property.getStart(source)).line + 1;
    const text = ts.isStringLiteral(property.initializer) ? property.initializer.text : "";
    return [{ key, text, language, file: file.path, line }];
  });
}

function allEntries(files: readonly ProjectFile[]): Entry[] {
  return files.filter(({ path }) => catalogPath.test(path)).flatMap(entriesOf);
}

/** Reads the catalogs from the project's files. Of a repeated key, the last one counts. */
export function readCatalogs(files: readonly ProjectFile[]): Catalogs {
  const entries = allEntries(files);
  const of = (language: Language) =>
    new Map(
      entries.filter((entry) => entry.language === language).map((entry) => [entry.key, entry]),
    );
  return { fr: of("fr"), nl: of("nl"), en: of("en") };
}

/** Keys that occur twice in a language, in one file or in two. */
export function checkRepeatedKeys(files: readonly ProjectFile[]): Finding[] {
  const entries = allEntries(files);
  return entries.filter(isRepeated).map((entry) =>
    about(entry, {
      what: "stands twice",
      why: "Only one of the two is shown, and nobody knows which.",
      instead: "keep one",
    }),
  );
}

function isRepeated(entry: Entry, index: number, entries: readonly Entry[]): boolean {
  const same = ({ key, language }: Entry) => key === entry.key && language === entry.language;
  return entries.findIndex(same) !== index;
}
