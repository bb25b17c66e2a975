import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { componentFiles, isFolderName } from "./component/templates.ts";
import { program, root } from "./run/paths.ts";
import { run } from "./run/processes.ts";
import { runCommand, Stop, say } from "./run/say.ts";

/**
 * `npm run new-component -- my-surface`: makes a component's folder with its story, complete enough to
 * pass every check. In a folder that exists it writes only the files that are missing.
 */
async function main(): Promise<number> {
  const [folder = ""] = process.argv.slice(2);
  if (!isFolderName(folder)) {
    throw new Stop(
      `"${folder}" can't name a component's folder.\nIts files, stories and rules carry the name. Use small letters joined by dashes: npm run new-component -- odds-button`,
    );
  }
  const missing = [...componentFiles(folder)].filter(([path]) => !existsSync(join(root, path)));
  for (const [path, text] of missing) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    say(`wrote ${path}`);
  }
  const written = missing.map(([path]) => path);
  if (written.length > 0) await run(program("biome"), ["format", "--write", ...written]);
  say(
    missing.length === 0
      ? `The folder ${folder} is complete: nothing was written.`
      : `Next: say in ${folder}.spec.md what it must do, name its states, and run npx vitest run --project ui ui/src/${folder}`,
  );
  return 0;
}

await runCommand(main);
