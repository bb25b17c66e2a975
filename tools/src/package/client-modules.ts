import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { packageFolder, packagePathOf } from "./package-paths.ts";

const hook = /^use(?:[A-Z]|$)/;
const browserOnly = new Set(["createContext", "lazy"]);
const handler = /^on[A-Z]/;

function nameOfCall({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : "";
}

/** The names of an element's props, in JSX and in the call that JSX is compiled to. */
function propNames(node: ts.Node): readonly string[] {
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) return [node.name.text];
  if (!ts.isCallExpression(node) || !/^jsxs?$/.test(nameOfCall(node))) return [];
  const props = node.arguments[1];
  if (props === undefined || !ts.isObjectLiteralExpression(props)) return [];
  return props.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
}

/**
 * Whether a module, as TypeScript or as JavaScript, works only where React runs in a browser: it
 * calls a hook, creates a context, or gives an element a callback.
 */
export function needsClient(code: string): boolean {
  const isClients = (node: ts.Node): boolean => {
    const call = ts.isCallExpression(node) ? nameOfCall(node) : "";
    if (hook.test(call) || browserOnly.has(call)) return true;
    if (propNames(node).some((name) => handler.test(name))) return true;
    return ts.forEachChild(node, isClients) ?? false;
  };
  return isClients(ts.createSourceFile("module.tsx", code, ts.ScriptTarget.ESNext));
}

/** Whether a built module has the directive `use client`. */
export function saysClient(code: string): boolean {
  return /^["']use client["'];/.test(code);
}

/** The sources that work only in a browser, but whose built module does not say so. */
export function clientErrors(program: ts.Program): readonly string[] {
  return program.getSourceFiles().flatMap(({ fileName, isDeclarationFile, text }) => {
    if (isDeclarationFile || !needsClient(text)) return [];
    const built = join(packageFolder, `${packagePathOf(fileName)}.js`);
    // Sources of types alone have no module.
    if (!existsSync(built) || saysClient(readFileSync(built, "utf8"))) return [];
    return [
      `${built} has no "use client", and its source calls a hook. A server component that imports it would break; see clientDirective in tools/src/package/modules.ts`,
    ];
  });
}
