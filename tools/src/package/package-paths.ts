import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix, relative, sep } from "node:path";
import { root } from "../run/paths.ts";

/** The folder in which the package is built, and the only one that is published. */
export const packageFolder = join(root, "ui/dist");

/** The workspace's own package.json: name, version, and what the package needs beside it. */
export type Workspace = {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
};

/** Reads ui/package.json. */
export function readWorkspace(): Workspace {
  return JSON.parse(readFileSync(join(root, "ui/package.json"), "utf8")) as Workspace;
}

/** Imports vitest and axe: it serves our own tests and is not published. */
const ownTests = "testing";

/** Every folder with an index, which the exports map of the workspace lets others import. */
export function publishedFolders(): readonly string[] {
  return readdirSync(join(root, "ui/src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ownTests)
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, "ui/src", name, "index.ts")))
    .sort();
}

/** A module that others may import: by which name, and where its source is from the root. */
export type Entry = { readonly name: string; readonly source: string };

/** The component folders, and the folders that serve them. */
export function folderEntries(): readonly Entry[] {
  return publishedFolders().map((name) => ({ name, source: `ui/src/${name}/index.ts` }));
}

/** The named states of each component that has some: for a host's own stories and tests. */
export function stateEntries(): readonly Entry[] {
  return publishedFolders()
    .map((name) => ({ name: `${name}/states`, source: `ui/src/${name}/${name}.states.ts` }))
    .filter(({ source }) => existsSync(join(root, source)));
}

/** What a component imports of the rules, and what a rule imports of another. */
const ofRules = /"(?:@grandstand\/rules|\.\.)\/([a-z-]+)(?:\/index\.ts)?"/g;

/** The folders of rules that the sources in a folder import. */
function rulesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(root, folder, path), "utf8").matchAll(ofRules)])
    .map(([, name = ""]) => name)
    .filter((name) => existsSync(join(root, "rules/src", name, "index.ts")));
}

/** The rules that components take values and types from, and those that these are made of. */
export function ruleEntries(): readonly Entry[] {
  const names = new Set(rulesIn("ui/src"));
  // A set that grows while it is read is read to its end.
  for (const name of names) for (const other of rulesIn(`rules/src/${name}`)) names.add(other);
  return [...names]
    .sort()
    .map((name) => ({ name: `rules/${name}`, source: `rules/src/${name}/index.ts` }));
}

/** Everything that others may import, sheets and data excepted. */
export function publishedEntries(): readonly Entry[] {
  return [...folderEntries(), ...stateEntries(), ...ruleEntries()];
}

/** A workspace of ours: its code goes into the package, since no one else can install it. */
export function isOurs(specifier: string): boolean {
  return specifier.startsWith("@grandstand/");
}

/** The package that a specifier names, without the path in it; nothing where it names a file. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./\0]|^[a-z]+:/i.test(specifier) || isBuiltin(specifier)) return undefined;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * The path in the package of a source, without its ending: a file of ui/src keeps its path, and a file of
 * another workspace is under the name of that workspace.
 */
export function packagePathOf(source: string): string {
  const path = relative(root, source).split(sep).join("/");
  const packagePath = path.replace(/^ui\/src\//, "").replace(/^([a-z]+)\/src\//, "$1/");
  return packagePath.replace(/(?:\.d)?\.(?:tsx?|json)$/, "");
}

/** The specifier by which a module at one path in the package imports a module at another. */
export function specifierBetween(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}
