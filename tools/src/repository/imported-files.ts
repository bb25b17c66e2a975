import { posix } from "node:path";
import ts from "typescript";
import type { ProjectFile } from "./finding.ts";
import { isCode } from "./syntax.ts";

/** Whether code of one file can reach what another one exports, through at most a number of imports. */
export type Reaches = (path: string, other: string, imports: number) => boolean;

const isIndex = (path: string) => /\/index(\.lazy)?\.ts$/.test(path);

/** The file of the project that an import names; undefined for a package of others. */
function resolve(
  from: string,
  specifier: string,
  files: ReadonlyMap<string, ProjectFile>,
): string | undefined {
  if (specifier.startsWith(".")) {
    const path = posix.join(posix.dirname(from), specifier);
    return files.has(path) ? path : undefined;
  }
  const [, workspace, rest] = /^@grandstand\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (!workspace || !rest) return undefined;
  const endings = [".ts", ".tsx", "/index.ts"];
  return endings
    .map((ending) => `${workspace}/src/${rest}${ending}`)
    .find((path) => files.has(path));
}

/**
 * Follows the imports of a project: of values and of types, what is exported again, and code that comes
 * later. An index exports again what is in its folder and is no import of its own.
 */
export function followImports(files: ReadonlyMap<string, ProjectFile>): Reaches {
  const known = new Map<string, readonly string[]>();

  function importsOf(path: string): readonly string[] {
    const found = known.get(path) ?? readImports(files.get(path));
    known.set(path, found);
    return found;
  }

  function readImports(file: ProjectFile | undefined): readonly string[] {
    if (file === undefined || !isCode(file.path)) return [];
    const { importedFiles } = ts.preProcessFile(file.text, true, true);
    return importedFiles.flatMap(({ fileName }) => resolve(file.path, fileName, files) ?? []);
  }

  return (path, other, imports) => {
    let reached = new Set([path]);
    for (let count = 0; count <= imports; count += 1) {
      // A set grows while it is read: one index may export again what another one does.
      for (const each of reached) {
        if (count > 0 && isIndex(each)) for (const next of importsOf(each)) reached.add(next);
      }
      if (reached.has(other)) return true;
      reached = new Set([...reached].flatMap(importsOf));
    }
    return false;
  };
}
