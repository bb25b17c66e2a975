import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import type { Browser } from "playwright";
import type { KeptInspections } from "../../stories/review/kept-inspections.ts";
import { picturedStory } from "../../stories/support/pictured-stories.ts";
import { listStories } from "../list-stories.ts";
import { readPart } from "../review/read-review.ts";
import { isGallery } from "../states/read-state-stories.ts";
import { withStorybook } from "../with-storybook.ts";
import { inspectPage, type PageOfStories } from "./inspect-page.ts";
import { judgeInspections } from "./judge.ts";
import { listPairs, pairsPath, readPairs } from "./pairs.ts";
import { evidenceFiles, publishedEvidence, publishInto, sourcesPath } from "./publish.ts";
import { pageOf, type Sources } from "./sources.ts";
import { evidenceStore, type PageResult } from "./store.ts";

const pagesAtOnce = 4;
const store = evidenceStore();

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** The components of a Storybook, each with its galleries of states, or its first story where it has none. */
function pagesIn(entries: readonly Entry[], origin: string): Map<string, PageOfStories> {
  const rows = listStories(root);
  const ids = entries
    .filter(({ type, tags = [] }) => type === "story" && tags.includes("test"))
    .map(({ id }) => id)
    .filter((id) => id.startsWith("components-"));
  return new Map(
    [...Map.groupBy(ids, pageOf)].map(([page, stories]) => {
      const galleries = stories.filter(isGallery);
      const folder = rows.find(({ id }) => id === stories[0])?.folder ?? "";
      const inspected = galleries.length > 0 ? galleries : stories.slice(0, 1);
      return [page, { origin, inspected, pictured: picturedStory(folder, rows)?.id }];
    }),
  );
}

function summaryOf({ stories }: PageResult): string {
  const found = Object.values(stories).flatMap(({ faults }) =>
    Object.entries(faults).filter(([, lines]) => lines.length > 0),
  );
  return (
    found.map(([inspection, lines]) => `${inspection} ${lines.length}`).join(", ") || "no fault"
  );
}

/** Looks at components, several at once, and keeps each result as it ends. Resolves with those that could not be looked at. */
async function inspectAll(
  browser: Browser,
  pages: ReadonlyMap<string, PageOfStories>,
  sources: Sources,
): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...pages];
  const inspectNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [page, wanted] = next;
      try {
        const result = await inspectPage(browser, wanted, store.folder);
        store.keep("pages", page, sources[page] ?? "", result);
        say(`${page}: ${summaryOf(result)} (${waiting.length} wait)`);
      } catch (error) {
        failed.push(page);
        say(`${page} could not be looked at: ${error instanceof Error ? error.message : error}`);
      }
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, inspectNext));
  return failed;
}

/** Adds new pairs of colours to the list in the tree; a run of everything also removes those that are drawn no more. */
function writePairs({ pairs }: KeptInspections, isWhole: boolean): void {
  const listed = readPairs(readProject(root));
  const text = listPairs(isWhole ? pairs : [...pairs, ...listed]);
  if (text === listPairs(listed)) return;
  writeFileSync(join(root, pairsPath), text);
  say(`The list of pairs of colours has changed: look at it, and commit ${pairsPath}.`);
}

async function readFrom<Content>(origin: string, path: string): Promise<Content> {
  const response = await fetch(`${origin}/${path}`);
  if (response.ok) return response.json();
  throw new Stop(`This Storybook has no ${path}: build it again, \`npm run storybook -- build\`.`);
}

/**
 * `npm run evidence`: looks in a static Storybook at each component in every way of inspections.ts and keeps
 * what was found by the hash of what that Storybook was built from, in `.evidence`. A component that has been looked at
 * since it changed is left out, so a run that was broken off continues where it ended; `-- --all` looks at all, and
 * words narrow it to the components whose name has one of them. The Storybook that STORYBOOK_BUILT names receives the
 * results.
 */
async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const words = given.filter((word) => !word.startsWith("--"));
  const { STORYBOOK_BUILT: built } = process.env;
  return withStorybook(async (origin, browser) => {
    const sources = await readFrom<Sources>(origin, sourcesPath);
    const index = await readFrom<{ entries: Record<string, Entry> }>(origin, "index.json");
    const pages = pagesIn(Object.values(index.entries), origin);
    const isKnown = (page: string) =>
      store.read("pages", page, sources[page] ?? "")?.isChanged === false;
    const wanted = [...pages].filter(
      ([page]) =>
        (words.length === 0 || words.some((word) => page.includes(word))) &&
        (given.includes("--all") || !isKnown(page)),
    );
    say(`${wanted.length} of ${pages.size} components to look at.`);
    const failed = await inspectAll(browser, new Map(wanted), sources);
    if (built) publishInto(built, evidenceFiles(sources, readPart("rules"), store));
    const published = publishedEvidence(sources, store);
    writePairs(published.looked, [...pages.keys()].every(isKnown));
    const wrong = judgeInspections(published);
    for (const line of wrong) say(line);
    return failed.length + wrong.length === 0 ? 0 : 1;
  });
}

await runCommand(main);
