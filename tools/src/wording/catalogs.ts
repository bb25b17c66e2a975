import { type Finding, lineAt, type ProjectFile } from "../repository/finding.ts";

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

function entriesOf({ path, text: source }: ProjectFile): Entry[] {
  const language = languages.find((name) => path.startsWith(`ui/src/locale/${name}/`));
  if (!language) return [];
  return Object.entries<unknown>(JSON.parse(source)).map(([key, value]) => ({
    key,
    text: typeof value === "string" ? value : "",
    language,
    file: path,
    line: lineAt(source, source.indexOf(`"${key}"`)),
  }));
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

/** Keys that occur in two files of a language. */
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
