import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { digest } from "../run/files.ts";
import { root } from "../run/paths.ts";
import type { StepResult } from "./perform.ts";

/** The results of a run that was broken off, of the sources that it was about. */
interface Kept {
  readonly sources: string;
  readonly results: readonly StepResult[];
}

/** One digest over all that git has of this checkout, or would take. */
export function digestOfSources(): string {
  const listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = spawnSync("git", listing, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  const files = [...new Set(stdout.split("\0"))].filter(
    (path) => path && existsSync(`${root}/${path}`),
  );
  return digest(files.sort(), root);
}

/** The steps that passed in the last run of these sources, where it was broken off or something failed. */
export function readResults(path: string, sources: string): readonly StepResult[] {
  if (!existsSync(path)) return [];
  const kept: Kept = JSON.parse(readFileSync(path, "utf8"));
  return kept.sources === sources ? kept.results.filter(({ failed }) => failed === 0) : [];
}

/** Keeps the results so far. */
export function keepResults(path: string, kept: Kept): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(kept));
}

/** Makes the next run begin from the first step. */
export function forgetResults(path: string): void {
  rmSync(path, { force: true });
}
