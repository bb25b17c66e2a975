import ts from "typescript";
import { type Check, type Finding, lineAt, type ProjectFile } from "./finding.ts";
import { isCode, lineOf, parse, walk } from "./syntax.ts";
import { allowedNames, inNames, inSentences, type UnusedWord } from "./word-list.ts";

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
  return findingsIn(file.path, line, { text: prose, shown, words: inSentences });
}

function checkComments(file: ProjectFile, source: ts.SourceFile): Finding[] {
  return [...commentsOf(source)].flatMap(([start, end]) => {
    return checkProse(file, lineAt(file.text, start), file.text.slice(start, end), "the comment");
  });
}

/** Each line alone: a rule of a spec is one line. What is between fences is code. */
function checkDocument(file: ProjectFile): Finding[] {
  let isFenced = false;
  return file.text.split("\n").flatMap((text, index) => {
    if (text.trimStart().startsWith("```")) isFenced = !isFenced;
    return isFenced ? [] : checkProse(file, index + 1, text, "the sentence");
  });
}

/** The texts of an expression: a literal, and what is between the values of a template. */
function textsOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return "";
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join("`value`");
}

/** The title of a test or of a group of tests. */
function isTitle(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false;
  return /^(?:it|test|describe)\b/.test(parent.expression.getText());
}

/** Titles of tests, and the messages of tools: a text with a space in it. */
function checkTexts(file: ProjectFile, source: ts.SourceFile): Finding[] {
  const isTest = /\.test\.tsx?$/.test(file.path);
  const isTool =
    !isTest &&
    !file.path.endsWith("/word-list.ts") &&
    /^(?:tools|\.storybook)\/|^\.dependency-cruiser/.test(file.path);
  const findings: Finding[] = [];
  walk(source, (node) => {
    const text = textsOf(node);
    if (!text.includes(" ") || !(isTest ? isTitle(node) : isTool)) return;
    const shown = isTest ? "the title" : "the message";
    findings.push(...checkProse(file, lineOf(source, node), text, shown));
  });
  return findings;
}

function checkCode(file: ProjectFile): Finding[] {
  const source = parse(file);
  const name = file.path.slice(file.path.lastIndexOf("/") + 1);
  const text = isAllowed(name, file.path) ? "" : wordsOf(name);
  return [
    ...findingsIn(file.path, undefined, { text, shown: name, words: inNames }),
    ...checkNames(file, source),
    ...checkComments(file, source),
    ...checkTexts(file, source),
  ];
}

/** Written by a tool, said of a release that is out, or a list of the words or of states by their names. */
function isKept(path: string): boolean {
  return /\.gen\.md$|CHANGELOG\.md$|^docs\/(?:terms|money-sentences)\.md$/.test(path);
}

/** Names, comments, specs, documents, titles of tests and messages of tools have the words of `docs/terms.md`. */
export const words: Check = (files) =>
  files.flatMap((file) => {
    if (file.path.endsWith(".md")) return isKept(file.path) ? [] : checkDocument(file);
    return isCode(file.path) ? checkCode(file) : [];
  });
