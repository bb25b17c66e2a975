import { buildTokens } from "../run/build.ts";
import { program } from "../run/paths.ts";
import { portOf, refuseBusyPort } from "../run/ports.ts";
import { end, ended, interruption, start } from "../run/processes.ts";
import { runCommand, say } from "../run/say.ts";

/** `npm run storybook`, and `npm run storybook -- build` for a static one in storybook-static/. */
async function main(): Promise<number> {
  const [command, ...more] = process.argv.slice(2);
  await buildTokens();
  const environment = { STORYBOOK_DISABLE_TELEMETRY: "1" };
  const { promise: interrupted } = interruption();
  if (command === "build") {
    const child = start(program("storybook"), ["build", "-o", "storybook-static", ...more], {
      environment,
    });
    void interrupted.then(() => end(child));
    return ended(child);
  }
  const port = portOf("storybook");
  await refuseBusyPort("storybook", port);
  say(`Storybook: http://localhost:${port}/   (Ctrl-C ends it)`);
  const dev = ["dev", "-p", String(port), "--exact-port", "--no-open", "--ci"];
  const child = start(program("storybook"), [...dev, ...process.argv.slice(2)], { environment });
  const code = await Promise.race([interrupted.then(() => 0), ended(child)]);
  await end(child);
  return code;
}

await runCommand(main);
