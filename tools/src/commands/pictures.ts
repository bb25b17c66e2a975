import { ensureBrowser } from "../run/browser.ts";
import { buildTokens } from "../run/build.ts";
import { run } from "../run/processes.ts";
import { runCommand } from "../run/say.ts";

/** `npm run pictures -- --against REV`: what looks other than in that revision. `.storybook/compare` has its arguments. */
async function main(): Promise<number> {
  const environment = { CHROMIUM_PATH: await ensureBrowser() };
  await buildTokens();
  const args = [".storybook/compare/main.ts", ...process.argv.slice(2)];
  return run(process.execPath, args, { environment });
}

await runCommand(main);
