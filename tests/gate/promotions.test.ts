import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { accountOn, controlWhen, receiptsOf, verified } from "../support/bettor.ts";
import { boostedSlip, boostMarker, promoPlayer } from "../support/boosts.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** Closes a dialog by Escape; a toast above it is closed first. */
async function pressEscape(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialog, "the dialog after Escape").toBeHidden({ timeout: 1_000 });
  }).toPass();
}

describe("boosts", () => {
  it("[JOURNEY-290] a boosted single is paid its boost", async ({ journey }) => {
    const { page, offer } = await boostedSlip(journey, "12");
    await expect(boostMarker(page)).toHaveAttribute("data-state", "valid");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
    await expect(page.getByText(fr("promotions.placed.title"))).toBeVisible();
    await journey.control.endEvent(offer.event.id, [offer.outcome.id]);
    // 12.00 at 2.50 wins 18.00 above the stake, and half of it in addition.
    expect(await journey.control.balanceOf(promoPlayer)).toBe(10_000 - 1_200 + 3_000 + 900);
    await expect(page.getByRole("banner")).toContainText(containing("127,00 €"));
  });
});

describe("coins", () => {
  it("[JOURNEY-297] are converted by keyboard alone, and so is the time zone changed", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    const account = accountOn(page);
    await tabTo(page, account);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: fr("loyalty.convert.button") }));
    await page.keyboard.press("Enter");
    const converter = page.getByRole("dialog", { name: fr("coins-converter.title") });
    await expect(converter.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("150");
    await page.keyboard.press("Enter");
    await expect(converter).toContainText("190");
    await pressEscape(page, converter);
    await expect(account).toBeFocused();
    expect(await journey.control.balanceOf("verified_player")).toBe(25_150);

    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: fr("account.settings.button") }));
    await page.keyboard.press("Enter");
    const settings = page.getByRole("dialog", { name: fr("settings.title") });
    await expect(settings).toBeVisible();
    await tabTo(page, settings.getByRole("searchbox"));
    await page.keyboard.type("tokyo");
    const tokyo = settings.getByRole("radio", { name: /Tokyo/ });
    await tabTo(page, tokyo);
    await page.keyboard.press("Space");
    await expect(tokyo).toBeChecked();
    await pressEscape(page, settings);
    await expect(account).toBeFocused();
  });
});

describe("the programme", () => {
  it("[JOURNEY-294] opens from the badge by pointer and by keyboard", async ({ journey }) => {
    const page = await journey.visit("/", { as: verified });
    const badge = page.getByRole("button", {
      name: "Niveau Bleu",
    });
    const panel = page.getByRole("dialog", { name: fr("loyalty.title") });
    await badge.hover();
    await expect(panel).toContainText(/12\s480/);
    await page.mouse.move(10, 600);
    await expect(panel).toBeHidden();
    await badge.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(badge).toBeFocused();
    await page.keyboard.press("Enter");
    await panel.getByRole("link", { name: fr("loyalty.levels.button") }).click();
    await expect(page).toHaveURL(/\/maxpayout\/your-maxpayout-levels\/$/);
    await expect(page.getByText(fr("maxpayout.levels.yours"))).toBeVisible();
  });
});
