import ts from "typescript";
import { type Check, type Finding, isTest, type ProjectFile } from "./finding.ts";
import { isCode, lineOf, parse, walk } from "./syntax.ts";

/** The one file that turns text into HTML, behind the sanitiser that is the only Trusted Types policy. */
export const placeThatSetsHtml = "ui/src/safe-html/safe-html.tsx";

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
      why: "Text from a server, an address or a variable becomes code there; one sanitised place can be watched, two can't.",
      instead: `show it as text, or hand it to ${placeThatSetsHtml}, the one place that sets HTML`,
    });
  });
  return findings;
}

/** One place sets HTML. */
export const htmlSinks: Check = {
  name: "one place sets HTML",
  find: (files) =>
    files
      .filter(({ path }) => /^(ui|app|stories|\.storybook)\//.test(path) && isCode(path))
      .filter(({ path }) => path !== placeThatSetsHtml && !isTest(path))
      .flatMap(checkFile),
};
