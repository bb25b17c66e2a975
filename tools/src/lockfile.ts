import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { completeLockfile, type Lockfile, missingOptionalPackages } from "./lockfile/complete.ts";
import { root } from "./run/paths.ts";
import { say } from "./run/say.ts";

/**
 * `npm run lockfile`, after a package was added: adds to package-lock.json what npm left out of it
 * for other machines, so that `npm ci` accepts it on every one.
 */
const path = join(root, "package-lock.json");
const lockfile = JSON.parse(readFileSync(path, "utf8")) as Lockfile;
const missing = missingOptionalPackages(lockfile);
if (missing.length > 0) {
  writeFileSync(path, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
}
say(`${missing.length} added to package-lock.json.`);
