import { join } from "node:path";
import ts from "typescript";
import { root } from "../run/paths.ts";
import { type Entry, folderEntries, ruleEntries, stateEntries } from "./package-paths.ts";

/** The path of the report, from the root. */
export const reportPath = "ui/api-report.gen.md";

/** The most members of a union that are listed by name. */
const mostListed = 50;

const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

const isFromPackage = (symbol: ts.Symbol) =>
  symbol.declarations?.some((node) => node.getSourceFile().fileName.includes("/node_modules/")) ??
  false;

/** Properties with their types, a line each; those that a package declares are three dots. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): string {
  const members = checker.getPropertiesOfType(type);
  const own = members
    .filter((member) => !isFromPackage(member))
    .map((member) => describeProperty(member, checker))
    .sort();
  const lines = [...own, ...(own.length < members.length ? ["…"] : [])];
  return lines.map((line) => `\n  - ${line}`).join("") || " nothing";
}

function describeProperty(member: ts.Symbol, checker: ts.TypeChecker): string {
  const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(member);
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return `${member.name}${isOptional ? "?" : ""}: \`${isOptional ? text.replace(/ \| undefined$/, "") : text}\``;
}

function describeType(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0;
  if (isObject && checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0) {
    return `type:${propertiesOf(type, checker)}`;
  }
  // The keys of the catalogs are reviewed there.
  if (type.isUnion() && type.types.length > mostListed) return `type: ${type.types.length} strings`;
  return `type: \`${checker.typeToString(type, undefined, whole)}\``;
}

/** Props by the name of their interface, which is described separately, or else each of them. */
function describeProps(type: ts.Type, checker: ts.TypeChecker): string {
  const isInterface = (type.symbol?.flags & ts.SymbolFlags.Interface) !== 0;
  if (!isInterface || isPrivate(type.symbol)) return propertiesOf(type, checker);
  return ` ${checker.typeToString(type)}`;
}

const isPrivate = ({ declarations = [] }: ts.Symbol) =>
  !declarations.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export);

function describeValue(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbol(symbol);
  // The compiler would name a module by its path on this machine.
  if (symbol.flags & ts.SymbolFlags.ValueModule) return `names:${propertiesOf(type, checker)}`;
  const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  if (signature && /^[A-Z]/.test(symbol.name)) {
    const [props] = signature.getParameters();
    return `component:${props ? describeProps(checker.getTypeOfSymbol(props), checker) : " nothing"}`;
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

/** The public exports of an entry, sorted by name. */
function describeEntry({ name, source: path }: Entry, program: ts.Program): string {
  const source = program.getSourceFile(join(root, path));
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  const lines = (module ? checker.getExportsOfModule(module) : [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((exported) => describeExport(exported, checker));
  return [`## ${name}`, "", ...lines].join("\n");
}

/** The package's public API as Markdown, so that a review shows every change of it. */
export function writeReport(program: ts.Program): string {
  const head =
    "# What @grandstand/ui exports\n\nWritten by `npm run check-package -- --write`. A question mark: may be left out.";
  const states = stateEntries().map(({ name }) => `- ${name}`);
  const entries = [...folderEntries(), ...ruleEntries()];
  return `${[
    head,
    ...entries.map((entry) => describeEntry(entry, program)),
    ["## States", "", ...states].join("\n"),
  ].join("\n\n")}\n`;
}
