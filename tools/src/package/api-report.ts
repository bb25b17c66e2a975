import { join } from "node:path";
import ts from "typescript";
import { root } from "../run/paths.ts";
import { publishedFolders } from "./package-paths.ts";

/** The path of the report, from the root. */
export const reportPath = "ui/api-report.gen.md";

/** The most members of a union that are listed by name. */
const mostListed = 50;

const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

const isFromPackage = (symbol: ts.Symbol) =>
  symbol.declarations?.some((node) => node.getSourceFile().fileName.includes("/node_modules/")) ??
  false;

/** The names of properties, with a question mark after an optional one; types of packages are three dots. */
function namesOf(type: ts.Type, checker: ts.TypeChecker): string {
  const members = checker.getPropertiesOfType(type);
  const own = members
    .filter((member) => !isFromPackage(member))
    .map(({ name, flags }) => (flags & ts.SymbolFlags.Optional ? `${name}?` : name))
    .sort();
  return [...own, ...(own.length < members.length ? ["…"] : [])].join(", ") || "nothing";
}

function describeType(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  if (isObject && checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0) {
    return `type: ${namesOf(type, checker)}`;
  }
  // The keys of the catalogs are reviewed there.
  if (type.isUnion() && type.types.length > mostListed) return `type: ${type.types.length} strings`;
  return `type: \`${checker.typeToString(type, undefined, whole)}\``;
}

function describeValue(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  if (signature && /^[A-Z]/.test(symbol.name)) {
    const [props] = signature.getParameters();
    return `component: ${props ? namesOf(checker.getTypeOfSymbol(props), checker) : "nothing"}`;
  }
  return `${signature ? "function" : "value"}: \`${checker.typeToString(type, undefined, whole)}\``;
}

function describeExport(exported: ts.Symbol, checker: ts.TypeChecker): string {
  const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const description = isValue ? describeValue(symbol, checker) : describeType(symbol, checker);
  return `- \`${exported.name}\` ${description}`;
}

/** The public exports of a folder, a line each, sorted by name. */
function describeFolder(folder: string, program: ts.Program): string {
  const source = program.getSourceFile(join(root, "ui/src", folder, "index.ts"));
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  const lines = (module ? checker.getExportsOfModule(module) : [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((exported) => describeExport(exported, checker));
  return [`## ${folder}`, "", ...lines].join("\n");
}

/** The package's public API as Markdown, so that a review shows every change of it. */
export function writeReport(program: ts.Program): string {
  const head =
    "# What @grandstand/ui exports\n\nWritten by `npm run check-package -- --write`. A question mark: may be left out.";
  const folders = publishedFolders().map((folder) => describeFolder(folder, program));
  return `${[head, ...folders].join("\n\n")}\n`;
}
