import { buildTokens } from "../run/build.ts";
import { program } from "../run/paths.ts";
import { portOf, refuseBusyPort } from "../run/ports.ts";
import { end, ended, interruption, start } from "../run/processes.ts";
import { runCommand, say } from "../run/say.ts";

/** `npm run dev`: the sandbox, and the site with hot reload. Arguments go to the sandbox. */
async function main(): Promise<number> {
  const sitePort = portOf("site");
  const sandboxPort = portOf("sandbox");
  const cashierPort = portOf("cashier");
  await refuseBusyPort("site", sitePort);
  await refuseBusyPort("sandbox", sandboxPort);
  await refuseBusyPort("cashier", cashierPort);
  await buildTokens();

  const environment = {
    SITE_PORT: String(sitePort),
    SANDBOX_PORT: String(sandboxPort),
    CASHIER_PORT: String(cashierPort),
  };
  const { promise: interrupted } = interruption();
  const sandboxArguments = ["sandbox/src/main.ts", ...process.argv.slice(2)];
  const sandbox = start(process.execPath, sandboxArguments, { environment });
  const siteArguments = ["dev", "--port", String(sitePort), "--strictPort"];
  const site = start(program("react-router"), siteArguments, { environment });
  say(`Site with hot reload: http://localhost:${sitePort}/   Ctrl-C ends it and the sandbox.`);
  const failed = await Promise.race([
    interrupted.then(() => false),
    ended(sandbox).then(() => true),
    ended(site).then(() => true),
  ]);
  await Promise.all([end(site), end(sandbox)]);
  return failed ? 1 : 0;
}

await runCommand(main);
