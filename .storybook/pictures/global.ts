import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { modes } from "../../stories/modes.ts";
import { findOrphans, listKept, listStories } from "./kept.ts";

/**
 * Before the stories run: what is kept of stories that are gone is taken away under `-u`, and fails
 * the run otherwise, since nobody would ever compare it again.
 */
export default function setup({ config }: TestProject): void {
  const orphans = findOrphans(listKept(config.root), listStories(config.root), Object.keys(modes));
  if (orphans.length === 0) return;
  if (config.snapshotOptions.updateSnapshot === "all") {
    for (const { path } of orphans) rmSync(join(config.root, path), { force: true });
    return;
  }
  throw new Error(
    [
      "These are kept of stories or modes that are no more, so nothing is ever compared with them:",
      ...orphans.map(({ path }) => `  ${path}`),
      "`npx vitest run --project 'stories*' --update=all` takes them away.",
    ].join("\n"),
  );
}
