import { locales } from "@grandstand/rules/locale";
import { jsonLines, readJsonLines } from "@grandstand/tools/src/run/json-lines.ts";

/** What each test's file has in a file that is kept of all, by its name: `badge/badge`. */
export type OfFiles = ReadonlyMap<string, string>;

/** A kind of what tests keep: how the parts of a file are read, and put together. */
export interface KeptKind {
  /** In stories/review. */
  readonly files: readonly string[];
  readonly read: (text: string) => OfFiles;
  readonly write: (ofFiles: OfFiles) => string;
}

const inOrder = (ofFiles: OfFiles) => [...ofFiles].sort(([one], [other]) => (one < other ? -1 : 1));

type Line = readonly [name: string, key: string, ...rest: unknown[]];

const byKey = ([, one]: Line, [, other]: Line) => (one < other ? -1 : 1);

/** What ui/src/testing/shown-texts.ts keeps: a line a text of a test's file. */
export const shownTexts: KeptKind = {
  files: ["shown-texts.gen.jsonl"],
  read: (text) => {
    const ofFiles = Map.groupBy(readJsonLines<Line>(text), ([name]) => name);
    return new Map([...ofFiles].map(([name, lines]) => [name, jsonLines(lines)]));
  },
  write: (ofFiles) =>
    inOrder(ofFiles)
      .map(([, lines]) => jsonLines(readJsonLines<Line>(lines).sort(byKey)))
      .join(""),
};

/** What ui/src/testing/transcripts.ts keeps: under the name of each test's file what is said in it, a line a thing. */
export const transcripts: KeptKind = {
  files: locales.map((language) => `transcripts.${language}.gen.txt`),
  read: (text) =>
    new Map(
      text
        .split(/^# /m)
        .slice(1)
        .map((part) => {
          const end = part.indexOf("\n");
          return [part.slice(0, end), part.slice(end).trim()];
        }),
    ),
  write: (ofFiles) =>
    inOrder(ofFiles)
      .map(([name, said]) => `# ${name}\n\n${said.trim()}\n`)
      .join("\n"),
};

/** What was kept with what is handed in: of a run of all, what is not in it any more goes. */
export function mergeKept(kept: OfFiles, handedIn: OfFiles, isWhole: boolean): OfFiles {
  return isWhole ? handedIn : new Map([...kept, ...handedIn]);
}
