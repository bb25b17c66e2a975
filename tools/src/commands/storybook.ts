import { ensureBrowser } from "../run/browser.ts";
import { buildTokens } from "../run/build.ts";
import { program } from "../run/paths.ts";
import { portOf } from "../run/ports.ts";
import { run, runTogether, start } from "../run/processes.ts";
import { runCommand, say } from "../run/say.ts";

const limitMilliseconds = 15 * 60_000;

/** Adds the pictures in forced colours, which are the browser's own. */
async function drawForcedColours(folder: string): Promise<number> {
  const environment = { CHROMIUM_PATH: await ensureBrowser() };
  const drawing = ".storybook/forced-colours/main.ts";
  return run(process.execPath, [drawing, folder], { environment, limitMilliseconds });
}

/** `npm run storybook`, and `npm run storybook -- build` for a static one in storybook-static/. */
async function main(): Promise<number> {
  const [command, ...more] = process.argv.slice(2);
  await buildTokens();
  const environment = { STORYBOOK_DISABLE_TELEMETRY: "1" };
  const storybook = async (...args: string[]) =>
    (await runTogether([start(program("storybook"), args, { environment })])) ?? 0;
  if (command === "build") {
    const code = await storybook("build", "-o", "storybook-static", ...more);
    return code === 0 ? drawForcedColours("storybook-static") : code;
  }
  const port = portOf("STORYBOOK_PORT");
  say(`Storybook: http://localhost:${port}/   (Ctrl-C ends it)`);
  const dev = ["dev", "-p", port, "--exact-port", "--no-open", "--ci"];
  return storybook(...dev, ...process.argv.slice(2));
}

await runCommand(main);
