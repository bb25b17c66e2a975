import { describe } from "vitest";
import { loginButtonOf, loginOf } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { answerApp, appWords, stayIn } from "../support/identity-app.ts";
import { it } from "../support/journey.ts";
import { accountOf, leaveWelcome, RegistrationForm, registrant } from "../support/registrant.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

const appButton = "registration.method.identity-app.button";

describe("the identity app", () => {
  it("[JOURNEY-500] fills a registration in, which ends logged in with a validated account", async ({
    journey,
  }) => {
    const page = await journey.visit("/nl/", { ...phone, locale: "nl-BE" });
    const form = new RegistrationForm(page, "nl");
    await form.button("header.register.button").tap();
    await form.button(appButton).tap();
    await answerApp(page, "confirm", { locale: "nl" });
    await expect(form.screen("account")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/nl/register/");
    expect(page.url()).not.toMatch(/auth|identifier/);
    const confirmed = form.words("registration.identity-app.confirmed.title");
    await expect(page.getByText(confirmed)).toBeVisible();
    await page.reload();
    await form.endAccount();
    await expect(form.field("firstname")).toHaveValue("Noor");
    await expect(form.field("dob")).toHaveValue("14/03/1991");
    await expect(form.field("natRegNumber")).toHaveValue(/^91/);
    await form.next();
    await expect(form.field("zipcode")).toHaveValue("2800");
    await form.field("telephone").fill(registrant.telephone);
    await form.next();
    await form.consent();
    await form.create();
    await leaveWelcome(page);
    await expect(accountOf(page, "Noor")).toBeVisible();
    expect(await journey.control.documentStatusOf(registrant.username)).toBe("validated");
  });

  it("[JOURNEY-500] fills in a passport as well", async ({ journey }) => {
    const page = await journey.visit("/en/register/", { locale: "en-GB" });
    const form = new RegistrationForm(page, "en");
    await form.button(appButton).click();
    await answerApp(page, "confirm", { person: "Daan de Vries", locale: "en" });
    await form.endAccount();
    await expect(form.field("passportId")).toHaveValue("NXR7H4K92");
    await expect(form.field("natRegNumber")).toHaveCount(0);
  });

  it("[JOURNEY-501] that is refused or expires says so, and is offered again", async ({
    journey,
  }) => {
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    for (const [button, words] of [
      ["refuse", /refusée dans l’app/],
      ["expire", /délai pour confirmer/],
    ] as const) {
      await form.button(appButton).click();
      await answerApp(page, button);
      await expect(form.screen("method").getByText(words)).toBeVisible();
      expect(new URL(page.url()).search).toBe("");
    }
    await page.reload();
    await expect(form.button(appButton)).toBeVisible();
    await expect(page.getByText(/délai pour confirmer/)).toHaveCount(0);
    await form.chooseEmail();
  });

  it("[JOURNEY-502] is not offered again to a person to whom it is of no use", async ({
    journey,
  }) => {
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    for (const [person, words] of [
      ["Louis Dumont", /à partir de 21 ans/],
      ["Camille Vermeulen", /a déjà un compte/],
    ] as const) {
      await form.button(appButton).click();
      await answerApp(page, "confirm", { person });
      await expect(form.screen("method").getByText(words)).toBeVisible();
      await expect(form.button(appButton)).toHaveCount(0);
      await page.goto("/register/");
    }
  });

  it("[JOURNEY-503] logs in a person who has an account, and says so where there is none", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const overlay = loginOf(page);
    await loginButtonOf(page).click();
    await overlay.getByRole("button", { name: fr("login.identity-app") }).click();
    await answerApp(page, "confirm", { person: "Daan de Vries" });
    await expect(overlay.getByText(/Aucun compte n’est lié/)).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await overlay.getByRole("button", { name: fr("login.identity-app") }).click();
    await answerApp(page, "confirm", { person: "Camille Vermeulen" });
    await stayIn(page, "Camille Vermeulen");
    await expect(accountOf(page, "Camille")).toBeVisible();
    expect(page.url()).not.toContain("userToken");
  });

  it("[JOURNEY-504] [ACCOUNT-27] is hidden in the login where the address says so", async ({
    journey,
  }) => {
    const page = await journey.visit("/?openLogin=true&hideItsme=true");
    const overlay = loginOf(page);
    await expect(overlay.getByRole("button", { name: fr("login.submit") })).toBeVisible();
    await expect(overlay.getByRole("button", { name: fr("login.identity-app") })).toHaveCount(0);
  });

  it("[JOURNEY-717] is hidden in what the server draws of the login at its own address", async ({
    journey,
  }) => {
    const name = /via itsme/;
    const read = async (path: string) => (await fetch(journey.siteUrl + path)).text();
    expect(await read("/login/")).toMatch(name);
    expect(await read("/login/?hideItsme=true")).not.toMatch(name);
    expect(await read("/login/?hideItsme=no")).toMatch(name);
  });

  it("[JOURNEY-505] [ACCOUNT-28] has its error shown as text, whatever is in it", async ({
    journey,
  }) => {
    const markup = "<img src=x onerror=alert(1)> <b>refusé</b>";
    const page = await journey.visit(`/register/?error=${encodeURIComponent(markup)}&showVendors`);
    const form = new RegistrationForm(page);
    await expect(form.screen("method").getByText(markup)).toBeVisible();
    await expect(page.locator("img[src='x']")).toHaveCount(0);
    await page.goto(`/?openLogin=true&error=${encodeURIComponent(markup)}`);
    const overlay = loginOf(page);
    await expect(overlay.getByText(markup)).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  });

  it("[JOURNEY-506] is left by Back to the choice that was there", async ({ journey }) => {
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    await form.button(appButton).click();
    await expect(page.getByRole("heading", { name: appWords.fr.title })).toBeVisible();
    await page.goBack();
    await expect(form.screen("method")).toBeVisible();
    await form.chooseEmail();
  });

  it("[JOURNEY-507] whose answer was lost on the way is read again at a press", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    await journey.control.breakCall("fail", "readIdentifiedPerson", { status: 503, times: 9 });
    await form.button(appButton).click();
    await answerApp(page, "confirm");
    await expect(page.getByText(fr("registration.identity-app.unreachable"))).toBeVisible();
    await journey.control.mendCalls();
    await form.button("registration.identity-app.retry.button").click();
    await expect(form.screen("account")).toBeVisible();
  });
});
