import { join } from "node:path";
import ts from "typescript";
import { root } from "../run/paths.ts";
import { publishedEntries } from "./package-paths.ts";

const original = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Everything that an entry exports, whatever the entry calls it. */
function exportedSymbols(program: ts.Program): ReadonlySet<ts.Symbol> {
  const checker = program.getTypeChecker();
  const symbols = publishedEntries().flatMap(({ source }) => {
    const file = program.getSourceFile(join(root, source));
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return new Set(symbols.map((symbol) => original(symbol, checker)));
}

/** A declaration without its body: what of it others see. */
function publicParts(node: ts.Node): readonly ts.Node[] {
  if (!ts.isFunctionDeclaration(node)) return [node];
  return [...node.parameters, ...(node.type ? [node.type] : [])];
}

/** The types that a node names, as far as they are declared in a file of ours. */
function typesNamedIn(node: ts.Node, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) || ts.isExpressionWithTypeArguments(child)) {
      const name = ts.isTypeReferenceNode(child) ? child.typeName : child.expression;
      const symbol = checker.getSymbolAtLocation(name);
      if (symbol) found.push(original(symbol, checker));
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found.filter(isOurs);
}

function isOurs({ flags, declarations = [] }: ts.Symbol): boolean {
  if (flags & ts.SymbolFlags.TypeParameter) return false;
  return declarations.some((node) => {
    const { fileName } = node.getSourceFile();
    // What a module keeps to itself is a part of its own types, and has no name elsewhere.
    const isExported =
      (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Export) !== 0;
    return isExported && /\/(?:ui|rules)\/src\//.test(fileName);
  });
}

/**
 * The types that an exported type or function is declared with, but that no entry exports: a person who uses
 * the one could not write down the other.
 */
export function nameErrors(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker();
  const exported = exportedSymbols(program);
  const errors = [...exported].flatMap((symbol) =>
    (symbol.declarations ?? [])
      .filter((node) => !ts.isVariableDeclaration(node))
      .flatMap(publicParts)
      .flatMap((part) => typesNamedIn(part, checker))
      .filter((named) => !exported.has(named))
      .map(
        (named) =>
          `${symbol.name} is exported and declared with ${named.name}, which no entry exports: add it to the index.ts of its folder`,
      ),
  );
  return [...new Set(errors)].sort();
}
