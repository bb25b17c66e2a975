import type { Page } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  loginButtonOf,
  loginOf,
  pressBackOverPage,
  sendLogin,
  verified,
  whenClosed,
} from "../support/bettor.ts";
import {
  arriveInCashier,
  breakOn,
  cashierOf,
  closeCashier,
  titleOf,
  untilReady,
} from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { untilKnown } from "../support/kept-session.ts";
import { controlPath } from "../support/limits.ts";
import { interact } from "../support/notified.ts";
import { RegistrationForm } from "../support/registrant.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const visitorOn = (page: Page) => page.locator("header[data-account=visitor]");
describe("a visitor who wants the cashier", () => {
  it("[JOURNEY-619] and closes the login, or goes back from it, is on the page, and opens nothing later", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    await page.goto(controlPath);
    await breakOn(page).click();
    await expect(loginOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await whenClosed(page, loginOf(page));
    await breakOn(page).click();
    await expect(loginOf(page)).toBeVisible();
    await pressBackOverPage(page);
    await whenClosed(page, loginOf(page));
    expect(new URL(page.url()).pathname).toBe(controlPath);
    await loginButtonOf(page).click();
    await sendLogin(page, verified);
    await expect(accountOn(page)).toBeVisible();
    await whenClosed(page, loginOf(page));
    await expect(cashierOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${journey.siteUrl}/`);
  });

  it("[JOURNEY-625] by an address logs in, arrives in the part that it names, and finds it in no address any more", async ({
    journey,
  }) => {
    const page = await journey.visit("/live/?openCashier=home/limits");
    await arriveInCashier(page, "limits");
    await expect(page).toHaveURL(/\/live\/$/);
    await page.goBack();
    await whenClosed(page, cashierOf(page));
    await expect(page).toHaveURL(/\/live\/$/);
    await page.reload();
    await untilKnown(page);
    await expect(cashierOf(page)).toHaveCount(0);

    // A logged-in person is there at once.
    await page.goto("/live/?openCashier");
    await untilReady(page);
    await expect(titleOf(page, "deposit")).toBeVisible();
    await closeCashier(page);
    await page.goto("/live/?openCashier=elsewhere");
    await untilKnown(page);
    await expect(page).toHaveURL(/\/live\/$/);
    await expect(cashierOf(page)).toHaveCount(0);
  });

  it("[JOURNEY-625] by an address registers instead of logging in, and arrives there", async ({
    journey,
  }) => {
    const page = await journey.visit("/?openCashier=home/limits");
    await loginOf(page)
      .getByRole("button", { name: fr("login.register") })
      .click();
    await expect(loginOf(page)).toHaveCount(0);
    const form = new RegistrationForm(page);
    await form.chooseEmail();
    await form.complete();
    await untilReady(page);
    await expect(titleOf(page, "limits")).toBeVisible();
    await closeCashier(page);
  });

  it("[JOURNEY-626] by the button of a notification for guests logs in, and arrives in the part that it names", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    await journey.control.notify(null, "Generic", {
      button_link_type: "cashier",
      button_cashier_url: "home/limits",
      button_page_url: null,
      button_text: "Voir mes limites",
    });
    await interact(page);
    await page.reload();
    await interact(page);
    await page.getByRole("dialog").getByRole("button", { name: "Voir mes limites" }).click();
    await arriveInCashier(page, "limits");
    await closeCashier(page);
    await expect(visitorOn(page)).toHaveCount(0);
  });
});
