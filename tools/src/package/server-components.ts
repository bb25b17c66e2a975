import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import ts from "typescript";
import { build, type Plugin } from "vite";
import { saysClient } from "./client-modules.ts";

const referenceType = Symbol.for("react.client.reference");

/** What the server has of a client module's export: where it is, and nothing to call. */
type Reference = {
  readonly $$typeof: symbol;
  readonly file: string;
  readonly name: string;
};

/** Packages put their licence before the directive. */
const leadingComments = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)+/;

const isReference = (value: unknown): value is Reference =>
  typeof value === "object" &&
  value !== null &&
  "$$typeof" in value &&
  value.$$typeof === referenceType;

/** The names that a module exports, those of types excepted. */
export function exportedNames(code: string): readonly string[] {
  const file = ts.createSourceFile("module.tsx", code, ts.ScriptTarget.ESNext);
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause) {
      const { exportClause } = statement;
      return ts.isNamedExports(exportClause)
        ? exportClause.elements.filter((each) => !each.isTypeOnly).map(({ name }) => name.text)
        : [exportClause.name.text];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(file));
    }
    const isValue = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isValue && statement.name ? [statement.name.text] : [];
  });
}

/** Cuts the graph where a module says `use client`, as a framework with server components does. */
const clientBoundary: Plugin = {
  name: "client-boundary",
  enforce: "pre",
  load(id) {
    const [file = ""] = id.split("?");
    if (!/\.[jt]sx?$/.test(file) || file.startsWith("\0")) return null;
    const code = readFileSync(file, "utf8");
    if (!saysClient(code.replace(leadingComments, ""))) return null;
    return exportedNames(code)
      .map((name) => {
        const reference = `{ $$typeof: Symbol.for("react.client.reference"), file: ${JSON.stringify(file)}, name: "${name}" }`;
        return `export const ${name} = ${reference};`;
      })
      .join("\n");
  },
};

type Sent = Readonly<Record<string, unknown>>;

/** The paths of what cannot be sent from a server to a browser: functions, symbols, instances of classes. */
export function unsendable(value: unknown, path = ""): readonly string[] {
  if (isValidElement(value)) return [];
  if (typeof value === "function" || typeof value === "symbol") return [path];
  if (typeof value !== "object" || value === null || value instanceof Date) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  // A module's namespace, as a catalog is one, has no prototype.
  const isPlain = prototype === Object.prototype || prototype === null || Array.isArray(value);
  if (!isPlain) return [path];
  return Object.entries(value).flatMap(([key, each]) => unsendable(each, `${path}.${key}`));
}

/** Calls the server's components, and leaves elements of the browser's with what is sent to them. */
async function resolve(
  node: ReactNode,
  client: (found: Reference) => Promise<never>,
): Promise<ReactNode> {
  if (Array.isArray(node))
    return Promise.all(Children.toArray(node).map((each) => resolve(each, client)));
  if (!isValidElement(node)) return node;
  const { type, props, key } = node as ReactElement<Sent>;
  if (typeof type === "function") {
    return resolve(await (type as (given: Sent) => ReactNode)(props), client);
  }
  const children = await resolve(props.children as ReactNode, client);
  if (!isReference(type)) return createElement(type, { ...props, key, children } as Sent);
  const unsent = unsendable({ ...props, children: null }, type.name);
  if (unsent.length > 0)
    throw new Error(`sends ${unsent.join(", ")} to the browser, which can't be sent`);
  return createElement(await client(type), { ...props, key, children } as Sent);
}

async function buildFor(folder: string, entry: string, outDir: string, isServer: boolean) {
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    plugins: isServer ? [clientBoundary] : [],
    ssr: isServer ? { noExternal: true, resolve: { conditions: ["react-server"] } } : {},
    build: { ssr: entry, outDir, emptyOutDir: true, minify: false },
  });
}

/**
 * The README's site of server components, drawn on a server as a framework does: modules that say `use
 * client` are not run where the server's components are, and React has no hooks there. @returns what is
 * wrong.
 */
export async function serverComponentErrors(folder: string): Promise<readonly string[]> {
  const entry =
    'import { createElement } from "react";\nimport Layout from "./app/layout.tsx";\nimport Page from "./app/page.tsx";\nexport const site = () => createElement(Layout, null, createElement(Page));\n';
  writeFileSync(join(folder, "server.tsx"), entry);
  const importFrom = (path: string) => import(pathToFileURL(path).href);
  const client = async ({ file, name }: Reference) => {
    if (file.includes("node_modules")) return (await importFrom(file))[name] as never;
    const outDir = `client-${relative(folder, file).replaceAll(/\W/g, "-")}`;
    await buildFor(folder, file, outDir, false);
    const built = file.replace(/.*\//, "").replace(/\.[jt]sx?$/, ".js");
    return (await importFrom(join(folder, outDir, built)))[name] as never;
  };
  try {
    await buildFor(folder, "server.tsx", "server", true);
    const { site } = (await importFrom(join(folder, "server/server.js"))) as {
      site: () => ReactNode;
    };
    const html = renderToString(await resolve(site(), client));
    const wanted = ['<html lang="nl">', "3.60", "Gelijkspel, Resultaat", 'aria-live="polite"'];
    return wanted.filter((text) => !html.includes(text)).map((text) => `draws no ${text}`);
  } catch (error) {
    return [String(error)];
  }
}
