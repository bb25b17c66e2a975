import { describe } from "vitest";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { counted, looked, myBetsOn, toastOn, withBetAt } from "../support/settled.ts";
import { bottomBarOf } from "../support/sidebars.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a settled bet", () => {
  it("[JOURNEY-825] is said with the operator's sum, and counted until the bets are opened", async ({
    journey,
  }) => {
    const { page, offer } = await withBetAt(journey, 12);
    const other = await page.context().newPage();
    await Promise.all([looked(other), other.goto("/sports/")]);
    await page.bringToFront();
    await journey.control.endEvent(offer.event.id, [offer.outcome.id]);
    await expect(toastOn(page)).toBeVisible();
    await expect(toastOn(page)).toContainText(/30,00.€/);
    await expect(page.locator("body:focus, [data-settled] :focus")).toHaveCount(0);
    const myBets = myBetsOn(page);
    await expect(myBets).toHaveAccessibleName(counted);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bottomBarOf(page).getByRole("link").last()).toHaveAccessibleName(counted);
    await expect(myBetsOn(other)).toHaveAccessibleName(counted);
    await toastOn(page)
      .getByRole("button", { name: fr("common.close.button") })
      .click();
    await expect(toastOn(page)).toHaveCount(0);
    await bottomBarOf(page).getByRole("link").last().click();
    await expect(page).toHaveURL(/\/history\/$/);
    await expect(bottomBarOf(page).getByRole("link").last()).not.toHaveAccessibleName(counted);
    await expect(myBetsOn(other)).not.toHaveAccessibleName(counted);
  });
});
