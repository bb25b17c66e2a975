import type { Page } from "playwright";
import { describe } from "vitest";
import { oddsOf, untilSettled } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { handIn } from "../support/hand-in.ts";
import { it, type Journey } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { requestMail, screenOf, typePassword } from "../support/recovery.ts";
import { accountOf, leaveWelcome, RegistrationForm, registrant } from "../support/registrant.ts";
import { type FindWords, type Locale, wordsIn } from "../support/wording.ts";

const changedPassword = "Citadelle-9";

/** Registers from the page that is there, with a document that is validated. */
async function register(page: Page, locale: Locale): Promise<void> {
  const form = new RegistrationForm(page, locale);
  await form.open();
  await form.endAccount();
  await form.endPersonal();
  const { address, zipcode, city, telephone } = registrant;
  await form.type({ address, zipcode, city, telephone });
  await form.next();
  await handIn(page, "approved");
  await expect(page.locator("[data-identity-result=validated]")).toBeVisible();
  await form.consent();
  await form.create();
  await leaveWelcome(page);
  await expect(accountOf(page, "Émilie")).toBeVisible();
  await untilSettled(page);
}

async function logOut(page: Page, words: FindWords): Promise<void> {
  await accountOf(page, "Émilie").click();
  await page.getByRole("button", { name: words("account.logout.button") }).click();
  await expect(page.getByRole("button", { name: words("header.login.button") })).toBeVisible();
  await untilSettled(page);
}

async function sendLogin(page: Page, words: FindWords, password: string): Promise<void> {
  const login = page.getByRole("dialog", { name: words("login.title") });
  await login.getByLabel(words("login.username")).fill(registrant.username);
  await login.getByRole("textbox", { name: words("login.password") }).fill(password);
  if (await login.locator("iframe").isVisible()) {
    await page.frameLocator("iframe").getByRole("button").click();
    await expect(page.getByText(words("captcha.solved")).first()).toBeAttached();
  }
  await login.getByRole("button", { name: words("login.submit") }).click();
}

/** Sets a new password over the mail's link, in a tab of its own. */
async function recover(journey: Journey, page: Page, words: FindWords): Promise<void> {
  // The name of the link continues with the words about the new tab.
  const forgotten = new RegExp(words("login.forgotten-password").source.slice(0, -1));
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: forgotten }).click(),
  ]);
  await requestMail(tab, words, registrant.username);
  const [mail] = await journey.control.mails();
  await tab.goto(mail?.link ?? "");
  await typePassword(tab, words, changedPassword);
  await expect(screenOf(tab, "done")).toBeVisible();
  await tab.close();
}

describe("a stranger", () => {
  it.for([
    { locale: "fr", width: 390, colorScheme: "light" },
    { locale: "nl", width: 1440, colorScheme: "dark" },
    { locale: "en", width: 390, colorScheme: "dark" },
  ] as const)(
    "[JOURNEY-530] becomes a customer, forgets the password and comes back, $locale at $width px",
    async ({ locale, width, colorScheme }, { journey }) => {
      journey.problems.expect(failedRequest);
      const words = wordsIn(locale);
      const [match] = await journey.programme.upcoming(locale, 1);
      const offer = offerOf(match);
      const page = await journey.visit(pathOf(offer.event, locale), {
        viewport: { width, height: 844 },
        colorScheme,
      });
      const price = oddsOf(page, offer);
      await price.click();
      await register(page, locale);
      await expect(price).toHaveAttribute("aria-pressed", "true");
      await logOut(page, words);
      await price.click();
      await page.getByRole("button", { name: words("header.login.button") }).click();
      for (const wrong of ["Oublie-1", "Oublie-2", "Oublie-3"]) {
        await sendLogin(page, words, wrong);
        await expect(page.getByRole("dialog").locator("[data-kind=error]")).toBeVisible();
      }
      await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
      await recover(journey, page, words);
      await sendLogin(page, words, changedPassword);
      await expect(accountOf(page, "Émilie")).toBeVisible();
      await untilSettled(page);
      expect(new URL(page.url()).pathname).toBe(pathOf(offer.event, locale));
      await expect(price).toHaveAttribute("aria-pressed", "true");
    },
  );
});
