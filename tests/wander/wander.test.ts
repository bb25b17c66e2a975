import { describe, expect } from "vitest";
import { it, servicesOfWorker } from "../support/journey.ts";
import { budgetOf } from "./budget.ts";
import { wander } from "./wander.ts";

/** The same walk each time; `npm run wander` tries others. */
const seed = 20_261_122;
const steps = 60;
/** The test's own limit ends it. */
const unlimited = budgetOf(Number.POSITIVE_INFINITY);

describe("somebody who never gets tired, in a browser", () => {
  it("[WANDER-1] [WANDER-2] [WANDER-3] [WANDER-4] [WANDER-10] [WANDER-11] [WANDER-12] [WANDER-13] [WANDER-14] [WANDER-15] [WANDER-16] [WANDER-17] [WANDER-20] [WANDER-21] [WANDER-22] [WANDER-23] [WANDER-24] [WANDER-40] [WANDER-41] [WANDER-42] [WANDER-50] finds nothing that does not hold", async ({
    browser,
  }) => {
    const end = await wander(browser, servicesOfWorker(), {
      seed,
      steps,
      shrinks: 0,
      replay: null,
      budget: unlimited,
      shrinkBudget: () => unlimited,
    });
    expect(end.failure, `seed ${seed}`).toBeNull();
    expect(end.steps).toBeGreaterThanOrEqual(steps);
  });
});
