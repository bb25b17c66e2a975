import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { colourNames } from "@grandstand/tokens/values";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, say } from "@grandstand/tools/src/run/say.ts";
import axe from "axe-core";
import type { Browser } from "playwright";
import type { KeptInspections } from "../../stories/review/kept-inspections.ts";
import { isGallery } from "../states/read-state-stories.ts";
import { withStorybook } from "../with-storybook.ts";
import { type Faults, inspectColours, inspectStory } from "./inspect-story.ts";
import { addPairs, withoutPairsOf } from "./pairs.ts";

const kept = join(root, "stories/review/inspections.gen.json");
const pagesAtOnce = 4;

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

function readKept(): KeptInspections {
  return JSON.parse(readFileSync(kept, "utf8"));
}

/** The stories to look at: of each component its gallery of states, or its default where it has none. */
function wantedOf(entries: readonly Entry[], words: readonly string[]): string[] {
  const stories = entries.filter(
    ({ type, title }) => type === "story" && title.startsWith("Components/"),
  );
  if (words.length > 0) {
    return stories.map(({ id }) => id).filter((id) => words.some((word) => id.includes(word)));
  }
  const ofOne = Map.groupBy(stories, ({ title }) => title);
  return [...ofOne.values()].flatMap((own) => {
    const ids = own.map(({ id }) => id);
    const galleries = ids.filter(isGallery);
    return galleries.length > 0 ? galleries : ids.slice(0, 1);
  });
}

/** A line a story and a line a pair: an inspection that finds what it found before changes only its date. */
function write({ stories, pairs }: KeptInspections): void {
  const sorted = Object.entries(stories).sort(([one], [other]) => one.localeCompare(other, "en"));
  const storyLines = sorted.map(
    ([id, looked]) => `${JSON.stringify(id)}: ${JSON.stringify(looked)}`,
  );
  const pairLines = pairs.map((pair) => JSON.stringify(pair));
  writeFileSync(
    kept,
    `{\n"stories": {\n${storyLines.join(",\n")}\n},\n"pairs": [\n${pairLines.join(",\n")}\n]\n}\n`,
  );
}

function summaryOf(faults: Faults): string {
  const found = Object.entries(faults).filter(([, lines]) => lines.length > 0);
  return (
    found.map(([inspection, lines]) => `${inspection} ${lines.length}`).join(", ") || "no fault"
  );
}

interface Pages {
  readonly origin: string;
  readonly browser: Browser;
  /** The ids that are still to be looked at. */
  readonly waiting: string[];
  readonly coloursOnly: boolean;
}

/** Inspections at what waits, several pages at once, and keeps each as it is found. Resolves with what failed. */
async function inspectAll({ origin, browser, waiting, coloursOnly }: Pages): Promise<string[]> {
  const failed: string[] = [];
  let { stories, pairs } = readKept();
  const on = new Date().toISOString().slice(0, 10);
  const by = `Chromium ${browser.version()}, axe-core ${axe.version}`;
  const inspectNext = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const page = await browser.newPage();
      const story = { origin, id, colours: colourNames };
      try {
        const found = coloursOnly
          ? { pairs: await inspectColours(page, story) }
          : await inspectStory(page, story);
        if ("faults" in found) stories = { ...stories, [id]: { on, by, faults: found.faults } };
        pairs = addPairs(withoutPairsOf(pairs, id), id, found.pairs);
        write({ stories, pairs });
        say(`${id}: ${"faults" in found ? summaryOf(found.faults) : "colours"}`);
      } catch (error) {
        failed.push(id);
        say(`${id} could not be looked at: ${error instanceof Error ? error.message : error}`);
      }
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, inspectNext));
  return failed;
}

/**
 * `npm run evidence`: looks at each component in every way of inspections.ts, in a static Storybook, and writes
 * what was found with its date. Words narrow it to the stories whose id has one of them; what was found
 * of the others stays. `-- --colours` measures the pairs of colours alone.
 */
async function main(): Promise<number> {
  const given = process.argv.slice(2);
  const words = given.filter((word) => !word.startsWith("--"));
  return withStorybook(async (origin, browser) => {
    const index = await (await fetch(`${origin}/index.json`)).json();
    const waiting = wantedOf(Object.values(index.entries), words);
    const coloursOnly = given.includes("--colours");
    const failed = await inspectAll({ origin, browser, waiting, coloursOnly });
    return failed.length === 0 ? 0 : 1;
  });
}

await runCommand(main);
