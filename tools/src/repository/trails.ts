import { posix } from "node:path";
import ts from "typescript";
import { type Check, type Finding, lineAt, type ProjectFile } from "./finding.ts";
import { followImports, type Reaches } from "./imported-files.ts";
import { isCode, parse, walk } from "./syntax.ts";

/** The most files that a reader of each trail opens. */
const mostFiles: Readonly<Record<string, number>> = {
  "docs/trails/one-odds-change.md": 10,
  "docs/trails/one-bet.md": 16,
};

/** A name that a step links to: an export, and where it has one, the member that others call. */
interface Stop {
  readonly line: number;
  readonly name: string;
  readonly member: string | undefined;
  readonly path: string;
  readonly text: string;
  readonly uses: Uses;
}

/** The names in the code of a file, its comments and texts apart. */
interface Uses {
  readonly names: ReadonlySet<string>;
  /** What is called or drawn, by its name or as the member of anything. */
  readonly calls: ReadonlySet<string>;
}

interface Step {
  readonly line: number;
  readonly stops: readonly Stop[];
  /** The position of the step that leads here, counted from 0: the one before, unless it names another. */
  readonly from: number;
}

const link = /\[`(\w+)(?:\.(\w+))?`\]\(([^)\s]+)\)/g;

function usesOf(file: ProjectFile | undefined): Uses {
  const names = new Set<string>();
  const calls = new Set<string>();
  if (file === undefined || !isCode(file.path)) return { names, calls };
  walk(parse(file), (node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    const called = calledBy(node);
    if (called === null) return;
    if (ts.isIdentifier(called)) calls.add(called.text);
    if (ts.isPropertyAccessExpression(called)) calls.add(called.name.text);
  });
  return { names, calls };
}

function calledBy(node: ts.Node): ts.Node | null {
  if (ts.isCallExpression(node)) return node.expression;
  if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) return node.tagName;
  return null;
}

function stepsOf(trail: ProjectFile, files: ReadonlyMap<string, ProjectFile>): readonly Step[] {
  return [...trail.text.matchAll(/^\d+\. .*$/gm)].map((step, index) => {
    const line = lineAt(trail.text, step.index);
    const [, from = String(index)] = step[0].match(/\bfrom step (\d+)/i) ?? [];
    const stops = [...step[0].matchAll(link)].map(([, name = "", member, target = ""]) => {
      const path = posix.join(posix.dirname(trail.path), target);
      const file = files.get(path);
      return { line, name, member, path, text: file?.text ?? "", uses: usesOf(file) };
    });
    return { line, stops, from: Number(from) - 1 };
  });
}

function isExported({ text, name, member }: Stop): boolean {
  const isNamed = new RegExp(
    `^export (?:async )?(?:const|function|interface|type) ${name}\\b`,
    "m",
  );
  return isNamed.test(text) && (member === undefined || new RegExp(`\\b${member}\\b`).test(text));
}

/** A member is called on what was handed over: its type may be in a type of another file, such as the site. */
const importsToMember = 3;

/**
 * Whether one stop leads to the next: it names it, or calls its member; or the next calls it, and so is
 * called back by it. The two ends of the wire meet in the contract, which both name. A name counts only
 * where its file imports it, and a member where its file reaches the type: many things have a `place`.
 */
function leadsTo(one: Stop, next: Stop, reaches: Reaches): boolean {
  const names = (by: Stop, { name, path }: Stop) =>
    by.uses.names.has(name) && reaches(by.path, path, 1);
  const calls = (by: Stop, { name, member, path }: Stop) =>
    by.uses.calls.has(member ?? name) &&
    reaches(by.path, path, member === undefined ? 1 : importsToMember);
  if (one.path === next.path || calls(one, next) || names(one, next)) return true;
  return calls(next, one) || (one.path.startsWith("contract/") && names(next, one));
}

/** The stops of a step to which nothing leads, from the step before it or within it. */
function unreached(step: Step, before: readonly Stop[], reaches: Reaches): readonly Stop[] {
  const reached = [...before];
  let rest = step.stops;
  for (let count = -1; count !== rest.length; ) {
    count = rest.length;
    reached.push(...rest.filter((stop) => reached.some((each) => leadsTo(each, stop, reaches))));
    rest = rest.filter((stop) => !reached.includes(stop));
  }
  return rest;
}

function checkTrail(
  trail: ProjectFile,
  files: ReadonlyMap<string, ProjectFile>,
  reaches: Reaches,
): Finding[] {
  const steps = stepsOf(trail, files);
  const stops = steps.flatMap((step) => step.stops);
  const finding = (line: number, what: string, instead: string): Finding => {
    const why = "Who follows a trail opens one file after the other.";
    return { file: trail.path, line, what, why, instead };
  };
  const count = new Set(stops.map(({ path }) => path)).size;
  const most = mostFiles[trail.path] ?? count;
  return [
    ...(count > most ? [finding(1, `goes through ${count} files`, `${most} files at most`)] : []),
    ...stops
      .filter((stop) => !isExported(stop))
      .map(({ line, name, path }) =>
        finding(line, `${path} exports no ${name}`, "name the export and its file"),
      ),
    ...steps
      .filter((step) => step.stops.length === 0)
      .map(({ line }) => finding(line, "names nothing", "name an export and its file")),
    ...steps
      .slice(1)
      .flatMap((step, index) =>
        unreached(step, step.from > index ? [] : (steps[step.from]?.stops ?? []), reaches).map(
          ({ line, name }) =>
            finding(
              line,
              `step ${step.from + 1} does not lead to ${name}`,
              "name the step between, or the one that does: “From step 2”",
            ),
        ),
      ),
  ];
}

/** Each step of a trail names an export that the step before it, or the one it says that it comes from, leads to. */
export const trails: Check = (files) => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reaches = followImports(byPath);
  return files
    .filter(({ path }) => /^docs\/trails\/.*\.md$/.test(path))
    .flatMap((trail) => checkTrail(trail, byPath, reaches));
};
