import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { headerOf, verified } from "../support/bettor.ts";
import { placeTwelve } from "../support/cash-out.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { watchComingPages } from "../support/moved-boxes.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { untilAlive, untilSiteNavigates } from "../support/site-navigation.ts";
import { containing, wordsIn, wordsLike } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");
const like = wordsLike("fr");

const listOf = (page: Page) => page.getByRole("region", { name: fr("live-list.name") });
const rowsOf = (page: Page) => page.getByRole("main").locator("li [data-event-status]");
const addressesOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => row.querySelector("a")?.getAttribute("href")));
const heightOf = (row: Locator) =>
  row.evaluate((element) => element.getBoundingClientRect().height);

describe("what is in play", () => {
  it("[JOURNEY-868] is sorted, filtered by own bets, and frozen until it is let go", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match, other] = await programme.live();
    const [offer, ending] = [offerOf(match), offerOf(other)];
    const page = await journey.visit(pathOf(offer.event), { as: verified });
    await placeTwelve(journey, page, offer);

    await page.goto("/live/");
    const list = listOf(page);
    const own = list.getByRole("button", { name: /^Avec mes paris/ });
    await own.click();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page).getByRole("link", { name: fr("row-notes.own-bet") })).toHaveAttribute(
      "href",
      "/history/",
    );
    expect(await addressesOf(rowsOf(page))).toEqual([expect.stringContaining(offer.event.id)]);
    await list.getByRole("button", { name: /^Tous les sports/ }).click();

    await list.getByRole("combobox", { name: fr("live-list.sort") }).selectOption("league");
    const football = list.getByRole("region", { name: "Football", exact: true });
    const regions = async () =>
      (await football.getByRole("heading", { level: 3 }).allTextContents()).map(
        (name) => name.split(" - ")[0] ?? "",
      );
    await expect
      .poll(async () => {
        const shown = await regions();
        return shown.length > 1 && shown.join() === shown.toSorted(byName).join();
      })
      .toBe(true);

    await list.getByRole("button", { name: fr("live-list.pause") }).click();
    await expect(list.getByText(like("live-list.frozen"))).toBeVisible();
    const before = await addressesOf(rowsOf(page));
    await control.endEvent(ending.event.id, []);
    const row = rowsOf(page).filter({ has: page.locator(`a[href*="${ending.event.id}"]`) });
    await expect(row).toHaveAttribute("data-event-status", "ended");
    await expect(row).toContainText(containing("Terminé"));
    await expect(row.locator("button")).toHaveCount(0);
    expect(await addressesOf(rowsOf(page))).toEqual(before);
    await expect(list.getByRole("button", { name: /changement/ })).toBeAttached();

    await list.getByRole("button", { name: fr("live-list.resume") }).click();
    // The focus is still in the list, which keeps its order: it is let go with that.
    await headerOf(page).getByRole("link").first().focus();
    await page.mouse.move(5, 5);
    await expect(row).toHaveCount(0);
  });
});

const byName = (one: string, other: string) => one.localeCompare(other, "fr");

/** Waits until the page lists as many events as the chosen day has; the sandbox adds some from time to time. */
async function untilDayIsListed(page: Page, days: Locator): Promise<void> {
  const chosen = days.locator("[aria-current=page]");
  await expect(chosen).toHaveAttribute("href", /day=/);
  const missing = async () =>
    Number(await chosen.locator("span[aria-hidden]").textContent()) - (await rowsOf(page).count());
  await expect.poll(missing).toBe(0);
}

describe("a sport's page", () => {
  it("[JOURNEY-869] lists a day, with the columns and rows that were chosen, in another language, after a reload and Back", async ({
    journey,
  }) => {
    const page = await journey.visit("/football/");
    await untilSiteNavigates(page);
    const days = page.getByRole("navigation", { name: fr("sport-page.day") });
    const day = days.locator("a[href*='day=']").last();
    const path = (await day.getAttribute("href")) ?? "";
    await day.click();
    await waitForAddress(page, `**${path}`);
    await expect(days.locator("[aria-current=page]")).toHaveAttribute("href", path);
    await untilDayIsListed(page, days);

    const row = rowsOf(page).first();
    expect(await heightOf(row)).toBe(64);
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: fr("footer.settings.button") })
      .click();
    const settings = page.getByRole("dialog", { name: fr("settings.title") });
    await settings.getByRole("radio", { name: fr("settings.density.compact") }).check();
    await page.keyboard.press("Escape");
    await expect(settings).toHaveCount(0);
    expect(await heightOf(row)).toBe(40);
    const moved = await watchComingPages(page);
    await page.reload();
    await untilAlive(page);
    expect(await moved()).toEqual([]);

    const column = page.getByRole("combobox", { name: fr("coupon-list.column", { number: "3" }) });
    const shown = await column.inputValue();
    const chosen = await column.locator("option").evaluateAll((options, now) => {
      const values = options.map((option) => (option as HTMLOptionElement).value);
      return values.find((value) => value !== now) ?? "";
    }, shown);
    await column.selectOption(chosen);
    await expect(column).toHaveValue(chosen);

    await page.reload();
    await untilAlive(page);
    expect(await heightOf(row)).toBe(40);
    await expect(column).toHaveValue(chosen);

    const [first] = await addressesOf(rowsOf(page));
    await row.locator("a").first().click();
    await waitForAddress(page, `**${first}`);
    await page.goBack();
    await waitForAddress(page, `**${path}`);
    await untilDayIsListed(page, days);

    await page.getByRole("link", { name: "Nederlands" }).first().click();
    await waitForAddress(page, new RegExp(`/nl/voetbal/\\?day=${path.slice(-10)}$`));
    const dutch = page.getByRole("navigation", { name: nl("sport-page.day") });
    await expect(dutch.locator("[aria-current=page]")).toHaveAttribute("href", /day=/);
    await untilDayIsListed(page, dutch);
    expect(await heightOf(rowsOf(page).first())).toBe(40);
  });
});
