import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { describe } from "vitest";
import { beginJourney } from "../support/begin-journey.ts";
import { building, pickTwo } from "../support/builder.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** How often they are drawn on a match's page whose builder is in use, and how often requested. */
async function madeBuilders(journey: Journey): Promise<{ drawn: number; requested: number }> {
  const built = await building(journey);
  await pickTwo(journey, built);
  const made = built.page.getByRole("group", { name: fr("bet-builder.offer.precanned") });
  const requested = await built.page.evaluate(
    () =>
      performance.getEntriesByType("resource").filter(({ name }) => name.includes("/precanned"))
        .length,
  );
  return { drawn: await made.count(), requested };
}

describe("the bets that an operator has put together", () => {
  it("[JOURNEY-822] are neither drawn nor requested", async ({ journey }) => {
    expect(await madeBuilders(journey)).toEqual({ drawn: 0, requested: 0 });
  });

  it("[JOURNEY-233] [JOURNEY-822] are both where they are switched on", async () => {
    const services = await startServices({ readyBuilders: true });
    const browser = await launchBrowser();
    try {
      const { journey, finish } = await beginJourney(browser, services);
      expect(await madeBuilders(journey)).toEqual({ drawn: 1, requested: 1 });
      const { page } = await building(journey, { width: 390 });
      await page.getByRole("button", { name: /^Match serré/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: /choix/ })).toHaveCount(0);
      await finish();
    } finally {
      await browser.close();
      await services.end();
    }
  });
});
