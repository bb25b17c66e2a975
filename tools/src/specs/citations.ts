import ts from "typescript";
import type { ProjectFile } from "../repository/finding.ts";
import { lineOf, parse, walk } from "../repository/syntax.ts";

/** A test's title that cites a rule: `it("[MONEY-2] a comma is a decimal point", …)`. */
export type Citation = {
  id: string;
  title: string;
  /** A describe groups tests; alone it proves nothing. */
  isTest: boolean;
  file: string;
  line: number;
};

const citation = /\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)\]/g;
const testers = new Set(["it", "test", "describe"]);

/** The function that a call uses: `it` of it.each(…)(…), `test` of story.test(…). */
function testerOf(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) {
    return testers.has(expression.text) ? expression.text : undefined;
  }
  if (ts.isCallExpression(expression)) return testerOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return testerOf(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  if (testers.has(expression.name.text)) return expression.name.text;
  return testerOf(expression.expression);
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) {
    const rest = title.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
    return `${title.head.text}${rest}`;
  }
  if (ts.isBinaryExpression(title)) return `${textOf(title.left)}${textOf(title.right)}`;
  return "";
}

/** Whether a file holds tests whose titles count. */
export function mayCite(path: string): boolean {
  return /\.(test|stories|journey|spec)\.tsx?$/.test(path) || /^tests\/.*\.tsx?$/.test(path);
}

/** Every rule that a file's test titles cite. */
export function citationsOf(file: ProjectFile): Citation[] {
  if (!/\[[A-Z][A-Z0-9-]*-\d+\]/.test(file.text)) return [];
  const source = parse(file);
  const found: Citation[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const tester = testerOf(node.expression);
    const title = node.arguments[0];
    if (!tester || !title) return;
    const text = textOf(title);
    for (const [, id = ""] of text.matchAll(citation)) {
      const isTest = tester !== "describe";
      found.push({ id, title: text, isTest, file: file.path, line: lineOf(source, node) });
    }
  });
  return found;
}
