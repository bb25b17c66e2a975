import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run/paths.ts";
import { type Check, type Finding, lineAt, type ProjectFile } from "./finding.ts";

const isFollowed = (path: string) =>
  /^docs\/.*\.md$/.test(path) || ["README.md", "AGENTS.md", "CONTRIBUTING.md"].includes(path);

const tops =
  "tokens|rules|contract|ui|app|sandbox|stories|tests|bench|docs|tools|\\.storybook|\\.github|\\.ci";
const quotedPath = new RegExp(`\`((?:${tops})/[^\`\\s]*)\``, "g");
const placeholder = /[<>*{}…$]|\.\.\./;

function isThere(path: string): boolean {
  const plain = join(root, path.replace(/:\d+(-\d+)?$/, ""));
  return ["", ".ts", ".tsx", ".mjs"].some((ending) => existsSync(`${plain}${ending}`));
}

/** Code blocks hold commands and examples; they become blank lines. */
function withoutCodeBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ""));
}

function checkFile(file: ProjectFile): Finding[] {
  const text = withoutCodeBlocks(file.text);
  return [...text.matchAll(quotedPath)]
    .filter(([, path = ""]) => !placeholder.test(path) && !isThere(path))
    .map((match) => ({
      file: file.path,
      line: lineAt(text, match.index),
      what: `points at ${match[1]}, which isn't there`,
      why: "A map that leads nowhere costs the reader more than none.",
      instead: "name where it is now, or take the line out",
    }));
}

/** Every path that README, AGENTS, CONTRIBUTING and docs quote is there; their links are remark's to follow. */
export const quotedPaths: Check = (files) =>
  files.filter(({ path }) => isFollowed(path)).flatMap(checkFile);
