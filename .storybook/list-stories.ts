import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import type { StoryRow } from "../stories/review/review-data.ts";

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
