import { join } from "node:path";
import { root } from "../run/paths.ts";
import { say } from "../run/say.ts";
import { runSteps } from "../suite/command.ts";
import { digestOfSources, forgetResults, keepResults, readResults } from "../suite/kept-results.ts";
import { performSteps, type StepResult } from "../suite/perform.ts";
import { furtherSteps, gateSteps, wantedSteps } from "../suite/steps.ts";

/**
 * `npm run test:all`: the gate and all the rest. A run that was broken off, or in which something failed, continues
 * with the steps that have not passed, as long as no file has changed; `-- --fresh` begins again. Names
 * narrow it to steps.
 */

const kept = join(root, "node_modules/.cache/grandstand-test/all.json");

async function performRest(): Promise<readonly StepResult[]> {
  const given = process.argv.slice(2);
  const names = given.filter((each) => !each.startsWith("--"));
  const steps = wantedSteps([...gateSteps, ...furtherSteps], names);
  if (given.includes("--fresh")) forgetResults(kept);
  const sources = digestOfSources();
  const results = [...readResults(kept, sources)];
  const isDone = (name: string) => results.some((result) => result.name === name);
  const left = steps.filter(({ name }) => !isDone(name));
  if (left.length < steps.length) {
    say(
      `${steps.length - left.length} steps have passed before, of the same files; ${left.length} are left.`,
    );
  }
  await performSteps(left, (result) => {
    results.push(result);
    keepResults(kept, { sources, results });
  });
  const all = steps.flatMap(({ name }) => results.find((result) => result.name === name) ?? []);
  if (names.length === 0 && all.every(({ failed }) => failed === 0)) forgetResults(kept);
  return all;
}

await runSteps(performRest);
