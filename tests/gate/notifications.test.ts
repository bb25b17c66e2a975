import { describe } from "vitest";
import { accountOn, verified, whenClosed } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import {
  consentOn,
  envelopeOn,
  fetchNow,
  genericOn,
  inboxOn,
  messageOn,
  popupOn,
} from "../support/notified.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a consent", () => {
  it("[JOURNEY-562] refuses to close until the server says so, in both tabs", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource.*500/);
    const page = await journey.visit("/", { as: verified });
    await journey.control.requestConsent(verified, "terms_conditions");
    const other = await page.context().newPage();
    await other.goto("/");
    await fetchNow(page);
    await page.bringToFront();
    const consent = consentOn(page, "terms_conditions");
    await expect(consent).toBeVisible();
    await expect(consentOn(other, "terms_conditions")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(consent.getByRole("button", { name: fr("common.close.button") })).toHaveCount(0);
    await expect(consent).toBeVisible();
    await consent.getByRole("button", { name: fr("notification.consent.changes.button") }).click();
    await expect(consent.getByText("Un pari annulé est remboursé le jour même.")).toBeVisible();
    await journey.control.breakCall("fail", "acceptTermsConditions", { times: 1 });
    const accept = consent.getByRole("button", {
      name: fr("notification.terms_conditions.button"),
    });
    await accept.click();
    await expect(
      consent.getByText(fr("notification.terms_conditions.agreement_error")).first(),
    ).toBeVisible();
    await accept.click();
    await whenClosed(page, consent);
    await expect(consentOn(other, "terms_conditions")).toHaveCount(0);
    const answered = page.waitForResponse(/getAllNotificationsAvailableForUser/);
    await page.reload();
    await answered;
    await expect(accountOn(page)).toBeVisible();
    await expect(popupOn(page)).toHaveCount(0);
  });
});

describe("the inbox", () => {
  it("[JOURNEY-564] is used by keyboard, and gives the focus back", async ({ journey }) => {
    const page = await journey.visit("/", { as: verified });
    await expect(envelopeOn(page)).toHaveAccessibleName(/2 non lus/);
    await envelopeOn(page).focus();
    await page.keyboard.press("Enter");
    await expect(inboxOn(page)).toBeVisible();
    const message = messageOn(page, /Votre relevé est prêt/);
    for (let presses = 0; presses < 8; presses += 1) {
      if (await message.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await expect(message).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(inboxOn(page).getByText("Vous trouverez vos paris du mois dernier")).toBeVisible();
    await expect(envelopeOn(page)).toHaveAccessibleName(/1 non lu$/);
    const remove = inboxOn(page).getByRole("button", {
      name: fr("notification.inbox.remove.label", { title: "Votre relevé est prêt" }),
    });
    await remove.focus();
    await page.keyboard.press("Enter");
    await expect(message).toHaveCount(0);
    await page.keyboard.press("Escape");
    await whenClosed(page, inboxOn(page));
    await expect(envelopeOn(page)).toBeFocused();
    await page.reload();
    await expect(envelopeOn(page)).toHaveAccessibleName(/1 non lu$/);
    await envelopeOn(page).click();
    await expect(inboxOn(page).getByRole("heading").first()).toBeVisible();
    await expect(message).toHaveCount(0);
  });

  it("[JOURNEY-565] and a popup follow what another tab has read", async ({ journey }) => {
    const page = await journey.visit("/", { as: verified });
    await journey.control.notify(verified, "Generic");
    const other = await page.context().newPage();
    await other.goto("/");
    await fetchNow(page);
    for (const tab of [page, other]) await expect(genericOn(tab)).toBeVisible();
    await page.bringToFront();
    await page.keyboard.press("Escape");
    await expect(genericOn(other)).toHaveCount(0);
    await whenClosed(page, genericOn(page));
    await envelopeOn(page).click();
    await messageOn(page, /Votre relevé est prêt/).click();
    for (const tab of [page, other]) {
      await expect(envelopeOn(tab)).toHaveAccessibleName(/1 non lu$/);
    }
  });
});
