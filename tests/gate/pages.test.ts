import type { Page, Route } from "playwright";
import { describe } from "vitest";
import { logIn, loginButtonOf, loginOf, oddsOf, slipOf, typeStake } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { passTime } from "../support/own-time.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const loginCode = /\/assets\/connect-login-.*\.js/;
const searchField = (page: Page) => page.getByRole("main").getByRole("combobox");

/** A file that the server no longer has. */
const gone = (route: Route) => route.fulfill({ status: 404, body: "Not found" });

/** Addresses of other days, and where they lead. */
const redirects = [
  [301, "/live", "/live/"],
  [301, "/nl/live", "/nl/live/"],
  [301, "/items-shop/", "/maxpayout/"],
  [301, "/voucher-shop/", "/maxpayout/"],
  [301, "/premium-league-shop/", "/maxpayout/"],
  [301, "/en/your-premium-league-levels/", "/en/maxpayout/your-maxpayout-levels/"],
  [301, "/premium-league/premium-league-faq-terms/", "/maxpayout/maxpayout-faq-terms/"],
  [301, "/premium-league/anything/", "/maxpayout/"],
  [
    302,
    "/register?langid=474&idaffiliation=7&click_id=c",
    "/en/register/?idaffiliation=7&click_id=c",
  ],
  [302, "/login/?langid=476&bonuscode=b", "/nl/login/?bonuscode=b"],
] as const;

describe("a page that stays open", () => {
  it("[JOURNEY-70] a move of a price shows its corner, which is gone after ten seconds", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match, 1);
    await control.setOdds(offer.outcome.id, 3);
    const page = await journey.visit(pathOf(offer.event), { hasOwnTime: true });
    const odds = oddsOf(page, offer);
    await expect(odds).toContainText("3.00");
    await control.setOdds(offer.outcome.id, 3.4);
    await expect(odds).toHaveAttribute("data-movement", "up");
    await control.setOdds(offer.outcome.id, 3.2);
    await expect(odds).toHaveAttribute("data-movement", "down");
    await passTime(page, 16_000);
    await expect(odds).toHaveAttribute("data-movement", "none");
    await expect(odds).toContainText("3.20");
  });

  it("[JOURNEY-71] [ACCOUNT-10] [ACCOUNT-77] home is kept as it was, and every change of page begins at the top", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    await page.getByRole("main").evaluate((main) => main.setAttribute("data-mark", "seen"));
    const first = page.getByRole("main").getByRole("button", { pressed: false }).first();
    await first.evaluate((button) => button.setAttribute("data-mark", "kept"));
    await page.evaluate(() => window.scrollTo({ top: 900 }));
    await page.getByRole("link", { name: "En direct" }).first().click();
    await waitForAddress(page, "**/live/");
    await expect.poll(() => page.evaluate(() => window.scrollY), "the top of the page").toBe(0);
    await page.getByRole("link", { name: "Sports" }).first().click();
    await waitForAddress(page, `${journey.siteUrl}/`);
    await expect(page.locator("[data-mark=kept]")).toBeVisible();
  });

  it("[JOURNEY-73] a price that is pressed before the slip's code is there shows it at once", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match, 1);
    const page = await journey.visit(pathOf(offer.event));
    const rules = await holdCall(page, "/assets/slip-*.js");
    const odds = oddsOf(page, offer);
    await odds.click();
    await rules.sent;
    await expect(odds).toHaveAttribute("aria-pressed", "true");
    await expect(slipOf(page)).toHaveAttribute("data-slip", "loading");
    rules.release();
    await expect(slipOf(page)).toHaveAttribute("data-slip", "open");
    await expect(slipOf(page)).toContainText(offer.outcome.fullname);
    await expect(odds).toHaveAttribute("aria-pressed", "true");
  });
});

describe("lists and matches", () => {
  it("[JOURNEY-420] a match that ends is closed with its results, and leads on", async ({
    journey,
  }) => {
    const [match] = await journey.programme.live();
    if (!match) throw new Error("Nothing is in play.");
    const page = await journey.visit(pathOf(match));
    const main = page.getByRole("main");
    const widget = page.getByRole("navigation", { name: fr("live-widget.name") });
    await expect(widget).toBeVisible();
    await expect(main.locator("button[data-movement]").first()).toBeVisible();
    await journey.control.endEvent(match.id);
    await expect(main.locator('[data-result="won"]').first()).toBeVisible();
    await expect(main.locator("button[data-movement]")).toHaveCount(0);
    await expect(main.getByText(fr("market-group.suspended"), { exact: true })).toHaveCount(0);
    await expect(main.getByRole("button", { name: fr("bet-builder.title") })).toHaveCount(0);
    const next = main.getByRole("navigation", { name: fr("event-header.next") });
    await expect(next.getByRole("link").first()).toBeVisible();
    await expect(widget).toHaveCount(0);
  });
});

