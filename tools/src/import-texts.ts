import { root } from "./run/paths.ts";
import { runCommand, say } from "./run/say.ts";
import { importTexts } from "./wording/import.ts";

/**
 * `npm run import-texts -- FILE`: writes what was edited in a CSV or XLIFF of the wording book into the
 * catalogs, after the checks of the wording, and lists the sign-offs that are void by it.
 */
async function main(): Promise<number> {
  const { lines, isImported } = importTexts(root, process.argv[2]);
  say(lines.join("\n"));
  return isImported ? 0 : 1;
}

await runCommand(main);
