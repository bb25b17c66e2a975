import { seededPassword } from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";
import { describe } from "vitest";
import {
  loginButtonOf,
  loginOf,
  oddsOf,
  pressBackOverPage,
  untilSettled,
} from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { accountOf } from "../support/registrant.ts";
import { openSmartForm, SmartForm, smartAccount } from "../support/smart-form.ts";
import { watchTraffic } from "../support/traffic.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
describe("an account that has to be completed", () => {
  it("[JOURNEY-491] is completed with a passport in Dutch on a phone", async ({ journey }) => {
    const nl = wordsIn("nl");
    const [match] = await journey.programme.upcoming("nl", 1);
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event, "nl"), { ...phone, locale: "nl-BE" });
    await oddsOf(page, offer).tap();
    await page.getByRole("button", { name: nl("header.login.button") }).tap();
    const overlay = page.getByRole("dialog", { name: nl("login.title") });
    await overlay.getByLabel(nl("login.username")).fill("smart_passport");
    await overlay.getByRole("textbox", { name: nl("login.password") }).fill(seededPassword);
    await overlay.getByRole("button", { name: nl("login.submit") }).tap();
    const form = new SmartForm(page, "nl");
    await form.fill("sofia_almeida");
    await expect(form.field("registration.label.natRegNumber")).toHaveCount(0);
    await form.field("registration.label.passportId").fill("EH 123456");
    await form.create.tap();
    await expect(accountOf(page, "Sofia")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("navigation").getByText(/1 selectie/)).toBeAttached();
  });

  it("[JOURNEY-492] reads under its field that a name is used while typing on, and is held until it is another", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/");
    const form = await openSmartForm(page);
    await form.username.fill("verified_player");
    await form.password.click();
    await page.keyboard.type(smartAccount.password);
    await expect(form.username).toHaveAttribute("aria-invalid", "true");
    await expect(form.password).toBeFocused();
    await expect(form.password).toHaveValue(smartAccount.password);
    await form.terms.check();
    await form
      .field("registration.label.natRegNumber")
      .pressSequentially(smartAccount.natRegNumber);
    await expect(form.create).toHaveAttribute("aria-disabled", "true");
    await expect(form.dialog).toContainText(/À corriger.: Nouveau nom d’utilisateur/);
    await page.keyboard.press("Enter");
    await expect(form.username).toBeFocused();
    await form.username.fill(smartAccount.username);
    await expect(form.create).not.toHaveAttribute("aria-disabled");
    await page.keyboard.press("Enter");
    await expect(accountOf(page, "Adam")).toBeVisible();
  });

  it("[JOURNEY-493] whose answer is lost sends the same again, and is complete", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/");
    const traffic = watchTraffic(page.context());
    const form = await openSmartForm(page);
    await form.fillWithNumber();
    await journey.control.breakCall("drop-answer", "registerSmart", { times: 9 });
    await form.create.click();
    await expect(form.dialog.getByText(fr("smart-registration.unknown.title"))).toBeVisible();
    await expect(form.username).toBeDisabled();
    await expect(form.username).toHaveValue(smartAccount.username);
    await journey.control.mendCalls();
    await form.button("smart-registration.again.button").click();
    await expect(accountOf(page, "Adam")).toBeVisible();
    await expect(form.dialog).toHaveCount(0);
    expect(traffic.count("/login")).toBe(1);
    expect(await journey.control.balanceOf(smartAccount.username)).toBe(0);
  });

  it("[JOURNEY-494] [ACCOUNT-22] is left by its button and by Back, and the login leads to an empty form again", async ({
    journey,
  }) => {
    const page = await journey.visit("/live/");
    for (const leave of [
      () => page.getByRole("button", { name: fr("smart-registration.cancel.button") }).click(),
      () => pressBackOverPage(page),
    ]) {
      const form = await openSmartForm(page);
      await expect(form.username).toHaveValue("");
      await form.fill();
      await untilSettled(page);
      await leave();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(loginButtonOf(page)).toBeFocused();
      await untilSettled(page);
      expect(new URL(page.url()).pathname).toBe("/live/");
      await loginButtonOf(page).click();
      const login = loginOf(page);
      await expect(login.getByLabel(fr("login.username"))).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(login).toHaveCount(0);
      await untilSettled(page);
    }
  });
});