describe("what the server says, before any script runs", () => {
  it("[JOURNEY-61] old and unfinished addresses lead on with their real status", async ({
    journey,
  }) => {
    for (const [status, from, to] of redirects) {
      const answer = await fetch(journey.siteUrl + from, { redirect: "manual" });
      const location = new URL(answer.headers.get("location") ?? "", journey.siteUrl);
      expect([answer.status, location.pathname + location.search], from).toEqual([status, to]);
    }
  });

  it("[JOURNEY-63] [ACCOUNT-16] [ACCOUNT-73] an address that leads nowhere is a 404 with a way home", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 404/);
    const answer = await fetch(`${journey.siteUrl}/nowhere/at-all/here/`);
    expect(answer.status).toBe(404);
    const page = await journey.visit("/nowhere/at-all/here/");
    await expect(page).toHaveTitle(/^404 \| Grandstand$/);
    await expect(page.getByText(fr("error-page.not-found.title"))).toBeVisible();
    await page.getByRole("link", { name: fr("error-page.home.button") }).click();
    await waitForAddress(page, `${journey.siteUrl}/`);
  });

  it("[JOURNEY-64] prices, title and languages are in the first HTML", async ({ journey }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const { event } = offer;
    const page = await journey.visit(pathOf(event), { javaScriptEnabled: false });
    await expect(page).toHaveTitle(new RegExp(event.competitors[0]?.name ?? event.name));
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    for (const language of ["fr", "nl", "en", "x-default"]) {
      await expect(page.locator(`link[rel=alternate][hreflang="${language}"]`)).toHaveCount(1);
    }
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    await expect(oddsOf(page, offer)).toContainText(/\d+\.\d\d/);
  });
});

describe("the pages of sports", () => {
  it("[JOURNEY-258] days and outrights are there without a script", async ({ journey }) => {
    const page = await journey.visit("/football/?view=days", { javaScriptEnabled: false });
    const day = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(day).toHaveText(/\d/);
    await page
      .getByRole("navigation", { name: fr("sport-page.views") })
      .getByRole("link", { name: /^Long terme/ })
      .click();
    await waitForAddress(page, /view=outrights/);
    await expect(page.locator("main button[data-movement]").first()).toContainText(/\d+\.\d\d/);
  });
});

describe("a page that was opened before a deploy", () => {
  it("[JOURNEY-447] fetches a file again that could not be fetched once", async ({ journey }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await journey.visit("/", { serviceWorkers: "allow" });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The route stays: one that ends with its first request stops the worker's requests on their way.
    let requests = 0;
    await page.context().route(loginCode, (route) => {
      requests += 1;
      return requests === 1 ? gone(route) : route.continue();
    });
    await loginButtonOf(page).click();
    await expect.poll(() => requests, "the file requested again").toBeGreaterThan(1);
    await expect(loginOf(page)).toBeVisible();
    await expect(page.getByText(fr("common.update.title"))).toHaveCount(0);
  });

  it("[JOURNEY-448] says that a new version is there, and keeps the slip and what is typed over the reload", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource|could not be loaded/);
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    await oddsOf(page, offer).click();
    await typeStake(page, "12,50");
    await page.goto("/search/");
    await searchField(page).fill("bruges");
    await page.route(loginCode, gone);
    await loginButtonOf(page).click();
    await expect(page.getByText(fr("common.update.title"))).toBeVisible();
    await expect(searchField(page)).toHaveValue("bruges");
    await page.unroute(loginCode);
    await page.getByRole("button", { name: fr("common.update.button") }).click();
    await expect(page.getByText(fr("common.update.title"))).toHaveCount(0);
    await expect(searchField(page)).toHaveValue("bruges");
    await expect(slipOf(page).getByRole("textbox").first()).toHaveValue("12,50");
    await logIn(page);
    await expect(slipOf(page).getByRole("textbox").first()).toHaveValue("12,50");
  });
});
