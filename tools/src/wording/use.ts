import ts from "typescript";
import { type Finding, isTest, type ProjectFile } from "../repository/finding.ts";
import { isCode, parse, walk } from "../repository/syntax.ts";
import type { Catalogs } from "./catalogs.ts";
import { splitPlural } from "./text.ts";

type KeysInCode = {
  /** Every string: any of them may be a key. */
  strings: Set<string>;
  /** The fixed beginnings of composed keys: t(`odds.${movement}`). */
  beginnings: string[];
};

function readKeys(files: readonly ProjectFile[]): KeysInCode {
  const keys: KeysInCode = { strings: new Set(), beginnings: [] };
  for (const file of files) {
    walk(parse(file), (node) => {
      if (ts.isStringLiteralLike(node)) keys.strings.add(node.text);
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
 * Every key is used: named by a string, or covered by the beginning of a composed key. The compiler
 * checks that every key that is used exists (ui/src/locale/keys.ts).
 */
export function checkUse(files: readonly ProjectFile[], catalogs: Catalogs): Finding[] {
  const { strings, beginnings } = readKeys(files.filter(({ path }) => isReader(path)));
  const isUsed = (key: string) =>
    strings.has(key) ||
    strings.has(splitPlural(key)?.base ?? key) ||
    beginnings.some((beginning) => key.startsWith(beginning));
  return [...catalogs.fr.values()]
    .filter(({ key }) => !isUsed(key))
    .map(({ key, file, line }) => ({
      file,
      line,
      what: `${key} is used nowhere`,
      why: "Compliance signs off, and translators translate, what nobody sees.",
      instead: "take it out of all three languages",
    }));
}
