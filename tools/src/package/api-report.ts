import { join } from "node:path";
import ts from "typescript";
import { root } from "../run/paths.ts";
import { publishedRooms } from "./places.ts";

/** Where the report stands, from the root. */
export const reportPath = "ui/api-report.gen.md";

/** Members of a union that are still named one by one. */
const mostListed = 50;

const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

const isFromPackage = (symbol: ts.Symbol) =>
  symbol.declarations?.some((node) => node.getSourceFile().fileName.includes("/node_modules/")) ??
  false;

/** Names, a question mark after what may be left out; what a package brings is three dots. */
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
  // The keys of the catalogs, which are reviewed there.
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

/** What a room lets others import, a line each, by name. */
function describeRoom(room: string, program: ts.Program): string {
  const source = program.getSourceFile(join(root, "ui/src", room, "index.ts"));
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  const lines = (module ? checker.getExportsOfModule(module) : [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((exported) => describeExport(exported, checker));
  return [`## ${room}`, "", ...lines].join("\n");
}

/** The package's public surface as Markdown, so that a change of it is seen where it is reviewed. */
export function writeReport(program: ts.Program): string {
  const head =
    "# What @grandstand/ui exports\n\nWritten by `npm run check-package -- --write`. A question mark: may be left out.";
  const rooms = publishedRooms().map((room) => describeRoom(room, program));
  return `${[head, ...rooms].join("\n\n")}\n`;
}
