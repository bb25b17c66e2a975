import type { Page } from "playwright";
import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { watchTraffic } from "../support/traffic.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

const buttonOf = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });
const linkOf = (page: Page, name: RegExp) => page.getByRole("main").getByRole("link", { name });
const belgian = /^Jupiler Pro League/;
const english = /^Premier League/;

describe("the index of sports", () => {
  it("[JOURNEY-865] opens a country at a time, and is as it was after Back and a reload", async ({
    journey,
  }) => {
    const page = await journey.visit("/sports/", { ...phone, as: verified });
    const traffic = watchTraffic(page.context());
    const [belgium, england] = [buttonOf(page, /^Belgique/), buttonOf(page, /^Angleterre/)];
    await expect(belgium).toHaveAttribute("aria-expanded", "false");
    await belgium.tap();
    await expect(linkOf(page, belgian)).toBeVisible();
    expect(traffic.count("/v1/leagues")).toBe(1);
    await england.focus();
    await page.keyboard.press("Enter");
    await expect(linkOf(page, english)).toBeVisible();
    await expect(england).toBeFocused();
    await expect(belgium).toHaveAttribute("aria-expanded", "false");
    await expect(linkOf(page, belgian)).toHaveCount(0);
    expect(traffic.count("/v1/leagues")).toBe(2);

    for (let turn = 0; turn < 2; turn += 1) {
      await linkOf(page, english).tap();
      await waitForAddress(page, "**/football/?competition=premier-league");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premier League");
      await page.goBack();
      await waitForAddress(page, "**/sports/");
      await expect(england).toHaveAttribute("aria-expanded", "true");
      await expect(linkOf(page, english)).toBeVisible();
    }
    expect(traffic.count("/v1/leagues")).toBe(2);
    await page.reload();
    await expect(england).toHaveAttribute("aria-expanded", "true");
    await expect(linkOf(page, english)).toBeVisible();
  });

  it("[JOURNEY-865] has a starred league first, until its star is pressed again", async ({
    journey,
  }) => {
    const page = await journey.visit("/sports/", { ...phone, as: verified });
    const favourites = page.getByRole("region", { name: fr("sport-index.favourites") });
    const star = fr("favourite-button.name", { name: "Jupiler Pro League" });
    await buttonOf(page, /^Belgique/).tap();
    await expect(favourites).toHaveCount(0);
    await buttonOf(page, star).tap();
    await expect(favourites.getByRole("link", { name: belgian })).toBeVisible();
    await page.reload();
    await expect(favourites.getByRole("link", { name: belgian })).toBeVisible();
    await favourites.getByRole("button", { name: star }).tap();
    await expect(favourites).toHaveCount(0);
  });

  it("[JOURNEY-865] opens a country without scripts", async ({ journey }) => {
    const page = await journey.visit("/sports/", { ...phone, javaScriptEnabled: false });
    await buttonOf(page, /^Angleterre/).tap();
    await waitForAddress(page, /\/sports\/\?open=football%2Fengland$/);
    await expect(linkOf(page, english)).toHaveAttribute(
      "href",
      "/football/?competition=premier-league",
    );
    await buttonOf(page, /^Angleterre/).tap();
    await waitForAddress(page, /\/sports\/\?open=football$/);
    await expect(linkOf(page, english)).toHaveCount(0);
  });
});
