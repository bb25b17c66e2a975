import { describe } from "vitest";
import {
  addAt,
  controlWhen,
  logInBehind,
  receiptsOf,
  slipOf,
  typeStake,
  verified,
  whenClosed,
} from "../support/bettor.ts";
import { saidOn } from "../support/documents.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { fetchNow, popupOn } from "../support/notified.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
describe("the status of a document", () => {
  it("[JOURNEY-522] says that it expires, once, and closes with an upload", async ({ journey }) => {
    const page = await journey.visit("/");
    const expiring = page.getByRole("dialog", { name: fr("kyc.expiry.about-to-expire.title") });
    await logInBehind(page, "expiring_document", expiring);
    await expect(expiring).toContainText(/5.jours/);
    await page.keyboard.press("Escape");
    await whenClosed(page, expiring);
    await expect(page.locator("header [data-urgent=true]")).toContainText(/plus que 5.jours/);
    await journey.control.setDocumentStatus("expiring_document", "validated");
    await expect(saidOn(page, "validated")).toBeVisible();
    await expect(expiring).toHaveCount(0);

    const other = await journey.visit("/");
    const grace = other.getByRole("dialog", { name: fr("kyc.expiry.grace-period.title") });
    await logInBehind(other, "grace_period", grace);
    await journey.control.setDocumentStatus("grace_period", "pending");
    await whenClosed(other, grace);

    const last = await journey.visit("/");
    const expired = last.getByRole("dialog", { name: fr("kyc.expiry.expired.title") });
    await logInBehind(last, "expired_document", expired);
  });

  it("[JOURNEY-638] says the end of a document once, though it is sent as a notification too", async ({
    journey,
  }) => {
    const { control } = journey;
    await control.notify("expiring_document", "DocumentAboutToExpire");
    const page = await journey.visit("/");
    const expiring = page.getByRole("dialog", { name: fr("kyc.expiry.about-to-expire.title") });
    await logInBehind(page, "expiring_document", expiring);
    const readAt = async () =>
      (await control.notifications()).find(({ component }) => component === "DocumentAboutToExpire")
        ?.read_at;
    expect(await readAt()).toBeNull();
    await page.keyboard.press("Escape");
    await whenClosed(page, expiring);
    await expect.poll(readAt).not.toBeNull();
    // What comes next is what else there is to say, and not the same again.
    await control.notify("expiring_document", "Generic", { title: "Autre chose" });
    await control.notify("expiring_document", "DocumentAboutToExpire");
    await fetchNow(page);
    await page.bringToFront();
    const other = page.getByRole("dialog", { name: "Autre chose" });
    await expect(other).toBeVisible();
    await page.keyboard.press("Escape");
    await whenClosed(page, other);
    await expect
      .poll(async () =>
        (await control.notifications()).filter(
          ({ list, read_at }) => list === "page" && read_at === null,
        ),
      )
      .toEqual([]);
    await expect(popupOn(page)).toHaveCount(0);
  });

  it("[JOURNEY-523] comes with a self-exclusion, which ends every tab in words that stay", async ({
    journey,
  }) => {
    // What was on its way as the session ended is refused.
    journey.problems.expect(/Failed to load resource.*401/);
    const { page } = await readyToBet(journey);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await controlWhen(other, "place");
    await journey.control.setDocumentStatus(verified, "validated", 2);
    await journey.control.changeAccount(verified, {
      self_excluded: true,
      isSelfExcludedUntil: Date.UTC(2030, 0, 2) / 1_000,
      document_status: "validated",
    });
    for (const tab of [page, other]) {
      const excluded = tab.getByRole("dialog", { name: fr("notification.self_exclusion.header") });
      await expect(excluded).toContainText("2030");
      await expect(tab.locator("header[data-account=visitor]")).toBeAttached();
      await tab.keyboard.press("Escape");
      await whenClosed(tab, excluded);
    }
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
  });

  it("[JOURNEY-524] is still followed after its socket broke", async ({ journey }) => {
    const { page } = await readyToBet(journey);
    await journey.control.setDocumentStatus(verified, "pending");
    await expect(saidOn(page, "pending")).toBeVisible();
    await journey.control.setSockets("close");
    await journey.control.setDocumentStatus(verified, "blocked");
    await expect(saidOn(page, "blocked")).toBeVisible();
  });

  it("[JOURNEY-525] is confirmed by the identity app, and the bet that it held back is placed", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event), { as: "unverified_player" });
    await addAt(page, journey.control, offer, 2.5);
    await typeStake(page, "12");
    await (await controlWhen(page, "restricted")).click();
    await page
      .getByRole("button", { name: fr("kyc.document_status.popup.identity-app.button") })
      .click();
    await page.getByRole("radio", { name: /Noah Peeters/ }).check();
    await page.getByRole("button", { name: "Confirmer" }).click();
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toHaveCount(1);
  });
});
