import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";

describe("help", () => {
  it("[JOURNEY-862] is used by keyboard alone, and is as it was left after Back", async ({
    journey,
  }) => {
    const page = await journey.visit("/support/", { as: verified });
    const help = page.locator("article[data-searching]");
    const field = help.getByRole("textbox");
    const question = help.locator("summary", { hasText: "Quand mon pari est-il réglé" });
    const answerLink = help.locator("details").getByRole("link", { name: "Mes paris" });
    const task = help.getByRole("button", { name: /^Retirer mon argent/ });
    await tabTo(page, field);
    await page.keyboard.type("regle");
    await expect(help.getByRole("status")).toContainText("regle");
    await expect(task).toHaveCount(0);
    await tabTo(page, question);
    await page.keyboard.press("Enter");
    await tabTo(page, answerLink);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/history\/$/);

    await page.goBack();
    await expect(page).toHaveURL(/\/support\/$/);
    await expect(field).toHaveValue("regle");
    await expect(answerLink).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    await expect(task).toBeVisible();
  });
});
