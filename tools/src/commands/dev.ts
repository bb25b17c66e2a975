import { buildTokens } from "../run/build.ts";
import { program } from "../run/paths.ts";
import { portOf } from "../run/ports.ts";
import { runTogether, start } from "../run/processes.ts";
import { runCommand, say } from "../run/say.ts";

/** `npm run dev`: the sandbox, and the site with hot reload. Arguments go to the sandbox. */
async function main(): Promise<number> {
  const port = portOf("SITE_PORT");
  await buildTokens();
  const sandboxArguments = ["sandbox/src/main.ts", ...process.argv.slice(2)];
  const siteArguments = ["dev", "--port", port, "--strictPort"];
  say(`Site with hot reload: http://localhost:${port}/   Ctrl-C ends it and the sandbox.`);
  const code = await runTogether([
    start(process.execPath, sandboxArguments),
    start(program("react-router"), siteArguments),
  ]);
  return code ?? 0;
}

await runCommand(main);
