import { buildTokens } from "../run/build.ts";
import { program } from "../run/paths.ts";
import { portVariables } from "../run/ports.ts";
import { runTogether, start } from "../run/processes.ts";
import { runCommand, say } from "../run/say.ts";

/** `npm run dev`: the sandbox, and the site with hot reload. Arguments go to the sandbox. */
async function main(): Promise<number> {
  const environment = portVariables("site", "sandbox", "cashier");
  const { SITE_PORT: port = "" } = environment;
  await buildTokens();
  const sandboxArguments = ["sandbox/src/main.ts", ...process.argv.slice(2)];
  const siteArguments = ["dev", "--port", port, "--strictPort"];
  say(`Site with hot reload: http://localhost:${port}/   Ctrl-C ends it and the sandbox.`);
  const code = await runTogether([
    start(process.execPath, sandboxArguments, { environment }),
    start(program("react-router"), siteArguments, { environment }),
  ]);
  return code ?? 0;
}

await runCommand(main);
