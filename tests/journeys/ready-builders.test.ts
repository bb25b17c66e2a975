import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { describe, it } from "vitest";
import { beginJourney } from "../support/begin-journey.ts";
import { building, pickTwo } from "../support/builder.ts";
import { expect } from "../support/expect.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the bets that an operator has put together", () => {
  it.each([true, false])(
    "[JOURNEY-822] are drawn and requested where they are switched on: %s",
    async (readyBuilders) => {
      const services = await startServices({ readyBuilders });
      const browser = await launchBrowser();
      try {
        const { journey, finish } = await beginJourney(browser, services);
        const built = await building(journey);
        await pickTwo(journey, built);
        const made = built.page.getByRole("group", { name: fr("bet-builder.offer.precanned") });
        await expect(made).toHaveCount(readyBuilders ? 1 : 0);
        const requested = await built.page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .filter(({ name }) => name.includes("/precanned")),
        );
        expect(requested).toHaveLength(readyBuilders ? 1 : 0);
        await finish();
      } finally {
        await browser.close();
        await services.end();
      }
    },
  );
});
