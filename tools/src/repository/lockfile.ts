import { type Lockfile, missingOptionalPackages } from "../lockfile/complete.ts";
import type { Check } from "./finding.ts";

/** The lockfile names the packages for every machine, or `npm ci` refuses it. */
export const lockfileIsComplete: Check = {
  name: "lockfile",
  find: (files) =>
    files
      .filter(({ path }) => path === "package-lock.json")
      .flatMap(({ path, text }) =>
        missingOptionalPackages(JSON.parse(text) as Lockfile).map(({ name, version, of }) => ({
          file: path,
          what: `lacks ${name}@${version}, which ${of} asks for`,
          why: "`npm ci` refuses a lockfile that lacks a package, so nothing installs on a fresh machine.",
          instead: "run npm run lockfile after adding a package, and commit the lockfile",
        })),
      ),
};
