import { withoutOptimizers } from "@grandstand/tools/src/run/browser.ts";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { it as base, inject } from "vitest";
import { beginJourney, type JourneyServices } from "./begin-journey.ts";

export type { Journey } from "./begin-journey.ts";

/** The services of this worker; Vitest numbers its workers from 1. */
export function servicesOfWorker(): JourneyServices {
  const services = inject("services")[Number(process.env.VITEST_POOL_ID) - 1];
  if (services) return services;
  throw new Error(`There are no services for worker ${process.env.VITEST_POOL_ID}.`);
}

/** A test with a browser on the running site; afterwards the ledger balances and no page had an error. */
export const it = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what the fixture needs
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser(withoutOptimizers);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("journey", async ({ browser, task }, { onCleanup }) => {
    const { journey, describePages, finish } = await beginJourney(browser, servicesOfWorker());
    await journey.control.reset();
    onCleanup(async () => {
      const [error] = task.result?.errors ?? [];
      if (error) error.message += `\n\n${await describePages()}`;
      await finish();
    });
    return journey;
  });
