import type { Page } from "playwright";
import { describe } from "vitest";
import { controlWhen, onSlip, receiptsOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { callHeaders, type Offer } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { bottomBarOf } from "../support/sidebars.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const settledPath = "/v1/bets?by=settled";
const toastOn = (page: Page) => page.getByRole("region", { name: fr("settled-toast.label") });
const counted = containing("1 pari réglé, pas encore lu");
const menuOf = (page: Page) => page.getByRole("navigation", { name: fr("sport-menu.name") });
const looked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes(settledPath) && answer.ok());

/** A zone in which it is this hour at the sandbox's present. */
function zoneWhere(hour: number, now: number): string {
  const ahead = hour - new Date(now).getUTCHours();
  const offset = ahead > 14 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead;
  return offset === 0 ? "Etc/GMT" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
}

/** Places 12 euro at 2.50 as a person whose clocks show this hour, and leaves for the page of sports. */
async function withBetAt(journey: Journey, hour: number): Promise<{ page: Page; offer: Offer }> {
  const { page, offer } = await readyToBet(journey);
  await (await controlWhen(page, "place")).click();
  await onSlip(page, expect(receiptsOf(page)).toHaveCount(1));
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}").token);
  const timezone = zoneWhere(hour, await journey.control.moveClock(0));
  const changed = await page.request.post(`${journey.sandboxUrl}/user/changeTimezone`, {
    headers: { ...callHeaders(), authorization: `Bearer ${token}` },
    data: { timezone },
  });
  expect(changed.status()).toBe(200);
  await Promise.all([looked(page), page.goto("/sports/")]);
  return { page, offer };
}

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
    const myBets = menuOf(page).getByRole("link", { name: fr("sport-menu.history") });
    await expect(myBets).toHaveAccessibleName(counted);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bottomBarOf(page).getByRole("link").last()).toHaveAccessibleName(counted);
    await expect(
      menuOf(other).getByRole("link", { name: fr("sport-menu.history") }),
    ).toHaveAccessibleName(counted);
    await toastOn(page)
      .getByRole("button", { name: fr("common.close.button") })
      .click();
    await expect(toastOn(page)).toHaveCount(0);
    await bottomBarOf(page).getByRole("link").last().click();
    await expect(page).toHaveURL(/\/history\/$/);
    await expect(bottomBarOf(page).getByRole("link").last()).not.toHaveAccessibleName(counted);
    await expect(
      menuOf(other).getByRole("link", { name: fr("sport-menu.history") }),
    ).not.toHaveAccessibleName(counted);
  });

  it("[JOURNEY-826] is a number alone at night, and nothing where it is switched off", async ({
    journey,
  }) => {
    const { page, offer } = await withBetAt(journey, 3);
    await Promise.all([looked(page), journey.control.endEvent(offer.event.id, [])]);
    const myBets = menuOf(page).getByRole("link", { name: fr("sport-menu.history") });
    await expect(myBets).toHaveAccessibleName(counted);
    await expect(toastOn(page)).toHaveCount(0);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem("settings") ?? "{}");
      localStorage.setItem("settings", JSON.stringify({ ...kept, saysSettled: false }));
    });
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(settledPath)) requested.push(request.url());
    });
    await page.reload();
    await journey.control.sendToChannel("update_balance");
    await expect(myBets).toBeVisible();
    await expect(myBets).not.toHaveAccessibleName(counted);
    expect(requested).toEqual([]);
  });
});
