import type { Page } from "playwright";
import { describe } from "vitest";
import {
  loginButtonOf,
  oddsOf,
  pressBackOverPage,
  slipBarOf,
  whenClosed,
} from "../support/bettor.ts";
import { phone } from "../support/devices.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { bottomBarOf } from "../support/sidebars.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** How each overlay of a phone is opened, by the overlay's name. */
type Opening = readonly [name: string, open: (page: Page) => Promise<void>];

const overlays: readonly Opening[] = [
  ["the slip", (page) => slipBarOf(page).tap()],
  ["the login", (page) => loginButtonOf(page).tap()],
  ["the menu", (page) => page.getByRole("button", { name: fr("header.menu") }).tap()],
  [
    "the settings",
    (page) => page.getByRole("button", { name: fr("footer.settings.button") }).tap(),
  ],
];
/** Those that close when the tab goes to another page. */
const opened = overlays.filter(([name]) => name === "the slip" || name === "the menu");

describe("Back", () => {
  it("[JOURNEY-440] closes what is open and leaves the page as it is", async ({ journey }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit("/live/", phone);
    await page.goto(pathOf(offer.event));
    await oddsOf(page, offer).tap();
    await bottomBarOf(page)
      .getByRole("link", { name: fr("bottom-bar.sports") })
      .tap();
    await waitForAddress(page, "**/sports/");
    const title = page.getByRole("heading", { level: 1 });
    const words = "Sports";
    await expect(title).toHaveText(words);
    const dialog = page.getByRole("dialog");
    const length = await page.evaluate(() => history.length);
    for (const [name, open] of [...overlays, ...overlays]) {
      await open(page);
      await expect(dialog, name).toBeVisible();
      await pressBackOverPage(page);
      await whenClosed(page, dialog);
      await open(page);
      await expect(dialog, name).toBeVisible();
      await page.keyboard.press("Escape");
      await whenClosed(page, dialog);
      expect(new URL(page.url()).pathname, name).toBe("/sports/");
      await expect(title, name).toHaveText(words);
    }
    expect(await page.evaluate(() => history.length), "entries").toBe(length + 1);
    await page.goBack();
    await waitForAddress(page, `**${pathOf(offer.event)}`);
    await page.goForward();
    await waitForAddress(page, "**/sports/");
    await expect(title).toHaveText(words);
    // What was open once is the next entry of the history: it opens nothing, and the page stays.
    await page.evaluate(() => history.forward());
    await expect.poll(() => page.evaluate(() => history.state.overlays ?? 0)).toBe(0);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await waitForAddress(page, `**${pathOf(offer.event)}`);
  });

  it("[JOURNEY-441] leads to the row where one was", async ({ journey }) => {
    const page = await journey.visit("/football/", { ...phone, hasOwnTime: true });
    for (const start of ["/football/", "/"]) {
      for (const part of [1 / 3, 1]) {
        await page.goto(start);
        // A page that is not hydrated yet is left by a full load, which is the case at the end of this test.
        await page.locator("html:not([data-first-document])").waitFor();
        const row = await toRow(page, part);
        await row.link.tap();
        await waitForAddress(page, `**${row.path}`);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await page.goBack();
        await waitForAddress(page, `**${start}`);
        // A new page scrolls to its top after 100 ms: this page must not.
        const rows = page.locator(`main a[href="${row.path}"]`).filter({ visible: true });
        await expect(rows.first()).toBeVisible();
        await page.clock.runFor(400);
        const away = await rows.evaluateAll(
          (links, y) =>
            Math.min(...links.map((link) => Math.abs(link.getBoundingClientRect().top - y))),
          row.y,
        );
        expect(away, `${start} ${part}`).toBeLessThan(60);
      }
    }
    await page.goForward();
    await waitForAddress(page, (url) => url.pathname !== "/");
    await page.reload();
    // A page that is not hydrated yet is left by a full load of the previous one.
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await waitForAddress(page, `${journey.siteUrl}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
  });

  it("[JOURNEY-449] leaves a page's top to what scrolls without a hand, such as a screen reader", async ({
    journey,
  }) => {
    const page = await journey.visit("/", phone);
    await page.locator("html:not([data-first-document])").waitFor();
    const heading = page.getByRole("heading", { level: 1 });
    const title = String(await heading.textContent());
    await bottomBarOf(page)
      .getByRole("link", { name: fr("bottom-bar.sports") })
      .tap();
    await expect(heading).not.toHaveText(title);
    const top = await page.evaluate(async (home) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const isHome = () =>
        [...document.querySelectorAll("main h1")].some(
          (each) => each.checkVisibility() && each.textContent === home,
        );
      history.back();
      while (!isHome()) await nextFrame();
      window.scrollTo({ top: 1_500 });
      for (let frames = 0; frames < 40; frames += 1) await nextFrame();
      return window.scrollY;
    }, title);
    expect(top).toBeGreaterThan(1_000);
  });

  it("[JOURNEY-489] leaves open what opened while its page was on the way, as a link does", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const page = await journey.visit("/football/", phone);
    await untilSiteNavigates(page);
    const devtools = await page.context().newCDPSession(page);
    const slowDown = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const tab = bottomBarOf(page).getByRole("link", { name: fr("bottom-bar.sports") });
    await oddsOf(page, offerOf(match)).first().tap();
    const dialog = page.getByRole("dialog");
    for (const [name, open] of opened) {
      for (const [leave, path] of [
        [() => tab.tap(), "/sports/"],
        [() => page.goBack(), "/football/"],
      ] as const) {
        const before = await page.title();
        const held = await holdCall(page, "/*.data*");
        // As slow as a phone: React draws that a page is on its way after what opened meanwhile.
        await slowDown(4);
        await leave();
        await held.sent;
        await open(page);
        await expect(dialog, name).toBeVisible();
        await slowDown(1);
        held.release();
        await expect(page, name).not.toHaveTitle(before);
        await expect(page).toHaveURL((url) => url.pathname === path);
        await page.unrouteAll();
        await pressBackOverPage(page);
        await whenClosed(page, dialog);
        await expect(page).toHaveURL((url) => url.pathname === path);
      }
    }
  });
});

/** Scrolls to the match at this share of the page's list of them, 1 for the last, and returns its position. */
async function toRow(page: Page, part: number) {
  await expect(page.getByRole("main").locator("button[data-movement]").first()).toBeVisible();
  await untilSiteNavigates(page);
  const { path, index, y } = await page.evaluate(async (share) => {
    const all = [...document.querySelectorAll("main a[href]")];
    const pathOf = (link: Element) => link.getAttribute("href") ?? "";
    const matches = all.filter((link) => pathOf(link).split("/").length >= 4);
    const row = matches[Math.ceil(matches.length * share) - 1];
    if (!row) throw new Error("The page has no match.");
    const topOfRow = () => row.getBoundingClientRect().top;
    // What is drawn on the way takes its height only now, and moves the row.
    for (let top = Number.NaN, still = 0; still < 10; ) {
      row.scrollIntoView({ block: "center" });
      await new Promise(requestAnimationFrame);
      still = topOfRow() === top ? still + 1 : 0;
      top = topOfRow();
    }
    const path = pathOf(row);
    const index = all.filter((link) => pathOf(link) === path).indexOf(row);
    return { path, index, y: topOfRow() };
  }, part);
  return { link: page.locator(`main a[href="${path}"]`).nth(index), path, y };
}
