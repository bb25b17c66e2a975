import ts from "typescript";
import { type Check, type Finding, lineAt, type ProjectFile } from "./finding.ts";
import { isCode, lineOf, parse, walk } from "./syntax.ts";
import { allowedNames, inComments, inNames, type UnusedWord } from "./word-list.ts";

/** `canTakeBet`, `can_take_bet` and `can-take-bet` as `can take bet`. */
function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .toLowerCase();
}

function findingsIn(
  file: string,
  line: number | undefined,
  { text, shown, words }: { text: string; shown: string; words: readonly UnusedWord[] },
): Finding[] {
  return words.flatMap(({ pattern, instead }) => {
    const word = pattern.exec(text)?.[0];
    if (word === undefined) return [];
    return {
      file,
      ...(line === undefined ? {} : { line }),
      what: `${shown} has the word "${word}"`,
      why: "A newcomer reads the field's own words at once, and has to learn ours.",
      instead: `${instead} (docs/terms.md)`,
    };
  });
}

function isDeclared(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node) || ts.isPropertyAccessExpression(node.parent)) return false;
  return "name" in node.parent && node.parent.name === node;
}

/** Whether the list lets a name keep its word, in every file or in this one. */
function isAllowed(name: string, path: string): boolean {
  return name in allowedNames || `${path}: ${name}` in allowedNames;
}

function checkNames(file: ProjectFile, source: ts.SourceFile): Finding[] {
  const findings: Finding[] = [];
  walk(source, (node) => {
    if (!isDeclared(node) || isAllowed(node.text, file.path)) return;
    const found = { text: wordsOf(node.text), shown: `the name ${node.text}`, words: inNames };
    findings.push(...findingsIn(file.path, lineOf(source, node), found));
  });
  return findings;
}

/** The end of each comment, by the offset of its first character; text of JSX can't hold one. */
function commentsOf(source: ts.SourceFile): Map<number, number> {
  const comments = new Map<number, number>();
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) return;
    for (const read of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]) {
      const at = read === ts.getLeadingCommentRanges ? node.getFullStart() : node.getEnd();
      for (const { pos, end } of read(source.text, at) ?? []) comments.set(pos, end);
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return comments;
}

/** The unused words of a text for people; code between backticks is not a part of it. */
function checkProse(file: ProjectFile, line: number, text: string, shown: string): Finding[] {
  const prose = text.replace(/`[^`]*`/g, "").toLowerCase();
  return findingsIn(file.path, line, { text: prose, shown, words: inComments });
}

function checkComments(file: ProjectFile, source: ts.SourceFile): Finding[] {
  return [...commentsOf(source)].flatMap(([start, end]) => {
    return checkProse(file, lineAt(file.text, start), file.text.slice(start, end), "the comment");
  });
}

/** Each line by itself: a rule of a spec is one line. */
function checkSpec(file: ProjectFile): Finding[] {
  return file.text
    .split("\n")
    .flatMap((text, index) => checkProse(file, index + 1, text, "the sentence"));
}

function checkCode(file: ProjectFile): Finding[] {
  const source = parse(file);
  const name = file.path.slice(file.path.lastIndexOf("/") + 1);
  const text = isAllowed(name, file.path) ? "" : wordsOf(name);
  return [
    ...findingsIn(file.path, undefined, { text, shown: name, words: inNames }),
    ...checkNames(file, source),
    ...checkComments(file, source),
  ];
}

/** Names, comments and specs have the words of `docs/terms.md`. */
export const words: Check = (files) =>
  files.flatMap((file) => {
    if (file.path.endsWith(".spec.md")) return checkSpec(file);
    return isCode(file.path) ? checkCode(file) : [];
  });
