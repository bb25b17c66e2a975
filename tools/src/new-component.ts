import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { program, root } from "./run/paths.ts";
import { run } from "./run/processes.ts";
import { runCommand, Stop, say } from "./run/say.ts";

/** The component that a new one begins as: it has every file, and every check holds it to date. */
const model = "notice";

/** Every file of the model and its story, from the root. */
function modelFiles(): readonly string[] {
  const folder = `ui/src/${model}`;
  const inFolder = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return [...inFolder, `stories/components/${model}.stories.tsx`];
}

/** A path or a text of the model, with the new name in each of the forms that the model's has. */
function renamed(text: string, folder: string): string {
  const words = folder.replaceAll("-", " ");
  const pascal = words.replace(/(?:^| )(.)/g, (_, first: string) => first.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return text
    .replaceAll("NOTICE", folder.toUpperCase())
    .replace(/(?<=Components\/|# )Notice/g, words.charAt(0).toUpperCase() + words.slice(1))
    .replaceAll("Notice", pascal)
    .replace(/(?<=\/)notice(?=[./"])/g, folder)
    .replace(/(?<=")notice(?=")|a notice\b/g, (found) => found.replace(model, words))
    .replaceAll("notice", camel);
}

/**
 * `npm run new-component -- my-component`: makes a component's folder with its story as a copy of the
 * notice, which passes every check. In a folder that exists it writes only the files that are missing.
 */
async function main(): Promise<number> {
  const [folder = ""] = process.argv.slice(2);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) {
    throw new Stop(
      `"${folder}" can't name a component's folder.\nIts files, stories and rules carry the name. Use small letters joined by dashes: npm run new-component -- odds-button`,
    );
  }
  const missing = modelFiles()
    .map((from) => ({ from, path: renamed(from, folder) }))
    .filter(({ path }) => !existsSync(join(root, path)));
  for (const { from, path } of missing) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), renamed(readFileSync(join(root, from), "utf8"), folder));
    say(`wrote ${path}`);
  }
  const written = missing.map(({ path }) => path);
  if (written.length > 0) await run(program("biome"), ["check", "--write", ...written]);
  say(
    missing.length === 0
      ? `The folder ${folder} is complete: nothing was written.`
      : `It is a copy of the ${model}. Next: say in ${folder}.spec.md what it must do, name its states, and run npx vitest run --project ui ui/src/${folder}`,
  );
  return 0;
}

await runCommand(main);
