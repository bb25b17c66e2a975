import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackage } from "./package/build.ts";
import { consumerErrors } from "./package/consumer.ts";
import { install, pack } from "./package/pack.ts";
import { runCommand, say } from "./run/say.ts";

/**
 * `npm run check-recipes`: builds ui/ as a package, installs it in a folder outside of this repository, so that it
 * finds only what it declares, and builds and draws there somebody else's site and those of its README.
 */
await runCommand(async () => {
  await buildPackage();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "grandstand-consumer-")));
  try {
    await install(await pack(folder), folder);
    const errors = await consumerErrors(folder);
    for (const error of errors) say(`- A site that installs it ${error}`);
    say(errors.length === 0 ? "A site can be built with the package." : `${errors.length} found.`);
    return errors.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
