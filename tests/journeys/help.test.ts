import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** In each language a search of a word without its accents, and the question that has it. */
const searches = [
  ["fr", "/support/", "annulé".toUpperCase().normalize("NFD"), "Quand un pari est-il annulé"],
  ["nl", "/nl/support/", "voor het einde", "Kan ik een weddenschap annuleren"],
  ["en", "/en/support/", "connection", "What if my connection drops"],
] as const;

describe("help", () => {
  it("[JOURNEY-863] [HELP-PAGE-13] is a plain list without a script", async ({ journey }) => {
    const page = await journey.visit("/support/", { javaScriptEnabled: false });
    const help = page.locator("article[data-searching]");
    await expect(help.getByRole("link", { name: /^Mon pari n’est pas réglé/ })).toBeVisible();
    await expect(help.getByRole("textbox")).toHaveCount(0);
    await expect(help.getByRole("button")).toHaveCount(0);
    const answer = help.getByText(/^Dès que le résultat officiel est connu/);
    await expect(answer).toBeHidden();
    await help.getByText("Quand mon pari est-il réglé").click();
    await expect(answer).toBeVisible();
    await help.getByRole("link", { name: "Guide des paris" }).click();
    await expect(page).toHaveURL(/\/support\/betting-guide\/$/);
  });

  it("[JOURNEY-863] finds in each language, and says where there is nothing", async ({
    journey,
  }) => {
    for (const [language, path, query, question] of searches) {
      const words = wordsIn(language);
      const page = await journey.visit(path);
      const help = page.locator("article[data-searching]");
      await help.getByRole("textbox").fill(query);
      await expect(help.locator("summary", { hasText: question })).toBeVisible();
      await help.getByRole("textbox").fill("xyzzy");
      await expect(help.getByRole("status")).toContainText("xyzzy");
      await expect(help.locator("summary")).toHaveCount(0);
      await help.getByRole("link", { name: words("help.contact.write") }).click();
      await expect(page).toHaveURL(new RegExp(`${path}contact-us/$`));
    }
  });

  it("[JOURNEY-863] leads to the bets, the cashier and the limits", async ({ journey }) => {
    const page = await journey.visit("/support/", { as: verified });
    const help = page.locator("article[data-searching]");
    const bets = help.getByRole("link", { name: /^Mon pari n’est pas réglé/ });
    await expect(bets).toHaveAccessibleName(/paris? en cours$/);
    await bets.click();
    await expect(page).toHaveURL(/\/history\/$/);
    await page.goBack();
    await help.getByRole("link", { name: /^Fixer une limite/ }).click();
    await expect(page).toHaveURL(/\/garder-le-controle\/$/);
    await page.goBack();
    await help.getByRole("button", { name: /^Retirer mon argent/ }).click();
    await expect(page.getByRole("dialog", { name: fr("cashier-overlay.title") })).toBeVisible();
  });
});
