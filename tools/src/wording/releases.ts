import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProjectFile } from "../repository/finding.ts";
import { readProject } from "../repository/read-project.ts";
import { Stop } from "../run/say.ts";
import { type Catalogs, type Language, languages, readCatalogs } from "./catalogs.ts";
import { type ReleaseReport, releaseReport } from "./release.ts";

/** A release, with the texts that it changed: by key and language, null where it took one away. */
interface Release {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly texts: Readonly<Record<string, Partial<Record<Language, string | null>>>>;
}

/** What a text was from a release on, until the next one that changed it; null where it was taken away. */
export interface ReleasedText {
  readonly version: string;
  readonly on: string;
  readonly text: string | null;
}

/** The texts of the releases: of each, by key and language, from the first release to the last. */
export type ReleasedTexts = ReadonlyMap<
  string,
  Readonly<Partial<Record<Language, readonly ReleasedText[]>>>
>;

const folder = "stories/review/releases";

/** The releases that are recorded, from the first to the last. */
function readReleases(files: readonly ProjectFile[]): Release[] {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith(".json"))
    .map(({ text }): Release => JSON.parse(text))
    .sort((one, other) => one.version.localeCompare(other.version, "en", { numeric: true }));
}

/** Reads what each text was at each release that changed it. */
export function readReleasedTexts(files: readonly ProjectFile[]): ReleasedTexts {
  const released = new Map<string, Partial<Record<Language, ReleasedText[]>>>();
  for (const { version, on, texts } of readReleases(files)) {
    for (const [key, byLanguage] of Object.entries(texts)) {
      const known = released.get(key) ?? {};
      for (const language of languages) {
        const text = byLanguage[language];
        if (text === undefined) continue;
        known[language] = [...(known[language] ?? []), { version, on, text }];
      }
      released.set(key, known);
    }
  }
  return released;
}

/** The texts that are other than at the last release, or were not there. */
function changedTexts(catalogs: Catalogs, released: ReleasedTexts): Release["texts"] {
  const keys = languages.flatMap((language) => [...catalogs[language].keys()]);
  const all = [...new Set([...keys, ...released.keys()])].sort();
  const changes = all.map((key) => {
    const ofKey = languages.flatMap((language) => {
      const before = released.get(key)?.[language]?.at(-1)?.text ?? null;
      const now = catalogs[language].get(key)?.text ?? null;
      return before === now ? [] : [[language, now]];
    });
    return [key, Object.fromEntries(ofKey)] as const;
  });
  return Object.fromEntries(changes.filter(([, texts]) => Object.keys(texts).length > 0));
}

function versionOf(project: string): string {
  return JSON.parse(readFileSync(join(project, "ui/package.json"), "utf8")).version;
}

/**
 * Records what a project's texts are at the release of the version it has, on a day (YYYY-MM-DD): only where
 * nothing holds that release back. Throws a Stop where this version was released with other texts.
 */
export function recordRelease(project: string, on: string): ReleaseReport {
  const report = releaseReport(project, on);
  if (!report.isReady) return report;
  const files = readProject(project);
  const texts = changedTexts(readCatalogs(files), readReleasedTexts(files));
  const count = Object.keys(texts).length;
  const version = versionOf(project);
  const path = join(project, folder, `${version}.json`);
  if (existsSync(path)) {
    if (count === 0) return { lines: [`${version} is recorded already.`], isReady: true };
    throw new Stop(
      `${version} was released, and ${count} texts have changed since: raise the version first, by npm run changeset -- version`,
    );
  }
  const release: Release = { version, on, texts };
  mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(path, `${JSON.stringify(release, null, 2)}\n`);
  const recorded = `Recorded ${version}: ${count} texts are new or other than before, in ${folder}/${version}.json`;
  return { lines: [...report.lines, recorded], isReady: true };
}
