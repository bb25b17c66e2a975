import { readdirSync } from "node:fs";
import { join } from "node:path";
import { chromaticModes } from "../../stories/modes.ts";
import { isSnapshotted, readStateStories } from "../states/read-state-stories.ts";

/** A snapshot, as both lists name it. */
export function nameSnapshot(id: string, mode: string): string {
  return `${id} · ${mode}`;
}

/** The snapshots that the project means Chromatic to draw, read from its files without running them. */
export function localSnapshots(root: string): string[] {
  const files = readdirSync(join(root, "stories"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".stories.tsx"))
    .map((path) => join(root, "stories", path));
  const ids = files.flatMap((file) => {
    const { written, states } = readStateStories(file);
    const own = written.filter((story) => isSnapshotted(story, states));
    return [...own.map(({ __id = "" }) => __id), ...states.map(({ id }) => id)];
  });
  return ids.flatMap((id) => Object.keys(chromaticModes).map((mode) => nameSnapshot(id, mode)));
}
