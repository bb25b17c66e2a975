import { isTest, type ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { isCode, parse, walk } from "@grandstand/tools/src/repository/syntax.ts";
import ts from "typescript";

/** A toast as the code shows it. */
export interface ToastCall {
  readonly file: string;
  /** Keys, or the fixed beginnings of keys that are put together. */
  readonly keys: readonly string[];
  /** Undefined where it is decided elsewhere. */
  readonly severity: string | undefined;
  /** The names in rules/src/intervals that may be its duration. */
  readonly lifetimes: readonly string[];
}

function codeIn(files: readonly ProjectFile[], folder: RegExp): readonly ProjectFile[] {
  return files.filter(({ path }) => folder.test(path) && isCode(path) && !isTest(path));
}

/** The texts of literals and the beginnings of templates, anywhere in a node. */
function textsIn(node: ts.Node): string[] {
  const texts: string[] = [];
  const collect = (each: ts.Node): void => {
    if (ts.isStringLiteralLike(each) || ts.isTemplateHead(each)) texts.push(each.text);
    each.forEachChild(collect);
  };
  collect(node);
  return texts;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((each) => each.name?.getText() === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Whether a toast has the server's own words, which no catalog has. */
function isWordedByServer(title: ts.Expression | undefined): boolean {
  return !!title && ts.isObjectLiteralExpression(title) && !!propertyOf(title, "text");
}

/** A key, or the beginning of one that is put together. */
const isKey = (text: string) => /^[\w-]+[._-][\w.-]*$/.test(text);

/** Every toast that the site words. */
export function toastCalls(files: readonly ProjectFile[]): ToastCall[] {
  return codeIn(files, /^app\//).flatMap((file) => {
    const calls: ToastCall[] = [];
    walk(parse(file), (node) => {
      if (!ts.isCallExpression(node) || !/(^|\.)showToast$/.test(node.expression.getText())) return;
      const [toast] = node.arguments;
      if (!toast || !ts.isObjectLiteralExpression(toast)) return;
      const [title, text] = ["title", "text"].map((name) => propertyOf(toast, name));
      if (isWordedByServer(title)) return;
      const severity = propertyOf(toast, "severity");
      const duration = propertyOf(toast, "duration")?.getText() ?? "";
      calls.push({
        file: file.path,
        keys: [title, text].flatMap((part) => (part ? textsIn(part).filter(isKey) : [])),
        severity: severity && ts.isStringLiteral(severity) ? severity.text : undefined,
        lifetimes: [...duration.matchAll(/intervals\.(\w+)/g)].flatMap(([, name]) => name ?? []),
      });
    });
    return calls;
  });
}

/** The texts, or their beginnings, that components put into a notice by their key. */
export function noticeKeys(files: readonly ProjectFile[]): string[] {
  return codeIn(files, /^ui\/src\//).flatMap((file) => {
    const keys: string[] = [];
    walk(parse(file), (node) => {
      if (!ts.isJsxElement(node) || node.openingElement.tagName.getText() !== "Notice") return;
      keys.push(...textsIn(node).filter((text) => isKey(text) && text.includes(".")));
    });
    return keys;
  });
}
