import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type EvidenceIndex,
  indexPath,
  type PublishedEvidence,
  resultsPath,
} from "../../stories/review/evidence-data.ts";
import type { KeptPair } from "../../stories/review/kept-inspections.ts";
import type { RuleRow } from "../../stories/review/review-data.ts";
import type { RuleRun } from "../../stories/review/statement.ts";
import { thumbnailFolder } from "../../stories/support/pictured-stories.ts";
import { statementCsv, statementHtml } from "../review/statement-file.ts";
import { addPairs } from "./pairs.ts";
import { pageOf, type Sources } from "./sources.ts";
import { type EvidenceStore, evidenceStore, type ResultKind } from "./store.ts";

/** Where a static Storybook has the hashes of what it was built from. */
export const sourcesPath = "evidence/sources.json";

const dayOf = (at: string) => at.slice(0, 10);

/** The results of all pages of stories and all rules' tests, each with whether its source is another now. */
export function publishedEvidence(
  sources: Sources,
  store: EvidenceStore = evidenceStore(),
): PublishedEvidence {
  const known = Object.entries(sources);
  const read = <Kind extends ResultKind>(kind: Kind) =>
    known.flatMap(([of, source]) => store.read(kind, of, source) ?? []);
  const stories = read("pages").flatMap(({ at, by, isChanged, stories: own }) =>
    Object.entries(own).map(([storyId, found]) => ({
      storyId,
      by,
      isChanged,
      on: dayOf(at),
      ...found,
    })),
  );
  const pairs = stories.reduce<KeptPair[]>(
    (all, { storyId, pairs: seen }) => addPairs(all, storyId, seen),
    [],
  );
  const inspected = new Set(stories.map(({ storyId }) => pageOf(storyId)));
  return {
    kept: read("axe").flatMap(({ at, isChanged, stories: own }) =>
      Object.entries(own).flatMap(([storyId, inModes]) =>
        Object.entries(inModes).map(([mode, evidence]) => ({
          mode,
          storyId,
          evidence,
          on: dayOf(at),
          isChanged,
        })),
      ),
    ),
    looked: {
      stories: Object.fromEntries(
        stories.map(({ storyId, on, by, faults, isChanged }) => [
          storyId,
          { on, by, faults, isChanged },
        ]),
      ),
      pairs,
      missing: known
        .map(([of]) => of)
        .filter((of) => of.startsWith("components-") && !inspected.has(of)),
    },
    runs: Object.fromEntries(
      read("runs").flatMap(({ rules, isChanged }) =>
        Object.entries(rules).map(([id, run]): [string, RuleRun] => [id, { ...run, isChanged }]),
      ),
    ),
  };
}

function thumbnailsIn({ folder }: EvidenceStore): string[] {
  const thumbnails = join(folder, "thumbnails");
  if (!existsSync(thumbnails)) return [];
  return readdirSync(thumbnails, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".webp"))
    .map((path) => `${thumbnailFolder}/${path.replaceAll("\\", "/")}`)
    .sort();
}

function indexOf({ looked }: PublishedEvidence, store: EvidenceStore): EvidenceIndex {
  const pages = Object.entries(looked.stories).map(([storyId, { on, isChanged }]) => [
    pageOf(storyId),
    { on, isChanged },
  ]);
  return { pages: Object.fromEntries(pages), thumbnails: thumbnailsIn(store) };
}

/** A file beside the pages of a Storybook, by its path there; it is made when it is requested. */
export type EvidenceFiles = ReadonlyMap<string, () => string | Buffer>;

/** The evidence of a Storybook of these sources, as files. */
export function evidenceFiles(
  sources: Sources,
  rules: readonly RuleRow[],
  store: EvidenceStore = evidenceStore(),
): EvidenceFiles {
  const published = publishedEvidence(sources, store);
  const index = indexOf(published, store);
  return new Map<string, () => string | Buffer>([
    [sourcesPath, () => JSON.stringify(sources)],
    [resultsPath, () => JSON.stringify(published)],
    [indexPath, () => JSON.stringify(index)],
    ["accessibility-statement.csv", () => statementCsv(rules, published)],
    ["accessibility-statement.html", () => statementHtml(rules, published)],
    ...index.thumbnails.map((path): [string, () => Buffer] => [
      path,
      () => readFileSync(join(store.folder, path.slice("evidence/".length))),
    ]),
  ]);
}

/** Adds the evidence to a static Storybook in a folder, beside its pages. */
export function publishInto(folder: string, files: EvidenceFiles): void {
  for (const [path, make] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), make());
  }
}
