import { mkdirSync, rmSync } from "node:fs";
import type ts from "typescript";
import { writeComponentSheets } from "./component-sheets.ts";
import { writeManifest } from "./manifest.ts";
import { buildModules } from "./modules.ts";
import { packageFolder } from "./package-paths.ts";
import { buildStyles } from "./styles.ts";
import { buildTypes, readProgram } from "./types.ts";

/**
 * Builds ui/dist, which is the package as it is published.
 * @returns the compiler's view of the sources, for what is read of it next.
 * @throws Stop where a source has an error or imports what the package does not declare.
 */
export async function buildPackage(): Promise<ts.Program> {
  rmSync(packageFolder, { recursive: true, force: true });
  mkdirSync(packageFolder, { recursive: true });
  await buildStyles();
  await buildModules();
  writeComponentSheets();
  const program = readProgram();
  buildTypes(program);
  writeManifest();
  return program;
}
