import { describe } from "vitest";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("lists and matches", () => {
  it("[JOURNEY-421] a phone chooses the market of a list, and sees a match's prices at once", async ({
    journey,
  }) => {
    const list = await journey.visit("/live/", phone);
    await list
      .getByRole("radio", { name: fr("market-row.name.total_goals") })
      .first()
      .check();
    const prices = list.getByRole("main").locator("li button[data-movement]:visible");
    await expect(prices.first()).toHaveText(/^[+−]\d/);
    const { event: match, outcome } = offerOf((await journey.programme.live())[0]);
    // A price that is set is offered: a goal would put the notice of a suspension over the prices.
    await journey.control.setOdds(outcome.id, Number(outcome.odds));
    const page = await journey.visit(pathOf(match), phone);
    const first = page.getByRole("main").locator("button[data-movement]").first();
    await expect(first).toBeVisible();
    const top = await first.evaluate((button) => button.getBoundingClientRect().top);
    expect(top).toBeLessThan(400);
  });
});
