import { findCutTexts, textSpacing } from "@grandstand/ui/testing/cut-texts";
import type { Page } from "playwright";
import { describe } from "vitest";
import { oddsOf, slipBarOf, slipOf, typeStake, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { mainPages } from "../support/pages.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { sidewaysCulprits } from "../support/sideways.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

const narrow = { viewport: { width: 320, height: 640 } };

describe("a page that is enlarged", () => {
  it("[ACCESSIBILITY-3] does not scroll sideways at 320 px", async ({ journey }) => {
    for (const { name, path } of await mainPages(journey.programme, "nl")) {
      const page = await journey.visit(path, narrow);
      expect(await page.evaluate(sidewaysCulprits), `${name} in Dutch`).toEqual([]);
      // React hydrates the server's page part by part; the words are changed after that.
      await page.waitForFunction(isHydrated);
      await page.evaluate(stretchWords);
      expect(await page.evaluate(sidewaysCulprits), `${name} stretched`).toEqual([]);
      await page.close();
    }
  });

  it.for([320, 1440])(
    "[ACCESSIBILITY-4] cuts no text when it is spaced, at %d px",
    async (width, { journey }) => {
      for (const { name, path } of await mainPages(journey.programme)) {
        const page = await journey.visit(path, {
          viewport: { width, height: 800 },
          bypassCSP: true,
        });
        // What the first frames of the server's document leave out comes once React runs.
        await page.waitForFunction(isHydrated);
        await page.locator("html:not([data-first-document])").waitFor();
        await page.addStyleTag({ content: textSpacing });
        expect(await cutTexts(page), name).toEqual([]);
        expect(await page.evaluate(sidewaysCulprits), name).toEqual([]);
        await page.close();
      }
    },
  );

  it("[ACCESSIBILITY-20] has its words, its buttons and its amounts whole at 1280 px where the text is 32 px", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming("fr", 1);
    const offer = offerOf(match);
    const pages = await mainPages(journey.programme);
    for (const { name, path } of [...pages, { name: "sport", path: "/football/" }]) {
      const page = await visitEnlarged(journey, path);
      expect(await page.evaluate(sidewaysCulprits), name).toEqual([]);
      if (name !== "history") {
        for (const button of ["header.login.button", "header.register.button"] as const) {
          const box = await page
            .getByRole("banner")
            .getByText(fr(button), { exact: true })
            .boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? Number.NaN), name).toBeLessThanOrEqual(1280);
          expect(box?.y, name).toBeGreaterThanOrEqual(0);
        }
      }
      await page.close();
    }
    const page = await visitEnlarged(journey, pathOf(offer.event), verified);
    await oddsOf(page, offer).click();
    await slipBarOf(page).click();
    await typeStake(page, "100");
    const place = slipOf(page).locator("button[data-control=place]");
    await expect(place).toContainText(/100,00/);
    expect(await page.evaluate(sidewaysCulprits), "slip").toEqual([]);
    expect(await page.evaluate(findCutAmounts), "slip").toEqual([]);
  });
});

/** Opens a page with the text at 32 px, twice the default, as a person may set it in the browser. */
async function visitEnlarged(journey: Journey, path: string, as?: string): Promise<Page> {
  const page = await journey.visit(path, { viewport: { width: 1280, height: 800 }, as });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  // The browser moves a page that grows while it is read, and would restore that position.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  return page;
}

/** Runs in the page: amounts of money that reach out of the window or of a box that clips them. */
function findCutAmounts(): string[] {
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => element.checkVisibility() && !element.closest(".gs\\:sr-only"))
    .filter(({ children, textContent }) => children.length === 0 && /\d\s€/.test(textContent ?? ""))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => element.outerHTML);
}

function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(findCutTexts);
}

/** Runs in the page: whether React has hydrated every element of its own that holds text; it marks those that it has. */
function isHydrated(): boolean {
  return [...document.querySelectorAll("#page *:not(script, style)")].every(
    (element) =>
      element.textContent === "" ||
      // What the sheets hide at this width stays as the server drew it (docs/decisions/122).
      !element.checkVisibility() ||
      Object.keys(element).some((key) => key.startsWith("__reactFiber$")),
  );
}

/** Runs in the page: lengthens every word, of the site and of the server, by 40 %. */
function stretchWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!/\p{L}{2}/u.test(text.data) || text.parentElement?.closest("script, style")) continue;
    text.data += "~".repeat(Math.ceil(text.data.trim().length * 0.4));
  }
}
