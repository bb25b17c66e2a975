import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite } from "../run/build.ts";
import { root } from "../run/paths.ts";
import { portOf, refuseBusyPort } from "../run/ports.ts";
import { end, ended, interruption, start } from "../run/processes.ts";
import { runCommand, Stop, say } from "../run/say.ts";
import { untilAnswers } from "../run/service.ts";

/**
 * `npm start`: builds what changed, starts the sandbox and the site in production mode, and prints
 * their addresses. Arguments go to the sandbox (`npm start -- --replay FILE --speed 200`).
 */

const readyLimitMilliseconds = 120_000;

type SeededAccounts = {
  seededAccounts: readonly { username: string; shows: string }[];
  seededPassword: string;
};

async function readAccounts(): Promise<SeededAccounts | undefined> {
  const path = join(root, "sandbox/src/accounts/seeded-accounts.ts");
  if (!existsSync(path)) return undefined;
  return (await import(pathToFileURL(path).href)) as SeededAccounts;
}

async function sayWhere(sitePort: number, sandboxPort: number): Promise<void> {
  say(`\nGrandstand is ready:  http://localhost:${sitePort}/   (nl: /nl/, en: /en/)`);
  say(`Sandbox's controls:   http://localhost:${sandboxPort}/`);
  const accounts = await readAccounts();
  if (accounts) {
    const width = Math.max(...accounts.seededAccounts.map(({ username }) => username.length));
    say(`\nAccounts, all with the password ${accounts.seededPassword}:`);
    for (const { username, shows } of accounts.seededAccounts) {
      say(`  ${username.padEnd(width)}  ${shows}`);
    }
  }
  say("\nStorybook: npm run storybook   (in another terminal)");
  say("Ctrl-C ends both.");
}

async function main(): Promise<number> {
  const sitePort = portOf("site");
  const sandboxPort = portOf("sandbox");
  const cashierPort = portOf("cashier");
  if (new Set([sitePort, sandboxPort, cashierPort]).size < 3) {
    throw new Stop(
      `SITE_PORT, SANDBOX_PORT and CASHIER_PORT are ${sitePort}, ${sandboxPort} and ${cashierPort}, and only one program can listen on each.\nGive each its own.`,
    );
  }
  await refuseBusyPort("site", sitePort);
  await refuseBusyPort("sandbox", sandboxPort);
  await refuseBusyPort("cashier", cashierPort);
  await buildSite();

  const environment = {
    NODE_ENV: "production",
    SITE_PORT: String(sitePort),
    SANDBOX_PORT: String(sandboxPort),
    CASHIER_PORT: String(cashierPort),
  };
  const { promise: interrupted } = interruption();
  let isInterrupted = false;
  void interrupted.then(() => {
    isInterrupted = true;
  });
  say("Starting the sandbox and the site…");
  const sandboxArguments = ["sandbox/src/main.ts", ...process.argv.slice(2)];
  const sandbox = start(process.execPath, sandboxArguments, { environment });
  const site = start(process.execPath, ["app/.server/main.ts"], { environment });
  const endBoth = () => Promise.all([end(site), end(sandbox)]);
  try {
    const waiting = { limitMilliseconds: readyLimitMilliseconds, isGivenUp: () => isInterrupted };
    const sandboxAddress = `http://127.0.0.1:${sandboxPort}/healthz`;
    const siteAddress = `http://127.0.0.1:${sitePort}/healthz`;
    const isReady =
      (await untilAnswers("sandbox", sandboxAddress, sandbox, waiting)) &&
      (await untilAnswers("site", siteAddress, site, waiting));
    if (isReady) await sayWhere(sitePort, sandboxPort);
    const failed = await Promise.race([
      interrupted.then(() => undefined),
      ended(sandbox).then((code) => `The sandbox ended (exit code ${code})`),
      ended(site).then((code) => `The site ended (exit code ${code})`),
    ]);
    if (failed === undefined) return 0;
    throw new Stop(
      `${failed}, so the other was ended too: neither is of use alone.\nWhat it said last stands above. \`npm start\` starts both again.`,
    );
  } finally {
    await endBoth();
  }
}

await runCommand(main);
