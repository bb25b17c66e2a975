import type { ProjectFile } from "../repository/finding.ts";

/** A list beside the catalogs, such as their approvals; `whenAbsent` where there is none. */
export function readList<T>(files: readonly ProjectFile[], path: string, whenAbsent: T): T {
  const file = files.find((candidate) => candidate.path === path);
  return file ? (JSON.parse(file.text) as T) : whenAbsent;
}

/** The signed-off texts, from the repository's root. */
export const approvalsPath = "ui/src/locale/approvals.json";
