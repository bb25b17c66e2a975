import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "@grandstand/tools/src/run/browser.ts";
import { buildTokens } from "@grandstand/tools/src/run/build.ts";
import { program, root } from "@grandstand/tools/src/run/paths.ts";
import { run } from "@grandstand/tools/src/run/processes.ts";
import { runCommand, Stop, say } from "@grandstand/tools/src/run/say.ts";
import { type KeptKind, mergeKept, type OfFiles, shownTexts, transcripts } from "./kept-texts.ts";

/** Where the tests hand in what they have, file by file (ui/src/testing/kept-file.ts). */
const handedInFolder = join(root, "node_modules/.cache/grandstand-kept");

/** What can be written again, each with the tests that hand it in. */
const kinds: Readonly<
  Record<string, { kind: KeptKind; tests: string; environment: Record<string, string> }>
> = {
  "shown-texts": { kind: shownTexts, tests: "says everything in words", environment: {} },
  transcripts: {
    kind: transcripts,
    tests: "is said as its transcript",
    environment: { READ_ALOUD: "yes" },
  },
};

function readHandedIn(file: string): OfFiles {
  const folder = join(handedInFolder, file);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(
    names.map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]),
  );
}

function writeFile(file: string, { read, write }: KeptKind, isWhole: boolean): void {
  const path = join(root, "stories/review", file);
  const kept = read(existsSync(path) ? readFileSync(path, "utf8") : "");
  const handedIn = readHandedIn(file);
  writeFileSync(path, write(mergeKept(kept, handedIn, isWhole)));
  say(`stories/review/${file}: ${handedIn.size} of ${kept.size} tests' files were rewritten.`);
}

/**
 * `npm run shown-texts` and `npm run transcripts`: run the components' tests that hand in which state shows which text, or
 * what a screen reader says, and rewrite that. Arguments go to Vitest: a folder narrows the run, and what the others
 * have stays.
 */
async function main(): Promise<number> {
  const [name = "", ...more] = process.argv.slice(2);
  const wanted = kinds[name];
  if (!wanted) throw new Stop(`Name what to write: ${Object.keys(kinds).join(" or ")}.`);
  const { kind, tests, environment } = wanted;
  rmSync(handedInFolder, { recursive: true, force: true });
  await buildTokens();
  const code = await run(
    program("vitest"),
    ["run", "--project=ui", "--update=all", "-t", tests, ...more],
    { environment: { ...environment, CHROMIUM_PATH: await ensureBrowser() } },
  );
  const isWhole = code === 0 && more.length === 0;
  for (const file of kind.files) writeFile(file, kind, isWhole);
  return code;
}

await runCommand(main);
