import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, say, showProgress } from "@grandstand/tools/src/run/say.ts";
import {
  linesPath,
  type MeasuredLines,
  readLines,
  writeLines,
} from "@grandstand/tools/src/wording/lines.ts";
import type { WordingRow } from "../../stories/review/review-data.ts";
import { unmeasured } from "../review/kept-lines.ts";
import { readPart } from "../review/read-review.ts";
import { withStorybook } from "../with-storybook.ts";
import { storyDrawer } from "./draw-story.ts";
import { measureLines } from "./measure-lines.ts";

function write(kept: MeasuredLines): void {
  writeFileSync(join(root, linesPath), writeLines(kept));
}

/** The rows to measure: those with something unknown, or all, or those that have one of the words. */
function wantedOf(rows: readonly WordingRow[], given: readonly string[]): WordingRow[] {
  const shown = rows.filter(({ shownBy }) => shownBy.length > 0);
  const words = given.filter((word) => !word.startsWith("--"));
  if (words.length > 0) {
    return shown.filter(({ key, shownBy }) =>
      words.some((word) => key.includes(word) || shownBy[0]?.story.includes(word)),
    );
  }
  if (given.includes("--all")) return shown;
  return shown.filter((row) => unmeasured([row]).length > 0);
}

/**
 * `npm run lines`: draws each state that shows a text, 320 px wide in each language, in a static Storybook, and
 * writes how many lines the text takes there. It measures what is not known or has changed since; `-- --all`
 * everything, and words narrow it to keys and stories that have one of them.
 */
async function main(): Promise<number> {
  const rows = readPart("wording");
  const wanted = wantedOf(rows, process.argv.slice(2));
  const known = readLines(readProject(root));
  let kept: MeasuredLines = Object.fromEntries(
    rows.flatMap(({ key }) => (known[key] ? [[key, known[key]]] : [])),
  );
  if (wanted.length === 0) {
    write(kept);
    say("The lines of every text are known.");
    return 0;
  }
  const failed: string[] = [];
  await withStorybook(async (origin, browser) => {
    const page = await browser.newPage({
      viewport: { width: 320, height: 800 },
      reducedMotion: "reduce",
    });
    const draw = storyDrawer(page, origin);
    const byStory = Map.groupBy(wanted, ({ shownBy }) => shownBy[0]?.story ?? "");
    const done = showProgress(`drawing ${byStory.size} states`);
    for (const [story, own] of [...byStory].sort(([one], [other]) => (one < other ? -1 : 1))) {
      try {
        kept = { ...kept, ...(await measureLines(page, draw, story, own)) };
      } catch (error) {
        failed.push(`${story}: ${error instanceof Error ? error.message : error}`);
      }
    }
    done();
  });
  write(kept);
  say(`${wanted.length} texts measured, in ${linesPath}`);
  for (const failure of failed) say(failure);
  return failed.length === 0 ? 0 : 1;
}

await runCommand(main);
