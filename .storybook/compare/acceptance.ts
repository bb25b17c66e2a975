import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "@grandstand/tools/src/run/say.ts";
import { componentOf } from "./stories-to-draw.ts";

/** A line that says why a component or a story may look different than before. */
export interface Acceptance {
  /** A component's folder or a story's id; `*` stands for anything. */
  readonly pattern: string;
  readonly why: string;
  /** Where it is written, from the root: `.pictures/wider-badge.md:3`. */
  readonly at: string;
}

/** The folder of the files that hold such lines. */
export const acceptanceFolder = ".pictures";

/**
 * The lines of acceptance of one file: each item of a list is one, `- odds-button: why`, and all else is prose. Throws a
 * Stop where an item gives no reason.
 */
export function readAcceptances(text: string, file: string): Acceptance[] {
  return text.split("\n").flatMap((line, index) => {
    if (!line.startsWith("- ")) return [];
    const at = `${file}:${index + 1}`;
    const [, pattern, why] = /^- `?([\w*-]+)`?: (.*\S)/.exec(line) ?? [];
    if (pattern && why) return [{ pattern, why, at }];
    throw new Stop(
      `${at} accepts no difference as it is written: ${line}\nA line names a component's folder or a story's id and says why it looks other: - odds-button: the label has more room`,
    );
  });
}

/** The lines of acceptance of every file but the README. */
export function listAcceptances(root: string): Acceptance[] {
  const files = readdirSync(join(root, acceptanceFolder)).filter(
    (name) => name.endsWith(".md") && name !== "README.md",
  );
  return files.toSorted().flatMap((name) => {
    const file = `${acceptanceFolder}/${name}`;
    return readAcceptances(readFileSync(join(root, file), "utf8"), file);
  });
}

function isOf({ pattern }: Acceptance, storyId: string): boolean {
  const wanted = new RegExp(`^${pattern.replaceAll("*", ".*")}$`);
  return wanted.test(storyId) || wanted.test(componentOf(storyId));
}

/** The line that accepts a difference of a story, if there is one. */
export function acceptanceOf(
  storyId: string,
  acceptances: readonly Acceptance[],
): Acceptance | undefined {
  return acceptances.find((acceptance) => isOf(acceptance, storyId));
}

/** The lines that none of these stories needs. */
export function unusedAcceptances(
  storyIds: readonly string[],
  acceptances: readonly Acceptance[],
): Acceptance[] {
  return acceptances.filter((acceptance) => !storyIds.some((id) => isOf(acceptance, id)));
}
