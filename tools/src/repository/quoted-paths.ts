import { posix } from "node:path";
import { type Check, type Finding, lineAt, type ProjectFile } from "./finding.ts";

const isFollowed = (path: string) =>
  /^docs\/.*\.md$/.test(path) || path === "README.md" || path === "AGENTS.md";

const tops =
  "tokens|rules|contract|ui|app|sandbox|stories|tests|bench|docs|tools|\\.storybook|\\.github|\\.ci";
const quotedPath = new RegExp(`\`((?:${tops})/[^\`\\s]*)\``, "g");
const placeholder = /[<>*{}…$]|\.\.\./;

/** Everything that a path may name: files, and the folders they are in. */
function existingPaths(files: readonly ProjectFile[]): Set<string> {
  const paths = new Set<string>();
  for (const { path } of files) {
    for (let part = path; part !== "." && part !== "/"; part = posix.dirname(part)) paths.add(part);
  }
  return paths;
}

function isThere(path: string, paths: ReadonlySet<string>): boolean {
  const plain = posix.normalize(path.replace(/\/$/, "").replace(/:\d+(-\d+)?$/, ""));
  return [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}.mjs`].some((name) => paths.has(name));
}

/** Code blocks hold commands and examples; they become blank lines. */
function withoutCodeBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ""));
}

function checkFile(file: ProjectFile, paths: ReadonlySet<string>): Finding[] {
  const text = withoutCodeBlocks(file.text);
  return [...text.matchAll(quotedPath)]
    .filter(([, path = ""]) => !placeholder.test(path) && !isThere(path, paths))
    .map((match) => ({
      file: file.path,
      line: lineAt(text, match.index),
      what: `points at ${match[1]}, which isn't there`,
      why: "A map that leads nowhere costs the reader more than none.",
      instead: "name where it is now, or take the line out",
    }));
}

/** Every path that README, AGENTS and docs quote is there; their links are remark's to follow. */
export const quotedPaths: Check = {
  name: "quoted-paths",
  find: (files) => {
    const paths = existingPaths(files);
    return files.filter(({ path }) => isFollowed(path)).flatMap((file) => checkFile(file, paths));
  },
};
