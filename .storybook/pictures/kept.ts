import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import type { StoryRow } from "../../stories/review/review-data.ts";

/** One thing that a run of the stories keeps: a picture or a piece of evidence. */
export interface Kept {
  /** From the root. */
  readonly path: string;
  readonly mode: string;
  readonly storyId: string;
  readonly kind: "picture" | "evidence";
}

/** The folders of pictures and evidence, with one folder for each mode. */
const keptFolders = [
  { folder: "tests/pictures", ending: ".png", kind: "picture" },
  { folder: "stories/review/axe", ending: ".json", kind: "evidence" },
] as const;

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Everything that earlier runs have kept. */
export function listKept(root: string): Kept[] {
  return keptFolders.flatMap(({ folder, ending, kind }) =>
    foldersIn(join(root, folder)).flatMap((mode) =>
      readdirSync(join(root, folder, mode))
        .filter((name) => name.endsWith(ending))
        .map((name) => ({
          path: `${folder}/${mode}/${name}`,
          mode,
          storyId: name.slice(0, -ending.length),
          kind,
        })),
    ),
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
  const drawn = new Set(stories.filter(({ isPictured }) => isPictured).map(({ id }) => id));
  const all = new Set(stories.map(({ id }) => id));
  return kept.filter(({ kind, mode, storyId }) => {
    const wanted = kind === "picture" ? drawn : all;
    return !modes.includes(mode) || !wanted.has(storyId);
  });
}
