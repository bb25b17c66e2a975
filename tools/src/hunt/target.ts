import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../run/files.ts";
import { root } from "../run/paths.ts";
import { Stop } from "../run/say.ts";
import { furtherSteps, gateSteps, type ProjectStep, type Step } from "../suite/steps.ts";
import { type Narrowed, patternOf } from "../suite/vitest-run.ts";

/** What is hunted: a step whole, or some of a project's tests. */
export type Target =
  | { readonly step: Step }
  | { readonly step: Step & ProjectStep; readonly narrowed: Narrowed };

const steps = [...gateSteps, ...furtherSteps];

/** The project of a test's file, by its folder. */
const projects: readonly (readonly [folder: string, project: string])[] = [
  ["tests/gate/", "gate"],
  ["tests/journeys/", "journeys"],
  ["tests/faults/", "journeys"],
  ["tests/wander/", "wander"],
  ["ui/src/", "ui"],
  ["stories/", "stories"],
];

function stepOfFile(file: string): Step & ProjectStep {
  const [, project = "unit"] = projects.find(([folder]) => file.startsWith(folder)) ?? [];
  const step = steps.find((each) => "project" in each && each.project === project);
  if (step && "project" in step) return step;
  throw new Stop(`No step runs ${file}.`);
}

const isTest = /\.(?:test\.tsx?|stories\.tsx)$/;

/**
 * Finds what a name means: a step, a file of tests by a part of its path, or the tests whose title has it, such
 * as `JOURNEY-10`. Throws a Stop where it means nothing, or tests of several files.
 */
export function findTarget(name: string): Target {
  const step = steps.find((each) => each.name === name);
  if (step) return { step };
  const files = ["tests", "ui", "stories", "app", "rules", "sandbox", "contract", "tools"]
    .flatMap((folder) => filesUnder(folder, root))
    .filter((file) => isTest.test(file));
  const byPath = files.filter((file) => file.includes(name));
  const found =
    byPath.length > 0
      ? byPath
      : files.filter((file) => readFileSync(join(root, file), "utf8").includes(name));
  const [file] = found;
  if (file && found.length === 1) {
    const narrowed = byPath.length > 0 ? { file } : { file, pattern: patternOf(name) };
    return { step: stepOfFile(file), narrowed };
  }
  throw new Stop(
    found.length === 0
      ? `Neither a step nor a test is called "${name}", so nothing was run.\nThe steps are: ${steps.map((each) => each.name).join(", ")}.`
      : `"${name}" is in ${found.length} files of tests; name one of them:\n${found.map((each) => `  ${each}`).join("\n")}`,
  );
}
