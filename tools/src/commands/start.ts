import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite } from "../run/build.ts";
import { root } from "../run/paths.ts";
import { portOf } from "../run/ports.ts";
import { runTogether } from "../run/processes.ts";
import { runCommand, Stop, say } from "../run/say.ts";
import { startBoth, untilBothAnswer } from "../run/site-services.ts";

/**
 * `npm start`: builds what changed, starts the sandbox and the site in production mode, and prints
 * their addresses. Arguments go to the sandbox (`npm start -- --replay FILE --speed 200`).
 */

type SeededAccounts = {
  seededAccounts: readonly { username: string; shows: string }[];
  seededPassword: string;
};

async function sayWhere(): Promise<void> {
  say(`\nGrandstand is ready:  http://localhost:${portOf("SITE_PORT")}/   (nl: /nl/, en: /en/)`);
  say(`Sandbox's controls:   http://localhost:${portOf("SANDBOX_PORT")}/`);
  const path = join(root, "sandbox/src/domain/seeding/seeded-accounts.ts");
  const { seededAccounts, seededPassword }: SeededAccounts = await import(pathToFileURL(path).href);
  const width = Math.max(...seededAccounts.map(({ username }) => username.length));
  say(`\nAccounts, all with the password ${seededPassword}:`);
  for (const { username, shows } of seededAccounts) say(`  ${username.padEnd(width)}  ${shows}`);
  say("\nStorybook: npm run storybook   (in another terminal)");
  say("Ctrl-C ends both.");
}

async function main(): Promise<number> {
  await buildSite();
  say("Starting the sandbox and the site…");
  const both = startBoth({}, process.argv.slice(2));
  const code = await runTogether([both.sandbox, both.site], async () => {
    const ports = { sandbox: portOf("SANDBOX_PORT"), site: portOf("SITE_PORT") };
    await untilBothAnswer(both, ports);
    await sayWhere();
  });
  if (code === undefined) return 0;
  throw new Stop(
    `The sandbox or the site ended (exit code ${code}), so the other was ended too: neither is of use alone.\nThe last output is above. \`npm start\` starts both again.`,
  );
}

await runCommand(main);
