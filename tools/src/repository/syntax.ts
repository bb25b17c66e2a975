import ts from "typescript";
import type { ProjectFile } from "./finding.ts";

/** Whether a path is TypeScript or JavaScript that can be read as a syntax tree. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(path) && !path.endsWith(".d.ts");
}

/** The syntax tree of a code file. */
export function parse(file: ProjectFile): ts.SourceFile {
  const kind = file.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls `visit` on a node and on everything inside it, parents first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The 1-based line on which a node begins. */
export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
