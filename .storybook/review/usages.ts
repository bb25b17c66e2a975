import { isTest, type ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { isCode, parse, walk } from "@grandstand/tools/src/repository/syntax.ts";
import ts from "typescript";
import type { MessageKind } from "../../stories/review/review-data.ts";

/** A component, or part of the site, that uses a key, and how the text reaches the person. */
export interface Usage {
  readonly usedBy: string;
  readonly kind: MessageKind;
}

/** Components that are not in the run of the page; every other is inline. */
const kindOfComponent: Readonly<Record<string, MessageKind>> = {
  "captcha-frame": "dialog",
  "confirm-dialog": "dialog",
  dialog: "dialog",
  "floating-slip": "sticky",
  "bottom-bar": "sticky",
  "login-overlay": "dialog",
  "offline-banner": "banner",
  "overlay-message": "popup",
  "restriction-message": "popup",
  toasts: "toast",
};

/** What the code uses: whole keys, and the fixed beginnings of keys that are put together. */
export interface Uses {
  readonly exact: ReadonlyMap<string, readonly Usage[]>;
  readonly beginnings: readonly (readonly [beginning: string, usage: Usage])[];
}

function userOf(path: string): string {
  const [workspace = "", ...rest] = path.split("/");
  return workspace === "ui" ? (rest[1] ?? "") : `site: ${rest.slice(0, -1).join("/") || "root"}`;
}

function isUnderAria(node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isJsxAttribute(around)) return /^(aria-|alt$|title$)/.test(around.name.getText());
    if (ts.isCallExpression(around)) {
      const called = around.expression.getText();
      if (/(^|\.)(announce|say)$/.test(called)) return true;
    }
    if (ts.isJsxElement(around)) {
      return /sr-only/.test(around.openingElement.attributes.getText());
    }
  }
  return false;
}

/** Reads from the code of components and site which texts it uses. */
export function readUses(files: readonly ProjectFile[]): Uses {
  const exact = new Map<string, Usage[]>();
  const beginnings: [string, Usage][] = [];
  const isReader = ({ path }: ProjectFile) =>
    /^(ui\/src|app)\//.test(path) &&
    isCode(path) &&
    !isTest(path) &&
    !/\.states\.|\/(testing|locale|provider)\//.test(path);
  for (const file of files.filter(isReader)) {
    const usedBy = userOf(file.path);
    walk(parse(file), (node) => {
      const isBeginning = ts.isTemplateExpression(node) && /^[\w-]+[._]/.test(node.head.text);
      if (!ts.isStringLiteralLike(node) && !isBeginning) return;
      const kind = isUnderAria(node) ? "aria" : (kindOfComponent[usedBy] ?? "inline");
      if (ts.isStringLiteralLike(node)) {
        exact.set(node.text, [...(exact.get(node.text) ?? []), { usedBy, kind }]);
      } else if (isBeginning) beginnings.push([node.head.text, { usedBy, kind }]);
    });
  }
  return { exact, beginnings };
}

/** The usages of one key, by its own name, its plural's, or the beginning it is put together from. */
export function usagesOf(key: string, base: string, uses: Uses): Usage[] {
  const named = [...(uses.exact.get(key) ?? []), ...(uses.exact.get(base) ?? [])];
  if (named.length > 0) return named;
  return uses.beginnings
    .filter(([beginning]) => key.startsWith(beginning))
    .map(([, usage]) => usage);
}
