import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "../run/browser.ts";
import { buildTokens } from "../run/build.ts";
import { program, root } from "../run/paths.ts";
import { run } from "../run/processes.ts";
import { runCommand, say } from "../run/say.ts";

const limitMilliseconds = 20 * 60_000;
const readme = join(root, "tests/pictures/README.md");

/** Records in the pictures' folder which browser drew them. */
function recordBrowser(browser: string): void {
  const { stdout } = spawnSync(browser, ["--version"], { encoding: "utf8" });
  const [version] = /\d+(?:\.\d+)+/.exec(stdout) ?? ["unknown"];
  const text = readFileSync(readme, "utf8");
  writeFileSync(readme, text.replace(/Chromium [\w.]*\w/, `Chromium ${version}`));
}

/**
 * `npm run pictures`: draws the picture and writes the evidence of every story again, and removes
 * what is kept of stories that no longer exist. Arguments go to Vitest: a story's file narrows the
 * run.
 */
async function main(): Promise<number> {
  const browser = await ensureBrowser();
  await buildTokens();
  recordBrowser(browser);
  const code = await run(
    program("vitest"),
    ["run", "--project=stories-*", "--update=all", ...process.argv.slice(2)],
    { environment: { CHROMIUM_PATH: browser }, limitMilliseconds },
  );
  say(
    code === 0
      ? "Look at what changed under tests/pictures before you commit it."
      : "Some stories fail by themselves, so their pictures were not drawn. The cause stands above.",
  );
  return code;
}

await runCommand(main);
