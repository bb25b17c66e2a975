import { posix } from "node:path";
import { lineAt, type ProjectFile } from "../repository/finding.ts";

/** One numbered line of a spec: `- [MONEY-2] a comma is a decimal point (B4)`. */
export type Rule = {
  id: string;
  prefix: string;
  number: number;
  text: string;
  /** The sections of the specification that the line cites, e.g. ["B4"]. */
  sections: readonly string[];
  /** The workspace of the spec: two folders of one name in two workspaces have separate rules. */
  workspace: string;
  file: string;
  line: number;
};

const numberedLine =
  /^\s*[-*]\s+\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-(\d+)\]\s+(.+(?:\n {2,}\S.*)*)$/gm;
const citedSection = /\b([AB]\d+)\b/g;

/** The workspace, which is the first folder of a path. */
export function workspaceOf(path: string): string {
  return path.split("/")[0] ?? "";
}

/** The prefix of a folder's rules: the spec's file name in capitals. */
export function prefixOf(specPath: string): string {
  return posix.basename(specPath, ".spec.md").toUpperCase();
}

/** Every numbered line of a spec, in order. */
export function rulesOf(spec: ProjectFile): Rule[] {
  return [...spec.text.matchAll(numberedLine)].map((match) => {
    const [, prefix = "", number = "", written = ""] = match;
    const text = written.replace(/\s*\n\s+/g, " ").trim();
    return {
      id: `${prefix}-${number}`,
      prefix,
      number: Number(number),
      text,
      sections: [...text.matchAll(citedSection)].map(([section]) => section),
      workspace: workspaceOf(spec.path),
      file: spec.path,
      line: lineAt(spec.text, match.index + match[0].indexOf("[")),
    };
  });
}
