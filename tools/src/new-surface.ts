import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { program, root } from "./run/paths.ts";
import { run } from "./run/processes.ts";
import { runCommand, Stop, say } from "./run/say.ts";
import { isRoomName, surfaceFiles } from "./surface/templates.ts";

/**
 * `npm run new-surface -- my-surface`: makes a surface's room with its story, complete enough to
 * pass every check. Of a room that is there it writes only what is missing.
 */
async function main(): Promise<number> {
  const [room = ""] = process.argv.slice(2);
  if (!isRoomName(room)) {
    throw new Stop(
      `"${room}" can't name a surface's room.\nIts files, stories and rules carry the name. Use small letters joined by dashes: npm run new-surface -- odds-button`,
    );
  }
  const missing = [...surfaceFiles(room)].filter(([path]) => !existsSync(join(root, path)));
  for (const [path, text] of missing) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    say(`wrote ${path}`);
  }
  const written = missing.map(([path]) => path);
  if (written.length > 0) await run(program("biome"), ["format", "--write", ...written]);
  say(
    missing.length === 0
      ? `The room ${room} is complete: nothing was written.`
      : `Next: say in ${room}.spec.md what it must do, name its states, and run npx vitest run --project ui ui/src/${room}`,
  );
  return 0;
}

await runCommand(main);
