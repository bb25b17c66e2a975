import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { Evidence } from "../../stories/review/evidence-data.ts";
import type { RecordedRun } from "../../stories/review/statement.ts";
import type { StoryInspections } from "./inspect-story.ts";

/** What was found in the stories of a component that every inspection goes through. */
export interface PageResult {
  /** When, as ISO 8601. */
  readonly at: string;
  /** With which browser and which axe. */
  readonly by: string;
  readonly stories: Readonly<Record<string, StoryInspections>>;
}

/** What axe found in the stories of a page as they were tested, by story and mode. */
export interface AxeResult {
  readonly at: string;
  readonly stories: Readonly<Record<string, Readonly<Record<string, Evidence>>>>;
}

/** The runs of the tests of one specification's rules, by the rule's number. */
export interface Runs {
  readonly at: string;
  readonly rules: Readonly<Record<string, RecordedRun>>;
}

interface Results {
  readonly pages: PageResult;
  readonly axe: AxeResult;
  readonly runs: Runs;
}

export type ResultKind = keyof Results;

/** A result, and whether its source has changed since. */
export type Known<Result> = Result & { readonly isChanged: boolean };

/** The results that are kept outside of the tree, each by the hash of what it is a result of. */
export interface EvidenceStore {
  readonly folder: string;
  /** The result of a source as it is now; else the last one of what it was; undefined where there is none. */
  readonly read: <Kind extends ResultKind>(
    kind: Kind,
    of: string,
    source: string,
  ) => Known<Results[Kind]> | undefined;
  readonly keep: <Kind extends ResultKind>(
    kind: Kind,
    of: string,
    source: string,
    result: Results[Kind],
  ) => void;
}

/** The store in a folder: `.evidence` at the root, which git leaves out. */
export function evidenceStore(folder = join(root, ".evidence")): EvidenceStore {
  const folderOf = (kind: string, of: string) => join(folder, kind, of.replaceAll("/", "."));
  const readFile = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  return {
    folder,
    read(kind, of, source) {
      const own = folderOf(kind, of);
      if (!existsSync(own)) return undefined;
      const current = join(own, `${source}.json`);
      if (existsSync(current)) return { ...readFile(current), isChanged: false };
      const names = readdirSync(own).filter((name) => name.endsWith(".json"));
      const earlier = names.map((name) => readFile(join(own, name)));
      const [last] = earlier.sort((one, other) => other.at.localeCompare(one.at, "en"));
      return last && { ...last, isChanged: true };
    },
    keep(kind, of, source, result) {
      const path = join(folderOf(kind, of), `${source}.json`);
      mkdirSync(dirname(path), { recursive: true });
      // Whole or not at all: a run may be broken off.
      writeFileSync(`${path}.new`, `${JSON.stringify(result)}\n`);
      renameSync(`${path}.new`, path);
    },
  };
}
