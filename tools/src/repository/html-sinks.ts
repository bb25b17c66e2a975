import ts from "typescript";
import { type Check, type Finding, isTest, type ProjectFile } from "./finding.ts";
import { isCode, lineOf, parse, walk } from "./syntax.ts";

const assigned = new Set(["innerHTML", "outerHTML", "srcdoc"]);
const called = new Set([
  "insertAdjacentHTML",
  "createContextualFragment",
  "setHTMLUnsafe",
  "parseHTMLUnsafe",
  "parseFromString",
]);
const attributes = new Set(["dangerouslySetInnerHTML", "srcDoc"]);

function sinkOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node) && attributes.has(node.name.getText())) return node.name.getText();
  if (ts.isPropertyAssignment(node) && attributes.has(node.name.getText())) {
    return node.name.getText();
  }
  const isAssignment =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
  if (isAssignment && ts.isPropertyAccessExpression(node.left)) {
    return assigned.has(node.left.name.text) ? node.left.name.text : undefined;
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const { name, expression } = node.expression;
  if (called.has(name.text)) return name.text;
  const isDocumentWrite = /^write(?:ln)?$/.test(name.text) && expression.getText() === "document";
  return isDocumentWrite ? `document.${name.text}` : undefined;
}

function checkFile(file: ProjectFile): Finding[] {
  const source = parse(file);
  const findings: Finding[] = [];
  walk(source, (node) => {
    const sink = sinkOf(node);
    if (!sink) return;
    findings.push({
      file: file.path,
      line: lineOf(source, node),
      what: `sets HTML (${sink})`,
      why: "Text from a server, an address or a variable becomes code there, and Trusted Types stop the page at it.",
      instead:
        "show it as text; HTML of the content service is read on the server (app/.server/read-content.ts) and drawn by ui/src/rich-text",
    });
  });
  return findings;
}

/** No code sets HTML (docs/decisions/25). */
export const htmlSinks: Check = {
  name: "no place sets HTML",
  find: (files) =>
    files
      .filter(({ path }) => /^(ui|app|stories|\.storybook)\//.test(path) && isCode(path))
      .filter(({ path }) => !isTest(path))
      .flatMap(checkFile),
};
