import { type Finding, lineAt, type ProjectFile } from "../repository/finding.ts";

/** The languages of the catalogs; French is the one that the others are translated from. */
export const languages = ["fr", "nl", "en"] as const;
/** A language of the catalogs. */
export type Language = (typeof languages)[number];

/** One text of one language, with its file and line. */
export type Entry = { key: string; text: string; language: Language; file: string; line: number };

/** Every text of every language, by its key. */
export type Catalogs = Readonly<Record<Language, ReadonlyMap<string, Entry>>>;

const catalogPath = /^ui\/src\/locale\/(\w+)\/(?:later\/)?[\w-]+\.json$/;

function entriesOf({ path, text: source }: ProjectFile): Entry[] {
  const language = languages.find((name) => name === catalogPath.exec(path)?.[1]);
  if (!language) return [];
  return Object.entries<unknown>(JSON.parse(source)).map(([key, value]) => ({
    key,
    text: typeof value === "string" ? value : "",
    language,
    file: path,
    line: lineAt(source, source.indexOf(`"${key}"`)),
  }));
}

/** Reads the catalogs from the project's files. Of a repeated key, the last one counts. */
export function readCatalogs(files: readonly ProjectFile[]): Catalogs {
  const entries = files.flatMap(entriesOf);
  const of = (language: Language) =>
    new Map(
      entries.filter((entry) => entry.language === language).map((entry) => [entry.key, entry]),
    );
  return { fr: of("fr"), nl: of("nl"), en: of("en") };
}

/** A list beside the catalogs, such as their approvals; `whenAbsent` where there is none. */
export function readList<T>(files: readonly ProjectFile[], path: string, whenAbsent: T): T {
  const file = files.find((candidate) => candidate.path === path);
  return file ? (JSON.parse(file.text) as T) : whenAbsent;
}

/** Every text of every language. */
export function textsOf(catalogs: Catalogs): Entry[] {
  return languages.flatMap((language) => [...catalogs[language].values()]);
}

/** What is wrong with a text, why it matters, and what to do instead; undefined where nothing is. */
export type TextCheck = (
  entry: Entry,
) => Pick<Finding, "what" | "why" | "instead"> | null | undefined;

/** What checks find in texts, with the position, the key and the language of each text. */
export function checkTexts(entries: readonly Entry[], ...checks: readonly TextCheck[]): Finding[] {
  return entries.flatMap((entry) => {
    const { file, line, key, language } = entry;
    return checks.flatMap((check) => {
      const wrong = check(entry);
      return wrong ? [{ file, line, ...wrong, what: `${key} (${language}) ${wrong.what}` }] : [];
    });
  });
}

/** Keys that occur in two files of a language. */
export function checkRepeatedKeys(files: readonly ProjectFile[]): Finding[] {
  const entries = files.flatMap(entriesOf);
  const firsts = new Map(
    entries.toReversed().map((entry) => [`${entry.language} ${entry.key}`, entry]),
  );
  return checkTexts(entries, (entry) =>
    firsts.get(`${entry.language} ${entry.key}`) === entry
      ? undefined
      : {
          what: "is there twice",
          why: "Only one of the two is shown, and no one knows which.",
          instead: "keep one",
        },
  );
}
