import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../run/paths.ts";
import {
  isOurs,
  packageFolder,
  packagePathOf,
  publishedEntries,
  readWorkspace,
} from "./package-paths.ts";

/** The paths in the package of the files with this ending. */
export function filesOfPackage(ending: string): readonly string[] {
  return readdirSync(packageFolder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(ending))
    .sort();
}

/** A sheet's entry. TypeScript 6 wants a declaration for what is imported for its effect alone. */
function sheetEntry(name: string) {
  writeFileSync(join(packageFolder, `${name}.d.ts`), "export {};\n");
  return [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}` }];
}

/**
 * Writes the package's own package.json, with one export for each entry, and puts the texts beside it. The
 * workspace's exports lead to its sources; these lead to the built modules.
 */
export function writeManifest(): void {
  const { name, version, dependencies, peerDependencies } = readWorkspace();
  const modules = publishedEntries().map(({ name: entry, source }) => {
    const path = packagePathOf(join(root, source));
    return [`./${entry}`, { types: `./${path}.d.ts`, default: `./${path}.js` }];
  });
  const manifest = {
    name,
    version,
    description: "The components of an online sportsbook: React, in French, Dutch and English",
    license: "SEE LICENSE IN LICENSE",
    type: "module",
    sideEffects: ["*.css"],
    exports: {
      ...Object.fromEntries([...filesOfPackage(".css").map(sheetEntry), ...modules]),
      "./tokens.json": "./tokens.json",
      "./package.json": "./package.json",
    },
    peerDependencies,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([dependency]) => !isOurs(dependency)),
    ),
  };
  writeFileSync(join(packageFolder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const text of ["ui/README.md", "ui/CHANGELOG.md", "ui/MIGRATING.md", "LICENSE"]) {
    cpSync(join(root, text), join(packageFolder, basename(text)));
  }
}
