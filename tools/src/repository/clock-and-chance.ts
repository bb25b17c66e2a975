import ts from "typescript";
import { type Check, type Finding, isTest, type ProjectFile } from "./finding.ts";
import { isCode, lineOf, parse, walk } from "./syntax.ts";

const reads =
  /^(?:Date\.now|performance\.now|Math\.random|crypto\.(?:randomUUID|getRandomValues))$/;

/** Files that provide the real clock and random values, each with the reason. */
export const sourcesOfTime: Readonly<Record<string, string>> = {};

function readOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText().replace(/^(?:globalThis|window)\./, "");
    return reads.test(text) ? text : undefined;
  }
  const isDate =
    (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "Date";
  if (!isDate) return undefined;
  if (ts.isCallExpression(node)) return "Date()";
  return node.arguments === undefined || node.arguments.length === 0 ? "new Date()" : undefined;
}

function checkFile(file: ProjectFile): Finding[] {
  const source = parse(file);
  const findings: Finding[] = [];
  walk(source, (node) => {
    const read = readOf(node);
    if (!read) return;
    findings.push({
      file: file.path,
      line: lineOf(source, node),
      what: `reads the clock or chance by itself (${read})`,
      why: "What it gives can't be tested or pictured, and a phone's clock may be an hour off.",
      instead: file.path.startsWith("rules/")
        ? "take `now` (epoch milliseconds), or the random value, as a parameter"
        : "take the clock from the provider (@grandstand/ui/provider), or the value by props",
    });
  });
  return findings;
}

/** Rules and components receive the time and random values as parameters; they read neither. */
export const clockAndChance: Check = {
  name: "clock and chance",
  find: (files) =>
    files
      .filter(({ path }) => /^(rules|ui)\/src\//.test(path) && isCode(path))
      .filter(({ path }) => !isTest(path) && !(path in sourcesOfTime))
      .flatMap(checkFile),
};
