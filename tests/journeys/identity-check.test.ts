import type { Page } from "playwright";
import { describe } from "vitest";
import { failedRequest } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { handIn } from "../support/hand-in.ts";
import { it } from "../support/journey.ts";
import { accountOf, leaveWelcome, RegistrationForm, registrant } from "../support/registrant.ts";
import { watchTraffic } from "../support/traffic.ts";

/** Goes to the check of the document; returns its frame. */
async function goToCheck(page: Page, form: RegistrationForm) {
  await form.chooseEmail();
  await form.endAccount();
  await form.endPersonal();
  const { address, zipcode, city, telephone } = registrant;
  await form.type({ address, zipcode, city, telephone });
  await form.next();
  await expect(form.screen("identity-check")).toBeVisible();
  return page.frameLocator("iframe");
}

describe("the identity check", () => {
  it("[JOURNEY-510] that accepts a document ends in a validated account", async ({ journey }) => {
    const page = await journey.visit("/register/", phone);
    const form = new RegistrationForm(page);
    await goToCheck(page, form);
    await handIn(page, "approved");
    await expect(form.screen("confirmation")).toBeVisible();
    await expect(page.locator("[data-identity-result=validated]")).toBeVisible();
    await form.consent();
    await form.create();
    await leaveWelcome(page);
    await expect(accountOf(page, "Émilie")).toBeVisible();
    await expect
      .poll(() => journey.control.documentStatusOf(registrant.username))
      .toBe("validated");
  });

  it("[JOURNEY-511] that refuses a document says so, and holds no one back", async ({
    journey,
  }) => {
    const page = await journey.visit("/nl/register/", { locale: "nl-BE" });
    const form = new RegistrationForm(page, "nl");
    await goToCheck(page, form);
    await handIn(page, "declined");
    const result = form.words("registration.identity-result.missing");
    await expect(form.screen("confirmation").getByText(result)).toBeVisible();
    await form.consent();
    await form.create();
    await leaveWelcome(page);
    await expect(accountOf(page, "Émilie")).toBeVisible();
    await expect
      .poll(() => journey.control.documentStatusOf(registrant.username))
      .toBe("not_uploaded");
  });

  it("[JOURNEY-512] that is cancelled is begun again, and skipped", async ({ journey }) => {
    const page = await journey.visit("/en/register/", { locale: "en-GB" });
    const form = new RegistrationForm(page, "en");
    const vendor = await goToCheck(page, form);
    await vendor.getByRole("button", { name: "Cancel" }).click();
    const canceled = page.getByText(form.words("registration.identity-check.canceled"));
    await expect(canceled.first()).toBeVisible();
    await form.button("registration.identity-check.retry.button").click();
    await expect(vendor.locator("#file")).toBeEnabled();
    await form.skipIdentityCheck();
    await expect(page.locator("[data-identity-result]")).toHaveCount(0);
  });

  it("[JOURNEY-513] does not appear where the service is off", async ({ journey }) => {
    await journey.control.setVerification(false);
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    await form.chooseEmail();
    await form.endAccount();
    await form.endPersonal();
    const { address, zipcode, city, telephone } = registrant;
    await form.type({ address, zipcode, city, telephone });
    await form.next();
    await expect(form.screen("confirmation")).toBeVisible();
  });

  it("[JOURNEY-514] continues with a new token where its own is refused", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/register/");
    const traffic = watchTraffic(page.context());
    const form = new RegistrationForm(page);
    await goToCheck(page, form);
    await expect(page.frameLocator("iframe").locator("#file")).toBeEnabled();
    await journey.control.endVerificationTokens();
    await handIn(page, "approved");
    await expect(page.locator("[data-identity-result=validated]")).toBeVisible();
    expect(traffic.count("/v1/auth/token")).toBe(2);
  });

  it("[JOURNEY-515] listens to its own frame alone", async ({ journey }) => {
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    const vendor = await goToCheck(page, form);
    await expect(vendor.locator("#file")).toBeEnabled();
    await page.evaluate(() => {
      window.postMessage("VERIFF_FINISHED", location.origin);
    });
    const [, frame] = page.frames();
    await frame?.evaluate((site) => {
      for (const message of [{ name: "VERIFF_FINISHED" }, "finished", null]) {
        window.parent.postMessage(message, site);
      }
    }, new URL(page.url()).origin);
    await vendor.getByRole("button", { name: "Annuler" }).click();
    const canceled = page.getByText(form.words("registration.identity-check.canceled"));
    await expect(canceled.first()).toBeVisible();
  });

  it("[JOURNEY-516] loads the vendor's page again where it says so, and nothing else that is open", async ({
    journey,
  }) => {
    const page = await journey.visit("/register/");
    const vendor = await goToCheck(page, new RegistrationForm(page));
    await expect(vendor.locator("#file")).toBeEnabled();
    const [, frame] = page.frames();
    await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
    for (const message of ["VERIFF_RELOAD_REQUEST", "VERIFF_FORCE_RELOAD"]) {
      const reloaded = page.waitForEvent("framenavigated", (each) => each === frame);
      await frame?.evaluate(
        ([text, site]) => window.parent.postMessage(text, site ?? ""),
        [message, new URL(page.url()).origin],
      );
      await reloaded;
      await expect(vendor.locator("#file")).toBeEnabled();
    }
    await expect(page.locator("body[data-same-page]")).toHaveCount(1);
  });
});
