import type { Page } from "playwright";
import { describe } from "vitest";
import { slipOf } from "../support/bettor.ts";
import { traces } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { countDocuments } from "../support/meddler.ts";
import { plainPath } from "../support/pages.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { untilAlive, untilSiteNavigates } from "../support/site-navigation.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** Has the page fail to make sections, until it is mended. */
const breakSections = (page: Page) =>
  page.evaluate(() => {
    const { createElement } = document;
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      const isMended = document.documentElement.dataset.mended !== undefined;
      if (name === "section" && !isMended) throw new Error("broken for a test");
      return createElement.call(document, name, options);
    }) as typeof document.createElement;
  });

const mend = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mended = "";
  });

describe("a part that fails", () => {
  it("[JOURNEY-688] says so in its position and is drawn again by a press, while the rest continues", async ({
    journey,
  }) => {
    journey.problems.expect(/broken for a test/);
    const page = await journey.visit(plainPath);
    const documents = countDocuments(page);
    await untilSiteNavigates(page);
    await breakSections(page);
    await page.locator("header a[href$='/live/']").first().click();
    const main = page.getByRole("main");
    await expect(main.getByText(fr("part-error.part.text"))).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toBeAttached();
    const retry = main.getByRole("button", { name: fr("part-error.part.retry") });
    await retry.click();
    await expect(retry).toBeVisible();
    await mend(page);
    await retry.click();
    await expect(main.locator("button[data-movement]").first()).toBeVisible();
    await expect(retry).toHaveCount(0);
    expect(documents()).toBe(0);
  });

  it("[JOURNEY-688] leaves the page where it was over it, and opens again by the toast", async ({
    journey,
  }) => {
    journey.problems.expect(/broken for a test/);
    const [match] = await journey.programme.upcoming();
    const page = await journey.visit(pathOf(offerOf(match).event));
    await untilSiteNavigates(page);
    await page.evaluate(() => {
      const { getComputedStyle } = window;
      window.getComputedStyle = (element, pseudo) => {
        const isMended = document.documentElement.dataset.mended !== undefined;
        if (element === document.documentElement && !isMended) throw new Error("broken for a test");
        return getComputedStyle.call(window, element, pseudo);
      };
    });
    await page.getByRole("button", { name: fr("event-header.statistics.button") }).click();
    const again = page.getByRole("button", { name: fr("part-error.part.retry") });
    await expect(again).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await mend(page);
    await again.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  it("[JOURNEY-687] leaves the server's page to be read where nothing can be drawn any more, and never loads it again on its own", async ({
    journey,
  }) => {
    journey.problems.expect(/broken for a test/);
    const page = await journey.visit("/support/faq/");
    const documents = countDocuments(page);
    await untilSiteNavigates(page);
    await page.evaluate(() => {
      const { createElement } = document;
      document.createElement = ((name: string, options?: ElementCreationOptions) => {
        // What fetches the next page's files is no part of it; the page that is here may still be drawn.
        const isNext = name !== "link" && location.pathname === "/live/";
        if (isNext && document.querySelector("footer") !== null) {
          throw new Error("broken for a test");
        }
        return createElement.call(document, name, options);
      }) as typeof document.createElement;
    });
    await page.locator("header a[href$='/live/']").first().click();
    const line = page.getByRole("alert");
    await expect(line).toContainText("Cette page ne répond plus");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents()).toBe(0);
    await expect(line.getByRole("link", { name: fr("part-error.page.bets") })).toHaveAttribute(
      "href",
      "/history/",
    );
    await expect(page.getByRole("contentinfo").getByRole("button").first()).toBeDisabled();
    await page.locator("header a[href$='/live/']").first().click();
    await expect.poll(documents).toBe(1);
    await untilSiteNavigates(page);
    await page.locator("main button[data-open]:visible").last().click();
    await expect(slipOf(page).getByRole("article")).toHaveCount(1);
  });
});

describe("a page whose parts are hydrated one after the other", () => {
  it.for(["/", "/football/"])(
    "[JOURNEY-691] follows a link of a part that is not alive yet, on a phone: %s",
    async (path, { journey }) => {
      const page = await journey.visit("about:blank", phone);
      const documents = countDocuments(page);
      // As soon as presses are no longer kept, and long before the last part is hydrated.
      await page.addInitScript(() => {
        const timer = setInterval(() => {
          if (document.readyState === "loading" || globalThis.repeatKeptEvents) return;
          const links = [...document.querySelectorAll<HTMLAnchorElement>("main li a")];
          // The address of a match has its sport, its competition and its name.
          const link = links.find(({ pathname }) => /^\/football\/[^/]+\/[^/]+\/$/.test(pathname));
          if (link === undefined) return;
          clearInterval(timer);
          link.click();
        });
      });
      await page.goto(journey.siteUrl + path);
      await expect(page.locator("main header[data-event-status]")).toBeVisible();
      expect(documents()).toBe(1);
    },
  );
});

describe("a page that is drawn again before it is alive", () => {
  it("[JOURNEY-689] repeats what was pressed, keeps what was typed, and gives the focus back", async ({
    journey,
  }) => {
    journey.problems.expect(...traces);
    const { programme, siteUrl } = journey;
    const [match] = await programme.upcoming();
    const { name } = offerOf(match).event;
    const page = await journey.visit("about:blank");
    const { release } = await holdCall(page, "/*.js");
    await page.goto(`${siteUrl}/search/`, { waitUntil: "domcontentloaded" });
    const field = page.getByRole("combobox");
    await field.pressSequentially(name.slice(0, -3));
    await page.evaluate(touchEverything);
    release();
    await expect(page.getByRole("option", { name: new RegExp(`^${name}`) })).toBeVisible();
    await expect(field).toHaveValue(name.slice(0, -3));
    await expect(field).toBeFocused();
  });

  it("[JOURNEY-689] puts a price on the slip that was pressed meanwhile, and no other", async ({
    journey,
  }) => {
    journey.problems.expect(...traces);
    const { programme, siteUrl } = journey;
    const offer = offerOf((await programme.upcoming())[0], 1);
    const page = await journey.visit("about:blank");
    const { release } = await holdCall(page, "/*.js");
    await page.goto(siteUrl + pathOf(offer.event), { waitUntil: "domcontentloaded" });
    const odds = page
      .locator("main button[data-movement]")
      .filter({ hasText: offer.outcome.fullname, visible: true })
      .first();
    await odds.click();
    await page.evaluate(touchEverything);
    release();
    await expect(odds).toHaveAttribute("aria-pressed", "true");
    await expect(slipOf(page).getByRole("article")).toHaveCount(1);
    await expect(page.locator("main button[aria-pressed=true][data-movement]")).toHaveCount(1);
  });

  it.for(["price", "link"])(
    "[JOURNEY-695] counts a press of the mouse once, whose %s is drawn again before its release",
    async (kind, { journey }) => {
      journey.problems.expect(...traces);
      const { programme, siteUrl } = journey;
      const offer = offerOf((await programme.upcoming())[0], 1);
      const page = await journey.visit("about:blank");
      const { release } = await holdCall(page, "/*.js");
      await page.goto(siteUrl + pathOf(offer.event), { waitUntil: "domcontentloaded" });
      const control =
        kind === "price"
          ? page
              .locator("main button[data-movement]")
              .filter({ hasText: offer.outcome.fullname, visible: true })
              .first()
          : page.locator("header a[href$='/live/']").first();
      // What is put beside prices would move them from under the pointer.
      await page.evaluate(kind === "price" ? turnWordsRound : touchEverything);
      const before = await control.elementHandle();
      await control.hover();
      await page.mouse.down();
      release();
      await untilAlive(page);
      expect(await before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await page.mouse.up();
      if (kind === "link") return page.waitForURL("**/live/");
      await expect(control).toHaveAttribute("aria-pressed", "true");
      await expect(slipOf(page).getByRole("article")).toHaveCount(1);
      await control.click();
      await expect(control).toHaveAttribute("aria-pressed", "false");
    },
  );
});

/** Runs in the page: no part of it is then what React expects. */
function touchEverything(): void {
  for (const element of document.querySelectorAll("h1, h2, h3, nav, section, button, label")) {
    element.before(document.createElement("ins"));
  }
}

/** Runs in the page: its main part is then not what React expects, and nothing moves by it. */
function turnWordsRound(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest("main h1, main h2"))
      text.data = [...text.data].reverse().join("");
  }
}
