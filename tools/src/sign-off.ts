import { root } from "./run/paths.ts";
import { runCommand, say } from "./run/say.ts";
import { handInSignOff } from "./wording/hand-in.ts";

/**
 * `npm run sign-off -- FILE`: records what a reviewer signed off in the popup wall or wording book, and
 * lists what it could not record, and the earlier sign-offs that are void.
 */
async function main(): Promise<number> {
  const { lines, isWhole } = handInSignOff(root, process.argv[2]);
  say(lines.join("\n"));
  return isWhole ? 0 : 1;
}

await runCommand(main);
