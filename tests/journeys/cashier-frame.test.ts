import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import { verified, whenClosed } from "../support/bettor.ts";
import {
  cashierOf,
  depositOn,
  openDeposit,
  pagesOf,
  payByCard,
  payOn,
  statusOf,
  titleOf,
  untilReady,
} from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { keptSession, untilKnown } from "../support/kept-session.ts";
import { tabTo } from "../support/keyboard.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** The features that the header of the page permits to an origin. */
async function permittedTo(page: Page, origin: string): Promise<string[]> {
  const answer = await page.request.get(page.url());
  const header = answer.headers()["permissions-policy"] ?? "";
  const rows = [...header.matchAll(/([\w-]+)=\(([^)]*)\)/g)];
  return rows.filter(([, , to]) => to?.includes(`"${origin}"`)).map(([, feature]) => feature ?? "");
}

describe("the cashier's frame", () => {
  it("[JOURNEY-710] has every feature that the header of the page permits to it", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    const body = pagesOf(page).locator("body");
    const features = await permittedTo(page, await body.evaluate(() => location.origin));
    expect(features).toContain("payment");
    const reached = await body.evaluate((_, names) => {
      const { featurePolicy } = document as unknown as {
        featurePolicy: { allowsFeature(name: string): boolean };
      };
      return names.filter((name) => featurePolicy.allowsFeature(name));
    }, features);
    expect(reached).toEqual(features);
  });

  it("[JOURNEY-711] is left by Escape from within, and the focus is on what opened it", async ({
    journey,
  }) => {
    const page = await journey.visit("/support/faq/", { as: verified });
    await tabTo(page, depositOn(page));
    await page.keyboard.press("Enter");
    await untilReady(page);
    await expect(page.locator("[data-cashier] iframe")).toBeFocused();
    await pagesOf(page).getByLabel(wordsFr.amount).fill("20");
    await page.keyboard.press("Escape");
    await whenClosed(page, cashierOf(page));
    await expect(depositOn(page)).toBeFocused();
  });

  it("[JOURNEY-712] [CASHIER-7] takes a deposit on a site whose browser refuses it every storage", async ({
    journey,
  }) => {
    // The cashier is at localhost: to a page of 127.0.0.1 it is of another site.
    const siteUrl = journey.siteUrl.replace("localhost", "127.0.0.1");
    const origin = { siteUrl, sandboxUrl: journey.sandboxUrl, userAgent: null };
    const page = await journey.visit("/", {
      baseURL: siteUrl,
      storageState: await keptSession(verified, origin),
    });
    await untilKnown(page);
    // As browsers do that deny storage to frames of another site; not each of ours does so by default.
    await page.context().addInitScript(() => {
      if (window === window.top) return;
      for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
    await openDeposit(page);
    await payByCard(page, "20");
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    await expect(page.locator("header[data-account]")).toContainText("270,00");
  });

  it("[JOURNEY-713] that gets no cookie says that it needs a tab, where a deposit is made", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 404/);
    const page = await journey.visit("/", { as: verified });
    await page.route(/\/visit\?token=/, async (route) => {
      // Not by Playwright's own fetch, which gives the browser the cookie all the same.
      const answer = await fetch(route.request().url(), { redirect: "manual" });
      const location = answer.headers.get("location") ?? "";
      await route.fulfill({ status: answer.status, headers: { location } });
    });
    await depositOn(page).click();
    await expect(statusOf(page)).toHaveAttribute("data-cashier", "failed");
    const opened = page.context().waitForEvent("page");
    await cashierOf(page)
      .getByRole("button", { name: fr("cashier-overlay.tab.button") })
      .click();
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1, name: wordsFr.deposit })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await whenClosed(page, cashierOf(page));
    await payOn(tab, "20");
    await expect(tab.getByRole("heading", { level: 1, name: wordsFr.doneTitle })).toBeVisible();
    await tab.getByRole("button", { name: wordsFr.close }).click();
    await expect
      .poll(async () => tab.isClosed() || (await tab.getByText(wordsFr.closable).isVisible()))
      .toBe(true);
    await expect(page.locator("header[data-account]")).toContainText("270,00", { timeout: 20_000 });
  });
});
