import { seededPassword } from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";
import type { Locator } from "playwright";
import { describe } from "vitest";
import {
  accountOn,
  addAt,
  loginButtonOf,
  oddsOf,
  sendLogin,
  slipOf,
  verified,
} from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { keptOn } from "../support/kept.ts";
import { tabTo } from "../support/keyboard.ts";
import { visitInApp } from "../support/native-app.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import {
  logInWith,
  newPassword,
  requestMail,
  screenOf,
  typePassword,
} from "../support/recovery.ts";
import { accountOf, leaveWelcome, RegistrationForm, registrant } from "../support/registrant.ts";
import { SmartForm, smartAccount } from "../support/smart-form.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("a stranger", () => {
  it("[JOURNEY-466] registers on a phone in Dutch, and keeps the slip", async ({ journey }) => {
    const [match] = await journey.programme.upcoming("nl", 1);
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event, "nl"), { ...phone, locale: "nl-BE" });
    await oddsOf(page, offer).tap();
    const form = new RegistrationForm(page, "nl");
    await form.open();
    await form.complete();
    await expect(form.screen("confirmation")).toHaveCount(0);
    await leaveWelcome(page);
    await expect(accountOf(page, "Émilie")).toBeVisible();
    expect(await journey.control.balanceOf(registrant.username)).toBe(0);
    await expect(page.getByRole("navigation").getByText(/1 selectie/)).toBeAttached();
    expect(new URL(page.url()).pathname).toBe(pathOf(offer.event, "nl"));
  });
});

describe("a forgotten password", () => {
  it("[JOURNEY-477] is replaced by a mail's link, after wrong ones and a captcha, and the slip is still there", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const [match] = await journey.programme.upcoming("fr", 1);
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event, "fr"), phone);
    await oddsOf(page, offer).tap();
    await loginButtonOf(page).tap();
    for (const wrong of ["Oublie-1", "Oublie-2", "Oublie-3"]) {
      await logInWith(page, wrong);
      await expect(page.getByText(/incorrect/).first()).toBeVisible();
    }
    await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
    const [other] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: /^Mot de passe oublié/ }).tap(),
    ]);
    await requestMail(other, fr);
    const [mail] = await journey.control.mails();
    await other.goto(mail?.link ?? "");
    await typePassword(other, fr);
    await expect(screenOf(other, "done")).toBeVisible();
    expect(other.url()).not.toContain("#");
    await other.close();
    await logInWith(page, newPassword);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(pathOf(offer.event, "fr"));
    await expect(page.getByRole("navigation").getByText(/1 sélection/)).toBeAttached();
  });
});

describe("an account that has to be completed", () => {
  it("[JOURNEY-490] is completed in French by keyboard alone, and the slip is as it was", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    await addAt(page, journey.control, offer, 2.5);
    const form = new SmartForm(page);
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    await tabTo(page, form.button("header.login.button"));
    await page.keyboard.press("Enter");
    await type(page.getByRole("dialog").getByLabel(fr("login.username")), "smart_register");
    await type(form.field("login.password"), seededPassword);
    await page.keyboard.press("Enter");
    await expect(form.dialog).toContainText(/s•+@e•+\.test/);
    await type(form.username, smartAccount.username);
    await type(form.password, smartAccount.password);
    await type(form.field("registration.label.natRegNumber"), smartAccount.natRegNumber);
    await tabTo(page, form.terms);
    await page.keyboard.press("Space");
    await tabTo(page, form.create);
    // It is held, and says so, while the server still judges what was typed last (A5).
    await expect(form.create).not.toHaveAttribute("aria-disabled");
    await page.keyboard.press("Enter");
    await expect(accountOf(page, "Adam")).toBeFocused();
    await expect(slipOf(page)).toContainText(offer.outcome.name);
    expect(new URL(page.url()).pathname).toBe(pathOf(offer.event));
    const kept = await keptOn(page);
    for (const password of [seededPassword, smartAccount.password])
      expect(kept).not.toContain(password);
  });
});

describe("the operator’s app", () => {
  it("[JOURNEY-672] [ACCOUNT-259] logs in on a bare page, is notified of it, and works without search and the cashier's overlay", async ({
    journey,
  }) => {
    const { page, platforms, types } = await visitInApp(journey, "/login/");
    await expect(page.getByRole("heading", { level: 1, name: fr("login.title") })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect.poll(types, "what the app has received").toEqual(["ready"]);
    await sendLogin(page.locator("main"), verified);
    await expect(accountOn(page)).toBeVisible();
    await expect.poll(types, "what the app has received").toContain("logged-in");
    await page.getByRole("button", { name: fr("header.menu") }).click();
    const menu = page.getByRole("dialog", { name: fr("page-frame.menu") });
    await expect(menu.getByRole("link", { name: fr("sport-menu.support") })).toBeVisible();
    await expect(menu.getByRole("link", { name: fr("sport-menu.search") })).toHaveCount(0);
    await expect(
      menu.getByRole("button", { name: fr("account.deposit.wallet.button") }),
    ).toHaveCount(0);
    await menu.getByRole("button", { name: fr("account.deposit.button"), exact: true }).click();
    await expect(page.getByText(fr("cashier.in-app.title")).first()).toBeVisible();
    await expect(page.getByRole("dialog", { name: fr("cashier-overlay.title") })).toHaveCount(0);
    expect([...platforms]).toEqual(["ios_app"]);
  });
});
