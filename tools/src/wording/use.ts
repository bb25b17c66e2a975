import ts from "typescript";
import { type Finding, isTest, type ProjectFile } from "../repository/finding.ts";
import { isCode, parse, walk } from "../repository/syntax.ts";
import { type Catalogs, checkTexts } from "./catalogs.ts";
import { splitPlural } from "./text.ts";

function isReader(path: string): boolean {
  const isOurs = /^(ui\/src|app|rules\/src|stories)\//.test(path);
  return isOurs && isCode(path) && !isTest(path) && !/\.gen\./.test(path);
}

/**
 * Every key is used: named by a string, or covered by the fixed beginning of a composed key, as in
 * t(`odds.${movement}`). The compiler checks that every key that is used exists (ui/src/locale/keys.ts).
 */
export function checkUse(files: readonly ProjectFile[], catalogs: Catalogs): Finding[] {
  const strings = new Set<string>();
  const beginnings: string[] = [];
  for (const file of files.filter(({ path }) => isReader(path))) {
    walk(parse(file), (node) => {
      if (ts.isStringLiteralLike(node)) strings.add(node.text);
      const isBeginning = ts.isTemplateExpression(node) && /^[\w-]+[._]/.test(node.head.text);
      if (isBeginning) beginnings.push(node.head.text);
    });
  }
  const isUsed = (key: string) =>
    strings.has(key) ||
    strings.has(splitPlural(key)?.base ?? key) ||
    beginnings.some((beginning) => key.startsWith(beginning));
  return checkTexts([...catalogs.fr.values()], ({ key }) =>
    isUsed(key)
      ? undefined
      : {
          what: "is used nowhere",
          why: "Compliance signs off, and translators translate, what no one sees.",
          instead: "take it out of all three languages",
        },
  );
}
