import type { Page } from "playwright";
import { describe } from "vitest";
import { oddsOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const nl = wordsIn("nl");
const en = wordsIn("en");

/** Waits until the service worker is active and controls this page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
}

/** Every address of which the browser's caches have an answer, as a path. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ""));
  });
}

describe("the installed site", () => {
  it("[JOURNEY-313] can be installed, in the language of the page", async ({ journey }) => {
    const page = await journey.visit("/nl/", { serviceWorkers: "allow" });
    await workerReady(page);
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const answer = await page.request.get(href ?? "");
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ lang: "nl", start_url: "/nl/", scope: "/" });
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    const browser = await page.context().newCDPSession(page);
    const read = await browser.send("Page.getAppManifest");
    expect(read.errors).toEqual([]);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // A journey's browser has no storage; one without windows installs nothing, and reports no
    // error.
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    expect(errors.filter((error) => error !== "in-incognito")).toEqual([]);
  });

  it("[JOURNEY-314] says in the page's language that there is no network, and has kept no price", async ({
    journey,
  }) => {
    journey.problems.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /WebSocket/);
    const [match] = await journey.programme.upcoming("nl");
    const offer = offerOf(match);
    const path = pathOf(offer.event, "nl");
    const page = await journey.visit(path, { serviceWorkers: "allow" });
    await workerReady(page);
    await page.reload();
    await expect(oddsOf(page, offer)).toContainText(/\d/);

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(nl("common.offline.title"));
    await page.goto("/en/live/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("common.offline.title"));
    const isSet = () =>
      [...document.fonts].some(
        ({ family, status }) => /^"?Archivo"?$/.test(family) && status === "loaded",
      );
    await expect.poll(() => page.evaluate(isSet)).toBe(true);
    const kept = await keptPaths(page);
    expect(kept).toContain("/nl/offline/");
    expect(kept.filter((each) => !/^\/(?:assets\/|(?:nl\/|en\/)?offline\/$)/.test(each))).toEqual(
      [],
    );

    await page.context().setOffline(false);
    await page.getByRole("link", { name: en("offline-page.retry.button") }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      en("common.offline.title"),
    );
    expect(new URL(page.url()).pathname).toBe("/en/live/");
  });
});
