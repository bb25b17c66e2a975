import type { Page, Route } from "playwright";
import { describe } from "vitest";
import { logIn, loginOf, oddsOf, slipOf, typeStake } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const loginCode = /\/assets\/connect-login-.*\.js/;
const searchField = (page: Page) => page.getByRole("main").getByRole("combobox");

/** A file that the server no longer has. */
const gone = (route: Route) => route.fulfill({ status: 404, body: "Not found" });

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
    await page.getByRole("button", { name: fr("header.login.button") }).click();
    await expect.poll(() => requests).toBeGreaterThan(1);
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
    await page.getByRole("button", { name: fr("header.login.button") }).click();
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
