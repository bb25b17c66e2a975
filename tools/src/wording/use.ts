import ts from "typescript";
import { type Finding, isTest, type ProjectFile } from "../house/finding.ts";
import { isCode, lineOf, parse, walk } from "../house/syntax.ts";
import { type Catalogs, languages } from "./catalogs.ts";
import { splitPlural } from "./text.ts";

type AskedKey = { key: string; file: string; line: number };
type KeysInCode = {
  /** Keys that are translated by name: t("…"), i18nKey="…". */
  asked: AskedKey[];
  /** The fixed beginnings of keys that are put together: t(`odds.${movement}`). */
  beginnings: string[];
  /** Every other string, which may be a key on its way to a translation. */
  strings: Set<string>;
};

const translators = new Set(["t", "translate", "tr"]);

function isTranslation(node: ts.Node | undefined): boolean {
  if (!node || !ts.isCallExpression(node)) return false;
  const called = node.expression;
  if (ts.isIdentifier(called)) return translators.has(called.text);
  return ts.isPropertyAccessExpression(called) && called.name.text === "t";
}

/** Whether a node is what a translation is asked for: its first argument, through a condition. */
function isAskedFor(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return isTranslation(parent) && parent.arguments[0] === node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isAskedFor(parent);
  if (ts.isParenthesizedExpression(parent)) return isAskedFor(parent);
  const isKeyAttribute = ts.isJsxAttribute(parent) && parent.name.getText() === "i18nKey";
  return isKeyAttribute || (ts.isJsxExpression(parent) && isAskedFor(parent));
}

function readKeys(files: readonly ProjectFile[]): KeysInCode {
  const keys: KeysInCode = { asked: [], beginnings: [], strings: new Set() };
  for (const file of files) {
    const source = parse(file);
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) {
        keys.strings.add(node.text);
        if (!isAskedFor(node)) return;
        keys.asked.push({ key: node.text, file: file.path, line: lineOf(source, node) });
      }
      const isBeginning = ts.isTemplateExpression(node) && /^[\w-]+[._]/.test(node.head.text);
      if (isBeginning) keys.beginnings.push(node.head.text);
    });
  }
  return keys;
}

function isReader(path: string): boolean {
  const isOurs = /^(ui\/src|app|rules\/src|stories)\//.test(path);
  return isOurs && isCode(path) && !isTest(path) && !/\.gen\./.test(path);
}

/**
 * Every key that is asked for exists, and every key is used: asked for, named by a string on its
 * way to a translation, covered by the beginning of a key that is put together, or by a prefix of
 * `ui/src/locale/dynamic-keys.json` (keys whose names a server sends).
 */
export function checkUse(
  files: readonly ProjectFile[],
  catalogs: Catalogs,
  dynamicPrefixes: readonly string[],
): Finding[] {
  const { asked, beginnings, strings } = readKeys(files.filter(({ path }) => isReader(path)));
  const exists = (key: string) =>
    languages.some((language) => {
      const catalog = catalogs[language];
      return catalog.has(key) || catalog.has(`${key}_one`) || catalog.has(`${key}_other`);
    });
  const unknown = asked
    .filter(({ key }) => !exists(key))
    .map(({ key, file, line }) => ({
      file,
      line,
      what: `asks for "${key}", which no catalog has`,
      why: "The person would see the raw key.",
      instead: "add it to ui/src/locale/{fr,nl,en}, or ask for the key that is there",
    }));
  const prefixes = [...beginnings, ...dynamicPrefixes];
  const isUsed = (key: string) =>
    strings.has(key) ||
    strings.has(splitPlural(key)?.base ?? key) ||
    prefixes.some((prefix) => key.startsWith(prefix));
  const unused = [...catalogs.fr.values()]
    .filter(({ key }) => !isUsed(key))
    .map(({ key, file, line }) => ({
      file,
      line,
      what: `${key} is used nowhere`,
      why: "Compliance signs off, and translators translate, what nobody sees.",
      instead:
        "take it out of all three languages, or, when a server names it, add its prefix to ui/src/locale/dynamic-keys.json",
    }));
  return [...unknown, ...unused];
}
