import { describe } from "vitest";
import { verified, whenClosed } from "../support/bettor.ts";
import { chatFrameOn, chatOfferOn, chatOn, chatScriptsOn, writeInChat } from "../support/chat.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
describe("the support chat", () => {
  it("[JOURNEY-666] [ACCOUNT-79] is there while the cashier is open, over it", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await page
      .getByRole("button", { name: fr("header.deposit") })
      .first()
      .click();
    const cashier = page.getByRole("dialog", { name: fr("cashier-overlay.title") });
    await cashier.getByRole("button", { name: fr("support-chat.button") }).click();
    await expect(chatFrameOn(page).getByText(/Bonjour Camille Vermeulen/)).toBeVisible();
    await writeInChat(page, "dépôt");
    await expect(chatFrameOn(page).getByText(/Un dépôt se fait/)).toBeVisible();
    await chatOn(page)
      .getByRole("button", { name: fr("common.close.button") })
      .click();
    await whenClosed(page, chatOn(page));
    await expect(cashier).toBeVisible();
  });

  it("[JOURNEY-667] explains to a person whom support does not answer why it does not open, and logs that once", async ({
    journey,
  }) => {
    await journey.control.changeAccount(verified, {
      permissions: { contact_support_allowed: false },
    });
    const page = await journey.visit("/support/", { as: verified });
    const logged: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/user/logForbiddenActionAttempt"))
        logged.push(request.postDataJSON().action);
    });
    await chatOfferOn(page).click();
    const dialog = page.getByRole("dialog", {
      name: fr("kyc.document_status.popup.not_permitted.title"),
    });
    await expect(dialog).toContainText(/discuter avec le service clientèle/);
    await expect(chatOn(page)).toHaveCount(0);
    await expect(chatScriptsOn(page)).toHaveCount(0);
    await expect.poll(() => logged).toEqual(["contact_support"]);
  });

  it("[JOURNEY-674] continues after the token has expired, with the message that was typed", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 401/);
    const page = await journey.visit("/support/", { as: verified });
    await chatOfferOn(page).click();
    await expect(chatFrameOn(page).getByText(/Bonjour Camille Vermeulen/)).toBeVisible();
    await journey.control.moveClock(11 * 60_000);
    await writeInChat(page, "dépôt");
    await expect(chatFrameOn(page).getByText(/Un dépôt se fait/)).toBeVisible();
    await expect(chatFrameOn(page).getByText(/Bonjour Camille Vermeulen/)).toHaveCount(1);
  });

  it("[JOURNEY-675] says that it refuses the person, and is there with the next try", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 401/);
    await journey.control.setChatRefusing(true);
    const page = await journey.visit("/support/", { as: verified });
    await chatOfferOn(page).click();
    await expect(chatOn(page).getByText(fr("support-chat.refused")).first()).toBeVisible();
    await journey.control.setChatRefusing(false);
    await chatOn(page)
      .getByRole("button", { name: fr("support-chat.retry.button") })
      .click();
    await expect(chatFrameOn(page).getByText(/Bonjour Camille Vermeulen/)).toBeVisible();
  });

  it("[JOURNEY-668] says that it can't be had, and is there with the next try", async ({
    journey,
  }) => {
    journey.problems.expect(/ERR_FAILED|Failed to load resource/);
    const page = await journey.visit("/nl/support/");
    const nl = wordsIn("nl");
    await page.route("**/chat/snippet.js", (route) => route.abort());
    await page.getByRole("button", { name: nl("support-chat.button") }).click();
    const chat = page.getByRole("dialog", { name: nl("support-chat.title") });
    await expect(chat.getByText(nl("support-chat.failed"))).toBeVisible();
    await page.unroute("**/chat/snippet.js");
    await chat.getByRole("button", { name: nl("support-chat.retry.button") }).click();
    await expect(chat.frameLocator("iframe").getByText(/Waarmee kunnen we u helpen/)).toBeVisible();
  });
});
