import { describe } from "vitest";
import {
  controlOf,
  controlWhen,
  logIn,
  receiptsOf,
  typeStake,
  verified,
} from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("what is suggested", () => {
  it("[JOURNEY-330][JOURNEY-331] becomes a bet that says where it came from, and can be switched off", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const region = page.getByRole("region", { name: fr("suggestions.title") });
    await expect(region).toHaveCount(0);
    await logIn(page, verified);
    await expect(region.getByRole("listitem")).toHaveCount(5);
    await region.scrollIntoViewIfNeeded();
    // A suggested match may have an icon that explains itself at a press, before its prices.
    await region.locator("button[data-movement]").first().click();
    await typeStake(page, "12");
    await controlWhen(page, "place");
    const tracked = page.waitForRequest("**/user/trackWidgetBet");
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    const [bet] = await journey.control.bets();
    expect((await tracked).postDataJSON()).toEqual({
      bet_id: bet?.id,
      origin: "betting_suggestion_widget",
    });
    await region.getByRole("button", { name: fr("suggestions.hide.button") }).click();
    await page.reload();
    await expect(region.getByRole("button", { name: fr("suggestions.show.button") })).toBeVisible();
    await expect(region.getByRole("listitem")).toHaveCount(0);
  });

  it("[JOURNEY-332] a match's statistics stand in a frame over it", async ({ journey }) => {
    const page = await journey.visit("/football/");
    await page.getByRole("main").locator("a[href*='/football/'][title]").first().click();
    await page.getByRole("button", { name: fr("event-header.statistics.button") }).click();
    const dialog = page.getByRole("dialog", { name: fr("event-statistics.title") });
    await expect(dialog.locator("[data-statistics]")).toHaveAttribute("data-statistics", "shown");
    await expect(dialog.frameLocator("iframe").locator("table").first()).toBeVisible();
    const framed = await dialog.locator("iframe").getAttribute("src");
    const { lang, theme } = Object.fromEntries(new URL(framed ?? "").searchParams);
    expect({ lang, theme }).toEqual({ lang: "fr", theme: "light" });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
});
