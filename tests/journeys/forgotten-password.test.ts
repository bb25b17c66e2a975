import { seededPassword } from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import { accountOn, loginButtonOf } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import {
  logInWith,
  newPassword,
  requestMail,
  screenOf,
  typePassword,
} from "../support/recovery.ts";
import { type Locale, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

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
  it("[JOURNEY-478] has a link that works once, and within 30 minutes", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const nl = wordsIn("nl");
    const page = await openLink(journey, "fr");
    const link = page.url();
    await typePassword(page, fr, "weak");
    await expect(page.getByText(/^Ce mot de passe ne remplit pas encore/)).toBeVisible();
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

  it("[JOURNEY-479] of an unknown username is answered alike, without a mail", async ({
    journey,
  }) => {
    const page = await journey.visit("/en/forgotten-password/");
    await requestMail(page, wordsIn("en"), "nobody_here");
    await expect(page.getByText(/If there is an account with the name nobody_here/)).toBeVisible();
    expect(await journey.control.mails()).toEqual([]);
  });

  it("[JOURNEY-480] whose new one had no answer is set all the same", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const page = await openLink(journey, "fr");
    await journey.control.breakCall("drop-answer", "resetPassword", { times: 9 });
    await typePassword(page, fr);
    await expect(screenOf(page, "new-password").getByText(/Aucune réponse/)).toBeVisible();
    await journey.control.mendCalls();
    await loginButtonOf(page).click();
    await logInWith(page, seededPassword);
    await expect(page.getByText(/incorrect/).first()).toBeVisible();
    await logInWith(page, newPassword);
    await expect(accountOn(page)).toBeVisible();
  });
});
