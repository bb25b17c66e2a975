import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { program, root } from "./run/paths.ts";
import { ensurePostgres, startPostgres } from "./run/postgres.ts";
import { run } from "./run/processes.ts";
import { runCommand } from "./run/say.ts";

/**
 * `npm run test:postgres`: the tests that go through the sandbox's calls, on a Postgres of their own instead of the
 * embedded database (docs/decisions/117). `-- ledger` narrows them to files of that name.
 */
const names = process.argv.slice(2);

/** A file that calls its sandbox over HTTP starts one; the others have no database, or a fault of the embedded one. */
function testFiles(): readonly string[] {
  const sandbox = join(root, "sandbox/src");
  return readdirSync(sandbox, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .filter((file) => readFileSync(join(sandbox, file), "utf8").includes("startSandbox("))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .map((file) => join("sandbox/src", file));
}

await runCommand(async () => {
  const { url, close } = await startPostgres(await ensurePostgres());
  try {
    const environment = { TEST_DATABASE_URL: url };
    return await run(program("vitest"), ["run", "--project=unit", ...testFiles()], { environment });
  } finally {
    await close();
  }
});
