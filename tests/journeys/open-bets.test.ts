import type { Page } from "playwright";
import { describe } from "vitest";
import { accountOn, controlOf, loginButtonOf, receiptsOf, verified } from "../support/bettor.ts";
import { acceptOf, closeCashOut, placeTwelve } from "../support/cash-out.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { watchComingPages } from "../support/moved-boxes.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { untilAlive } from "../support/site-navigation.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");
const openBetsOf = (page: Page, words = fr) =>
  page.getByRole("region", { name: words("open-bets.title"), exact: true });
/** What keeps their height until they are there. */
const awaitedOf = (page: Page) => page.locator(".gs-open-bets-awaited");
/** The files and answers of a page that are about open bets. */
const requestedOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.includes("connect-open-bets") || name.includes("status=open")),
  );

describe("home of a person with an open bet", () => {
  it("[JOURNEY-861] begins with it from the receipt to the result, in each language, and leaves no trace", async ({
    journey,
  }) => {
    const { page, offer } = await readyToBet(journey);
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    const [bet] = await journey.control.bets();

    await page.goto("/");
    const bets = openBetsOf(page);
    await expect(bets.getByRole("listitem")).toHaveCount(1);
    await expect(bets).toContainText(containing(offer.event.name));
    await expect(bets).toContainText("12,00");
    await expect(bets).toContainText("30,00");
    const first = page.getByRole("main").getByRole("region").first();
    await expect(first).toHaveAccessibleName(fr("open-bets.title"));
    await bets.getByRole("button", { name: /^Cash-out/ }).click();
    await expect(acceptOf(page)).toBeEnabled();
    await closeCashOut(page);

    await bets.getByRole("listitem").getByRole("link").click();
    await expect(page).toHaveURL(containing(`/history/${bet?.reference}/`));
    await page.goBack();
    await expect(bets.getByRole("listitem")).toHaveCount(1);
    await bets.getByRole("link", { name: fr("open-bets.all") }).click();
    await expect(page).toHaveURL(/\/history\/$/);

    await page.goto("/nl/");
    const inDutch = openBetsOf(page, nl);
    await expect(inDutch).toContainText("30,00");
    await journey.control.endEvent(offer.event.id, []);
    await expect(inDutch).toHaveCount(0);
    await page.reload();
    await untilAlive(page);
    await expect(awaitedOf(page)).toHaveCount(0);
    await expect(inDutch).toHaveCount(0);

    await page.goto("/");
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    await expect(loginButtonOf(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("own-bet-events"))).toBeNull();
  });

  it("[JOURNEY-861] has room for it before its code is there, and none of it for a visitor", async ({
    journey,
  }) => {
    const offer = offerOf((await journey.programme.upcoming())[0]);
    const page = await journey.visit(pathOf(offer.event), { as: verified });
    await placeTwelve(journey, page, offer);
    await page.goto("/");
    await expect(openBetsOf(page)).toBeVisible();
    const moved = await watchComingPages(page);
    for (const path of ["/", "/nl/"]) {
      const bets = openBetsOf(page, path === "/" ? fr : nl);
      const seen = awaitedOf(page).or(bets).first();
      await page.goto(path, { waitUntil: "commit" });
      await expect.poll(async () => (await seen.boundingBox())?.height).toBe(124);
      await untilAlive(page);
      await expect(page.locator("html[data-awaits-person]")).toHaveCount(0);
      await expect(bets.getByRole("listitem")).toHaveCount(1);
      expect(await moved(), path).toEqual([]);
    }
    expect(await requestedOf(page)).not.toEqual([]);

    await page.goto("/");
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    await expect(loginButtonOf(page)).toBeVisible();
    await untilAlive(page);
    await page.reload();
    await untilAlive(page);
    expect(await requestedOf(page)).toEqual([]);
    expect((await awaitedOf(page).boundingBox())?.height ?? 0).toBe(0);
  });

  it("[JOURNEY-861] leads a phone to it by one press", async ({ journey }) => {
    const { page } = await readyToBet(journey);
    await controlOf(page).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await page.setViewportSize(phone.viewport);
    await page.goto("/");
    const card = openBetsOf(page).getByRole("listitem").first();
    await expect(card).toContainText("30,00");
    await card.getByRole("link").click();
    await expect(page).toHaveURL(/\/history\/.+\/$/);
  });
});
