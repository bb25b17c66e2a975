import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../run/paths.ts";
import { Stop } from "../run/say.ts";
import { isOurs, packageFolder, packagePathOf, specifierBetween } from "./package-paths.ts";

const config = join(root, "ui/tsconfig.build.json");

/** A declaration that reads its types from a JSON file. */
const readsJson = /\bimport\("[^"]+\.json"\)/;

/** The published folders and all that they import, as the compiler sees them. */
export function readProgram(): ts.Program {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  return ts.createProgram(fileNames, options);
}

function packagePathOfModule(specifier: string, source: string, options: ts.CompilerOptions) {
  const found = ts.resolveModuleName(specifier, source, options, ts.sys).resolvedModule;
  if (!found) throw new Stop(`${source} imports ${specifier}, which leads to no file.`);
  return packagePathOf(ts.sys.realpath?.(found.resolvedFileName) ?? found.resolvedFileName);
}

/**
 * A declaration file with every import of ours as a path in the package: relative ones get the
 * ending that the file has there, workspaces become the folder that holds their code.
 */
function withPackagePaths(text: string, source: string, options: ts.CompilerOptions): string {
  const from = packagePathOf(source);
  const { importedFiles } = ts.preProcessFile(text, true, true);
  let result = text;
  for (const { fileName, pos } of importedFiles.toReversed()) {
    if (!fileName.startsWith(".") && !isOurs(fileName)) continue;
    const path = `${specifierBetween(from, packagePathOfModule(fileName, source, options))}.js`;
    const start = result.indexOf(fileName, pos);
    result = result.slice(0, start) + path + result.slice(start + fileName.length);
  }
  return result;
}

/**
 * The types of a module that reads them from JSON, as what they come to: the package brings its data
 * as modules, and a site outside has no such files to read them from.
 */
function withTypesWrittenOut(program: ts.Program, source: string): string {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(source);
  const module = file && checker.getSymbolAtLocation(file);
  const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const types = (module ? checker.getExportsOfModule(module) : []).map((symbol) => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    return `export type ${symbol.name} = ${checker.typeToString(type, undefined, whole)};\n`;
  });
  return types.join("");
}

/**
 * Writes each source's declarations beside its module.
 * @throws Stop where the sources do not type-check.
 */
export function buildTypes(program: ts.Program): void {
  const options = program.getCompilerOptions();
  const writeFile: ts.WriteFileCallback = (_path, text, _mark, _onError, sources) => {
    const source = sources?.[0]?.fileName;
    if (source === undefined) return;
    const path = join(packageFolder, `${packagePathOf(source)}.d.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      readsJson.test(text)
        ? withTypesWrittenOut(program, source)
        : withPackagePaths(text, source, options),
    );
  };
  const problems = [
    ...ts.getPreEmitDiagnostics(program),
    ...program.emit(undefined, writeFile, undefined, true).diagnostics,
  ];
  if (problems.length === 0) return;
  const described = ts.formatDiagnostics(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => "\n",
  });
  throw new Stop(`The package's types were not made, since its sources have errors:\n${described}`);
}
