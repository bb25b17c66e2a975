import ts from "typescript";
import { type Check, type Finding, isTest, type ProjectFile } from "./finding.ts";
import { lineOf, parse, walk } from "./syntax.ts";

/** Attributes whose text is shown or spoken to a person. */
const spokenAttributes = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "aria-placeholder",
  "title",
  "alt",
  "placeholder",
  "label",
]);

const letters = /\p{L}/u;

function isComponent(path: string): boolean {
  const isShown = /^(ui\/src|app)\/.*\.tsx$/.test(path);
  return isShown && !isTest(path) && !/\.(states|stories)\.tsx$/.test(path);
}

/** The strings that an expression may show, through conditions and parentheses. */
function stringsShownBy(node: ts.Expression): ts.Node[] {
  if (ts.isStringLiteralLike(node)) return letters.test(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    return parts.some(({ text }) => letters.test(text)) ? [node] : [];
  }
  if (ts.isParenthesizedExpression(node)) return stringsShownBy(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...stringsShownBy(node.whenTrue), ...stringsShownBy(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    const kinds = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ];
    if (!kinds.includes(node.operatorToken.kind)) return [];
    return [...stringsShownBy(node.left), ...stringsShownBy(node.right)];
  }
  return [];
}

function stringsIn(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return letters.test(node.text) ? [node] : [];
  if (ts.isJsxAttribute(node)) {
    if (!spokenAttributes.has(node.name.getText()) || !node.initializer) return [];
    if (ts.isStringLiteral(node.initializer)) return stringsShownBy(node.initializer);
    const isExpression = ts.isJsxExpression(node.initializer) && node.initializer.expression;
    return isExpression ? stringsShownBy(isExpression) : [];
  }
  const isChild =
    ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild && node.expression ? stringsShownBy(node.expression) : [];
}

function checkFile(file: ProjectFile): Finding[] {
  const source = parse(file);
  const findings: Finding[] = [];
  walk(source, (node) => {
    for (const found of stringsIn(node)) {
      const text = found.getText(source).trim().replace(/\s+/g, " ");
      findings.push({
        file: file.path,
        line: lineOf(source, found),
        what: `shows the text ${text.slice(0, 60)}`,
        why: "Words in a component exist in one language, and compliance never sees them.",
        instead:
          "add a key to ui/src/locale/{fr,nl,en}/<namespace>.json and show it with the surface's translate function",
      });
    }
  });
  return findings;
}

/** No words in a component: all wording is in the catalogs. */
export const componentStrings: Check = {
  name: "strings in components",
  find: (files) => files.filter(({ path }) => isComponent(path)).flatMap(checkFile),
};
