import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../run/files.ts";
import type { ProjectFile } from "./finding.ts";

const isText = /\.(ts|tsx|mjs|js|css|json|jsonl|md|txt|html|yml|yaml)$/;

/** Every file of the project with its text; what isn't text has an empty one. */
export function readProject(root: string): ProjectFile[] {
  return filesUnder("", root).map((path) => ({
    path,
    text: isText.test(path) ? readFileSync(join(root, path), "utf8") : "",
  }));
}
