import { runSteps } from "../suite/command.ts";
import { performSteps } from "../suite/perform.ts";
import { gateSteps, wantedSteps } from "../suite/steps.ts";

/**
 * `npm test`: the gate. It performs every step, even after one fails, and ends with their durations, what
 * failed, and `N passed, N failed`. `npm test -- unit checks` performs only those.
 */
await runSteps(async () => performSteps(wantedSteps(gateSteps, process.argv.slice(2))));
