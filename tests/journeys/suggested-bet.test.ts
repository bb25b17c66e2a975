import { describe } from "vitest";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("what is suggested", () => {
  it("[JOURNEY-332] a match's statistics are in a frame over it", async ({ journey }) => {
    const page = await journey.visit("/football/");
    await page.getByRole("main").locator("a[href*='/football/'][title]").first().click();
    await page.getByRole("button", { name: fr("event-header.statistics.button") }).click();
    const dialog = page.getByRole("dialog", { name: fr("event-statistics.title") });
    await expect(dialog.locator("[data-statistics]")).toHaveAttribute("data-statistics", "shown");
    await expect(dialog.frameLocator("iframe").locator("table").first()).toBeVisible();
    const framed = await dialog.locator("iframe").getAttribute("src");
    const { lang, theme } = Object.fromEntries(new URL(framed ?? "").searchParams);
    expect({ lang, theme }).toEqual({ lang: "fr", theme: "light" });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
});
