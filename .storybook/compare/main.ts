import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { commitOf } from "@grandstand/tools/src/revision/revision.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { modes } from "../../stories/modes.ts";
import { serveBuilt } from "../serve-built.ts";
import { withStorybook } from "../with-storybook.ts";
import { listAcceptances, unusedAcceptances } from "./acceptance.ts";
import { differencePage } from "./difference-page.ts";
import { wayOfDrawing } from "./draw-side.ts";
import type { Mode } from "./draw-story.ts";
import {
  type Comparison,
  type Finding,
  findDifferences,
  isFault,
  needsAcceptance,
} from "./findings.ts";
import { cacheFolder, folderOf, storybookOf } from "./revision.ts";
import { componentOf, type StorybookIndex, storiesToDraw } from "./stories-to-draw.ts";

/** How many components are drawn at once. */
const atOnce = 2;

/** The folder of the page that is written, with the pictures of what looks other. */
const pageFolder = join(cacheFolder, "page");

/** What the command line says. */
interface Wanted {
  readonly commit: string;
  /** Parts of the stories' ids; none are all stories. */
  readonly words: readonly string[];
  readonly modes: readonly Mode[];
}

function readArguments(): Wanted {
  const { values, positionals: words } = parseArgs({
    options: { against: { type: "string" }, modes: { type: "string" } },
    allowPositionals: true,
  });
  if (!values.against)
    throw new Stop("Compare with which revision? npm run pictures -- --against origin/main");
  const known = Object.keys(modes) as Mode[];
  const named = values.modes?.split(",") ?? known;
  const unknown = named.filter((name) => !known.some((mode) => mode === name));
  if (unknown.length > 0)
    throw new Stop(`There is no mode ${unknown.join(", ")}. The modes are: ${known.join(", ")}.`);
  const chosen = known.filter((mode) => named.includes(mode));
  return { commit: commitOf(values.against), words, modes: chosen };
}

function keep(path: string, content: string | Buffer): void {
  const file = join(pageFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The ids of the wanted stories of a Storybook that is served. */
async function readIds(origin: string, words: readonly string[]): Promise<Set<string>> {
  const index = (await (await fetch(`${origin}/index.json`)).json()) as StorybookIndex;
  const ids = storiesToDraw(index).map(({ id }) => id);
  const isWanted = (id: string) => words.length === 0 || words.some((word) => id.includes(word));
  return new Set(ids.filter(isWanted));
}

function summaryOf(name: string, pictures: number, findings: readonly Finding[]): string {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  const counts = [...kinds].map(([kind, own]) => `${own.length} ${kind}`);
  const accepted = findings.filter((finding) => needsAcceptance(finding) && !isFault(finding));
  if (accepted.length > 0) counts.push(`${accepted.length} accepted`);
  return `${name}: ${[`${pictures} pictures`, ...counts].join(", ")}`;
}

/** Compares component after component, several at once, with a line for each. */
async function compareAll(comparison: Comparison, chosen: readonly Mode[]): Promise<Finding[]> {
  const ids = [...new Set([...comparison.after.ids, ...comparison.before.ids])];
  const waiting = Map.groupBy(ids, componentOf).entries();
  const findings: Finding[] = [];
  const compareNext = async () => {
    for (const [name, own] of waiting) {
      const found: Finding[] = [];
      for (const mode of chosen) found.push(...(await findDifferences(comparison, own, mode)));
      findings.push(...found);
      say(summaryOf(name, own.length * chosen.length, found));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compareNext));
  return findings.toSorted((one, other) => one.id.localeCompare(other.id, "en"));
}

/**
 * `npm run pictures -- --against REV [words…] [--modes fr-light-1280,nl-dark-390]`: draws every named state and journey
 * of a revision and of the working tree in one browser, and writes a page of what looks other. Fails on a difference that
 * no line of `.pictures` accepts.
 */
async function main(): Promise<number> {
  const { commit, words, modes: chosen } = readArguments();
  const acceptances = listAcceptances(root);
  rmSync(pageFolder, { recursive: true, force: true });
  const built = await storybookOf(commit);
  say("Building the Storybook of the working tree…");
  const findings = await withStorybook((origin, browser) =>
    serveBuilt(built, async (originBefore) => {
      const before = {
        browser,
        origin: originBefore,
        ids: await readIds(originBefore, words),
        folder: join(folderOf(commit), wayOfDrawing(browser)),
      };
      const after = { browser, origin, ids: await readIds(origin, words) };
      return compareAll({ before, after, acceptances, keep }, chosen);
    }),
  );
  const title = `What looks other than in ${commit.slice(0, 8)}`;
  keep("index.html", differencePage(findings, title));
  if (words.length === 0) {
    const needing = findings.filter(needsAcceptance).map(({ id }) => id);
    for (const { at, pattern } of unusedAcceptances(needing, acceptances))
      say(`${at} accepts ${pattern}, which looks as it did: the line can go.`);
  }
  const faults = findings.filter(isFault);
  say(
    `\n${findings.length} look other, ${faults.length} of them not accepted: ${join(pageFolder, "index.html")}`,
  );
  return faults.length === 0 ? 0 : 1;
}

await runCommand(main);
