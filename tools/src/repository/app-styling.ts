import ts from "typescript";
import { type Check, type Finding, isTest, type ProjectFile } from "./finding.ts";
import { lineOf, parse, walk } from "./syntax.ts";

/** The one file of app that renders the page's own elements (html, body). */
const shell = new Set(["app/root.tsx"]);

function checkFile(file: ProjectFile): Finding[] {
  const source = parse(file);
  const findings: Finding[] = [];
  walk(source, (node) => {
    if (!ts.isJsxAttribute(node)) return;
    const name = node.name.getText(source);
    if (name !== "className" && name !== "style") return;
    findings.push({
      file: file.path,
      line: lineOf(source, node),
      what: `styles JSX with ${name}`,
      why: "What app draws itself has no stories, no states and no accessibility tests.",
      instead:
        "make or extend a component in ui/src/<folder> (`npm run new-surface -- <folder>`), and hand it props from a connector in app/features/<area>/connect-*.tsx",
    });
  });
  return findings;
}

/** App connects components to stores; it draws nothing itself. */
export const appStyling: Check = {
  name: "styling in app",
  find: (files) =>
    files
      .filter(({ path }) => /^app\/.*\.tsx$/.test(path) && !shell.has(path) && !isTest(path))
      .flatMap(checkFile),
};
