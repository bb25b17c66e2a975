import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  newComponentChangeset,
  withComponent,
  withPartSelectors,
} from "./package/register-component.ts";
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

const groupsFile = "stories/support/component-groups.ts";
const partsFile = "stories/support/part-selectors.json";

/** Writes what a file is to have now, where that is something else. */
function change(path: string, changed: (text: string) => string): string[] {
  const before = readFileSync(join(root, path), "utf8");
  const after = changed(before);
  if (after === before) return [];
  writeFileSync(join(root, path), after);
  return [path];
}

/**
 * Lists a component in Storybook, among its groups and among those whose parts are marked, and writes its changeset
 * where its folder is new.
 * @returns the files that it wrote, from the root.
 */
function register(folder: string, isNew: boolean): string[] {
  const changeset = `.changeset/new-${folder}.md`;
  if (isNew) writeFileSync(join(root, changeset), newComponentChangeset(folder));
  return [
    ...change(groupsFile, (groups) => withComponent(groups, folder, model)),
    ...change(partsFile, (parts) => withPartSelectors(parts, folder, model)),
    ...(isNew ? [changeset] : []),
  ];
}

/**
 * `npm run new-component -- my-component`: makes a component's folder with its story as a copy of the
 * notice, which passes every check, listed with it in Storybook, with a changeset. In a folder that exists it
 * writes only the files that are missing.
 */
async function main(): Promise<number> {
  const [folder = ""] = process.argv.slice(2);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) {
    throw new Stop(
      `"${folder}" can't name a component's folder.\nIts files, stories and rules carry the name. Use small letters joined by dashes: npm run new-component -- odds-button`,
    );
  }
  const isNew = !existsSync(join(root, "ui/src", folder));
  const missing = modelFiles()
    .map((from) => ({ from, path: renamed(from, folder) }))
    .filter(({ path }) => !existsSync(join(root, path)));
  for (const { from, path } of missing) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), renamed(readFileSync(join(root, from), "utf8"), folder));
  }
  const written = [...missing.map(({ path }) => path), ...register(folder, isNew)];
  for (const path of written) say(`wrote ${path}`);
  const code = written.filter((path) => /\.tsx?$/.test(path));
  if (code.length > 0) await run(program("biome"), ["check", "--write", ...code]);
  say(
    written.length === 0
      ? `The folder ${folder} is complete: nothing was written.`
      : `It is a copy of the ${model}. Next: say in ${folder}.spec.md what it must do, name its states, put it into its group in ${groupsFile}, and run npx vitest run --project ui ui/src/${folder}`,
  );
  return 0;
}

await runCommand(main);
