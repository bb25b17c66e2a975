import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "../run/paths.ts";
import { packageFolder, packageOf, publishedRooms, readWorkspace } from "./places.ts";

/** Every file of the package that ends so, as a path in it. */
export function filesOfPackage(ending: string): readonly string[] {
  return readdirSync(packageFolder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(ending))
    .sort();
}

/** The packages that the built modules and their types import. */
function packagesTaken(): ReadonlySet<string> {
  const files = [...filesOfPackage(".js"), ...filesOfPackage(".d.ts")];
  const taken = files.flatMap((path) => {
    const text = readFileSync(join(packageFolder, path), "utf8");
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  });
  return new Set(taken.flatMap((specifier) => packageOf(specifier) ?? []));
}

/** A sheet's entry. TypeScript 6 wants a declaration for what is imported for its effect alone. */
function sheetEntry(name: string) {
  writeFileSync(join(packageFolder, `${name}.d.ts`), "export {};\n");
  return [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}` }];
}

/**
 * Writes the package's own package.json, with one export for each room, and what goes with it. The
 * workspace's exports lead to its sources; these lead to what was built.
 */
export function writeManifest(): void {
  const { name, version, dependencies, peerDependencies } = readWorkspace();
  const taken = packagesTaken();
  const rooms = publishedRooms().map((room) => [
    `./${room}`,
    { types: `./${room}/index.d.ts`, default: `./${room}/index.js` },
  ]);
  const manifest = {
    name,
    version,
    description: "The surfaces of an online sportsbook: React, in French, Dutch and English",
    license: "UNLICENSED",
    type: "module",
    sideEffects: ["*.css"],
    exports: {
      ...Object.fromEntries([...filesOfPackage(".css").map(sheetEntry), ...rooms]),
      "./package.json": "./package.json",
    },
    peerDependencies,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([dependency]) => taken.has(dependency)),
    ),
  };
  writeFileSync(join(packageFolder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, "ui/README.md"), join(packageFolder, "README.md"));
}
