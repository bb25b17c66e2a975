import type { Page } from "playwright";
import { describe } from "vitest";
import { verified, whenClosed } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { depositLimit, limitOn, openLimits } from "../support/limits.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("by keyboard, and without haste", () => {
  it("[JOURNEY-730] answers the self-test, with the focus seen at each answer", async ({
    journey,
  }) => {
    const page = await openLimits(journey);
    await tabTo(page, page.getByRole("button", { name: fr("self-test.start.button") }));
    await page.keyboard.press("Enter");
    const questions = page.getByRole("group", { name: /^Question \d sur 9/ });
    await expect(questions).toHaveCount(9);
    for (const question of await questions.all()) {
      const unfocused = await question.screenshot();
      await page.keyboard.press("Tab");
      await expect(question.locator("input:focus")).toHaveCount(1);
      expect((await question.screenshot()).equals(unfocused)).toBe(false);
      await page.keyboard.press("ArrowDown");
      await expect(question.getByRole("radio").nth(1)).toBeChecked();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-result]")).toBeFocused();
  });

  it("[JOURNEY-731] is at the limit's button after it was changed", async ({ journey }) => {
    const page = await openLimits(journey);
    const change = limitOn(page, depositLimit).getByRole("button").first();
    for (const [value, answer] of [
      ["100", "lower"],
      ["150", "raise"],
    ] as const) {
      await change.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("input[name=limit]")).toBeFocused();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(value);
      await page.keyboard.press("Enter");
      const confirmation = page.getByRole("alertdialog");
      await tabTo(
        page,
        confirmation.getByRole("button", { name: fr(`limit-form.${answer}.button`) }),
      );
      await page.keyboard.press("Enter");
      await whenClosed(page, confirmation);
      await expect(change).toBeFocused();
    }
  });

  it("[JOURNEY-732] has toasts stay until they are closed, and reads them again", async ({
    journey,
  }) => {
    journey.problems.expect(/500/);
    const page = await journey.visit("/tennis/", { as: verified, hasOwnTime: true });
    const box = page.getByRole("checkbox", { name: fr("settings.keeps-toasts") });
    await openSettings(page);
    await box.check();
    await page.keyboard.press("Escape");
    await whenClosed(page, page.getByRole("dialog"));
    await page.reload();
    await openSettings(page);
    await expect(box).toBeChecked();
    await expect(page.getByText(fr("settings.recent-messages.none"))).toBeVisible();
    await page.keyboard.press("Escape");
    await whenClosed(page, page.getByRole("dialog"));
    await journey.control.breakCall("fail", "addFavourite");
    const favourite = page
      .getByRole("main")
      .getByRole("button", { name: /^Favori/ })
      .last();
    await favourite.focus();
    await page.keyboard.press("Enter");
    const toast = page.locator("li[data-severity]");
    await expect(toast).toBeVisible();
    const title = (await toast.locator("p").first().textContent()) ?? "no title";
    await page.clock.fastForward(60_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
    await expect(favourite).toBeFocused();
    await openSettings(page);
    const recent = page.getByRole("list", { name: fr("settings.recent-messages") });
    await expect(recent.getByRole("listitem")).toHaveCount(1);
    await expect(recent).toContainText(title);
  });

  it("[JOURNEY-733] has a login at its own address that is no more than ready, and leads home", async ({
    journey,
  }) => {
    const html = await (await fetch(`${journey.siteUrl}/nl/login/`)).text();
    const nl = wordsIn("nl");
    expect(html).toMatch(within(nl("login.submit")));
    expect(html).not.toMatch(within(nl("login.submitting")));
    const page = await journey.visit("/nl/login/");
    await page.getByRole("link", { name: within(nl("header.home")) }).click();
    await expect(page.getByRole("banner")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/nl/");
  });
});

/** The same words with others around them. */
function within(words: RegExp): RegExp {
  return new RegExp(words.source.slice(1, -1));
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: fr("footer.settings.button") }).click();
  await expect(page.getByRole("dialog", { name: fr("settings.title") })).toBeVisible();
}
