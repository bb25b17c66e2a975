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

/** A workspace of ours: its code goes into the package, since nobody else can install it. */
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
 * another workspace stands under the name of that workspace, which no export leads to.
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
