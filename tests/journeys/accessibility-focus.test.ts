import type { BrowserContextOptions } from "playwright";
import { describe } from "vitest";
import { loginButtonOf, oddsOf, slipBarOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { walkFocus } from "../support/focus-walk.ts";
import { it } from "../support/journey.ts";
import { mainPages } from "../support/pages.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true };
/** Enough to pass the header and the menu and to scroll the page several times. */
const most = 60;

const appearances: readonly (readonly [string, BrowserContextOptions])[] = [
  ["dark", { colorScheme: "dark" }],
  ["more contrast", { contrast: "more" }],
  ["the system's colours", { forcedColors: "active" }],
];

describe("the focus on every page", () => {
  it("[ACCESSIBILITY-1] [ACCESSIBILITY-2] [ACCESSIBILITY-7] can be seen and is not covered at 1440 px", async ({
    journey,
  }) => {
    for (const { name, path } of await mainPages(journey.programme)) {
      const page = await journey.visit(path);
      const { faults } = await walkFocus(page, { most, smallest: 24 });
      expect(faults, name).toEqual([]);
      await page.close();
    }
  });

  it("[ACCESSIBILITY-1] [ACCESSIBILITY-2] [ACCESSIBILITY-7] can be seen and is not covered at 360 px, with a slip over the bar", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming("fr", 1);
    const offer = offerOf(match);
    for (const { name, path } of await mainPages(journey.programme)) {
      const page = await journey.visit(pathOf(offer.event), phone);
      const bar = slipBarOf(page);
      await oddsOf(page, offer).click();
      await expect(bar).toBeVisible();
      await page.goto(path);
      await expect(bar).toBeAttached();
      const { faults } = await walkFocus(page, { most, smallest: 44 });
      expect(faults, name).toEqual([]);
      await page.close();
    }
  });

  it("[ACCESSIBILITY-1] can be seen in every appearance", async ({ journey }) => {
    const [match] = await journey.programme.upcoming("fr", 1);
    for (const [name, appearance] of appearances) {
      const page = await journey.visit(pathOf(offerOf(match).event), appearance);
      const { faults } = await walkFocus(page, { most, smallest: 24 });
      expect(faults, name).toEqual([]);
    }
  });

  it("[ACCESSIBILITY-1] can be seen in the login", async ({ journey }) => {
    const page = await journey.visit("/");
    await loginButtonOf(page).click();
    await expect(page.getByLabel(fr("login.username"))).toBeFocused();
    const { faults } = await walkFocus(page, { most: 12, smallest: 24 });
    expect(faults).toEqual([]);
  });
});
