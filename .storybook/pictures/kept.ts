import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import type { StoryRow } from "../../stories/review/review-data.ts";

/** One thing that a run of the stories keeps: what axe found in one. */
export interface Kept {
  /** From the root. */
  readonly path: string;
  readonly mode: string;
  readonly storyId: string;
}

/** The folder of the evidence, with one folder for each mode. */
const keptFolder = "stories/review/axe";

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Everything that earlier runs have kept. */
export function listKept(root: string): Kept[] {
  return foldersIn(join(root, keptFolder)).flatMap((mode) =>
    readdirSync(join(root, keptFolder, mode)).map((name) => ({
      path: `${keptFolder}/${mode}/${name}`,
      mode,
      storyId: basename(name, ".json"),
    })),
  );
}

/** The stories of one file, as Storybook names them. */
export function storiesIn(code: string, fileName: string): StoryRow[] {
  const csf = loadCsf(code, { fileName, makeTitle: (title) => title ?? "" }).parse();
  const [, folder = ""] = /components\/([\w-]+)\.stories\.tsx$/.exec(fileName) ?? [];
  return csf.indexInputs.map(({ __id: id = "", name = "", title = "", tags = [] }) => ({
    id,
    name,
    title,
    folder,
    isPictured: !tags.includes("no-picture"),
  }));
}

/** Every story of the project, read from its files without running them. */
export function listStories(root: string): StoryRow[] {
  return readdirSync(join(root, "stories"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .flatMap((path) => {
      const fileName = join(root, "stories", path);
      return storiesIn(readFileSync(fileName, "utf8"), fileName);
    });
}

/** What is kept of a story, or in a mode, that is no more. */
export function findOrphans(
  kept: readonly Kept[],
  stories: readonly StoryRow[],
  modes: readonly string[],
): Kept[] {
  const wanted = new Set(stories.map(({ id }) => id));
  return kept.filter(({ mode, storyId }) => !modes.includes(mode) || !wanted.has(storyId));
}
