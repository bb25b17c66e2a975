import { say } from "../run/say.ts";

/** One violation of a rule of the repository. */
export type Finding = {
  /** From the root, with forward slashes. */
  file: string;
  /** Counted from 1; absent when it is the whole file, or a file that isn't there. */
  line?: number;
  /** What is wrong. */
  what: string;
  /** Why it matters. */
  why: string;
  /** What to do instead. */
  instead: string;
};

/** A file of the project as a check sees it: its path from the root and its text. */
export type ProjectFile = { path: string; text: string };

/** One check of the repository, over the project's files. */
export type Check = (files: readonly ProjectFile[]) => Finding[];

/**
 * The printed findings: position and what is wrong, one a line. Findings that share a reason and an
 * advice are together, and the reason and the advice follow them once.
 */
function describeFindings(findings: readonly Finding[]): string {
  const groups = new Map<string, string[]>();
  for (const { file, line, what, why, instead } of findings) {
    const advice = `    ${why}\n    Instead: ${instead}`;
    const position = line === undefined ? file : `${file}:${line}`;
    groups.set(advice, [...(groups.get(advice) ?? []), `${position}  ${what}`]);
  }
  return [...groups].map(([advice, lines]) => `${lines.join("\n")}\n${advice}`).join("\n");
}

/** Prints the findings, or that there are none, and sets the exit code of the command. */
export function report(findings: readonly Finding[], whenNone: string): void {
  if (findings.length > 0) say(`\n${describeFindings(findings)}`);
  say(findings.length > 0 ? `\n${findings.length} found.` : whenNone);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** The 1-based line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let index = text.indexOf("\n"); index !== -1 && index < offset; ) {
    line += 1;
    index = text.indexOf("\n", index + 1);
  }
  return line;
}

/** Whether a path is a test, or a fixture and helper that only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)(testing|test-helpers|fixtures)\//.test(path);
}
