import { Stop, say } from "../run/say.ts";
import type { StepResult } from "./perform.ts";
import { countAll, describeRun } from "./summary.ts";

/**
 * Runs a command that performs steps, and prints what they ended with; its last line is `N passed, N failed`,
 * also where it could not begin. Its exit code is 0 where nothing failed.
 */
export async function runSteps(perform: () => Promise<readonly StepResult[]>): Promise<void> {
  const begun = performance.now();
  try {
    const results = await perform();
    const { passed, failed } = countAll(results);
    process.exitCode = failed === 0 ? 0 : 1;
    say("");
    for (const line of describeRun(results, performance.now() - begun)) say(line);
    say(`${passed} passed, ${failed} failed`);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Stop ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
    say("0 passed, 1 failed");
  }
}
