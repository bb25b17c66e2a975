import { seededPassword } from "@grandstand/sandbox/src/accounts/seeded-accounts.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import { accountOn, oddsOf } from "../support/bettor.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import {
  logInWith,
  newPassword,
  requestMail,
  screenOf,
  typePassword,
} from "../support/recovery.ts";
import { type Locale, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const refusal = /Failed to load resource/;

/** Requests a mail in a language and opens its link on the same page. */
async function openLink(journey: Journey, locale: Locale): Promise<Page> {
  const prefix = locale === "fr" ? "" : `/${locale}`;
  const page = await journey.visit(`${prefix}/forgotten-password/`);
  await requestMail(page, wordsIn(locale));
  const [mail] = await journey.control.mails();
  const { pathname, hash } = new URL(mail?.link ?? "");
  await page.goto(prefix + pathname + hash);
  return page;
}

describe("a forgotten password", () => {
  it("[JOURNEY-477] is replaced by a mail's link, after wrong ones and a captcha, and the slip is still there", async ({
    journey,
  }) => {
    journey.problems.expect(refusal);
    const [match] = await journey.programme.upcoming("fr", 1);
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event, "fr"), phone);
    await oddsOf(page, offer).tap();
    await page.getByRole("button", { name: fr("header.login.button") }).tap();
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

  it("[JOURNEY-478] has a link that works once, and within 30 minutes", async ({ journey }) => {
    journey.problems.expect(refusal);
    const nl = wordsIn("nl");
    const page = await openLink(journey, "fr");
    const link = page.url();
    await typePassword(page, fr, "weak");
    await expect(page.getByText(/ne remplit pas encore/)).toBeVisible();
    await typePassword(page, fr);
    await expect(screenOf(page, "done")).toBeVisible();
    await page.goto("/");
    await page.goto(link);
    await typePassword(page, fr, "Velodroom9");
    await expect(screenOf(page, "refused").getByText(/déjà servi/)).toBeVisible();
    await page.getByRole("link", { name: fr("recovery.again") }).click();
    await expect(screenOf(page, "request")).toBeVisible();
    const late = await openLink(journey, "nl");
    await journey.control.moveClock(31 * 60_000);
    await typePassword(late, nl);
    await expect(screenOf(late, "refused").getByText(/verlopen/)).toBeVisible();
  });

  it("[JOURNEY-479] of nobody is answered alike, without a mail", async ({ journey }) => {
    const page = await journey.visit("/en/forgotten-password/");
    await requestMail(page, wordsIn("en"), "nobody_here");
    await expect(page.getByText(/If there is an account with the name nobody_here/)).toBeVisible();
    expect(await journey.control.mails()).toEqual([]);
  });

  it("[JOURNEY-480] whose new one had no answer is set all the same", async ({ journey }) => {
    journey.problems.expect(refusal);
    const page = await openLink(journey, "fr");
    await journey.control.breakCall("drop-answer", "resetPassword", { times: 9 });
    await typePassword(page, fr);
    await expect(screenOf(page, "new-password").getByText(/Aucune réponse/)).toBeVisible();
    await journey.control.mendCalls();
    await page.getByRole("button", { name: fr("header.login.button") }).click();
    await logInWith(page, seededPassword);
    await expect(page.getByText(/incorrect/).first()).toBeVisible();
    await logInWith(page, newPassword);
    await expect(accountOn(page)).toBeVisible();
  });
});
