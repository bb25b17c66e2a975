import { describe } from "vitest";
import { logIn, pressBackOverPage, slipOf, untilSettled, verified } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { everyTime } from "../support/control.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { keptOn } from "../support/kept.ts";
import { tabTo } from "../support/keyboard.ts";
import { interact } from "../support/notified.ts";
import { accountOf, leaveWelcome, RegistrationForm, registrant } from "../support/registrant.ts";
import { watchTraffic } from "../support/traffic.ts";
import { wordsIn } from "../support/wording.ts";

describe("a stranger", () => {
  it("[JOURNEY-467] registers in French by keyboard alone", async ({ journey }) => {
    const page = await journey.visit("/");
    const form = new RegistrationForm(page);
    const type = async (name: string, text: string) => {
      await tabTo(page, form.field(name));
      await page.keyboard.type(text);
    };
    await tabTo(page, form.button("header.register.button"));
    await page.keyboard.press("Enter");
    await tabTo(page, form.button("registration.method.email.button"));
    await page.keyboard.press("Enter");
    for (const name of ["email", "username", "password"] as const)
      await type(name, registrant[name]);
    await type("password_confirmation", registrant.password);
    await page.keyboard.press("Enter");
    await expect(form.screen("personal")).toBeVisible();
    for (const name of ["firstname", "lastname", "dob", "birthPlace", "natRegNumber"] as const) {
      await type(name, registrant[name]);
    }
    await page.keyboard.press("Enter");
    await expect(form.screen("address")).toBeVisible();
    for (const name of ["address", "zipcode", "city", "telephone"] as const) {
      await type(name, registrant[name]);
    }
    await page.keyboard.press("Enter");
    await expect(form.screen("identity-check")).toBeVisible();
    await tabTo(page, form.button("registration.skip.button"));
    await page.keyboard.press("Enter");
    await expect(form.screen("confirmation")).toBeVisible();
    await tabTo(page, page.getByRole("checkbox", { name: form.words("registration.tos") }));
    await page.keyboard.press("Space");
    const captcha = page.frameLocator("iframe").getByRole("button");
    await expect(captcha).toBeEnabled();
    await captcha.press("Enter");
    await expect(page.getByText(form.words("captcha.solved")).first()).toBeAttached();
    await tabTo(page, form.button("registration.create.button"));
    await page.keyboard.press("Enter");
    await leaveWelcome(page);
    await expect(accountOf(page, "Émilie")).toBeFocused();
  });

  it("[JOURNEY-468] of another nationality registers with a passport", async ({ journey }) => {
    const page = await journey.visit("/en/", { locale: "en-GB" });
    const form = new RegistrationForm(page, "en");
    await form.open();
    await form.endAccount();
    const nationality = page.getByRole("combobox", {
      name: form.words("registration.label.nationality"),
    });
    await nationality.fill("nether");
    await page.getByRole("option", { name: /^Netherlands/ }).click();
    const { firstname, lastname, dob, birthPlace } = registrant;
    await form.type({ firstname, lastname, dob, birthPlace });
    await expect(form.field("natRegNumber")).toHaveCount(0);
    await form.field("passportId").fill("NX1234567");
    await form.next();
    await form.endAddress();
    await form.consent();
    await form.create();
    await leaveWelcome(page);
    await expect(accountOf(page, "Émilie")).toBeVisible();
  });

  it("[JOURNEY-469] reads under its field that a name is used, and continues with another", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    await form.chooseEmail();
    await form.type({ ...pick("email", "password"), username: "verified_player" });
    await form.field("password_confirmation").fill(registrant.password);
    await form.next();
    await expect(form.field("username")).toHaveAttribute("aria-invalid", "true");
    await expect(form.screen("account")).toBeVisible();
    await form.type({ username: registrant.username });
    await form.next();
    await expect(form.screen("personal")).toBeVisible();
  });

  it("[JOURNEY-470] whose name somebody else was faster with is led to its step", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/");
    const form = new RegistrationForm(page);
    await form.open();
    await form.fill();
    const other = await journey.visit("/");
    const first = new RegistrationForm(other);
    await first.open();
    await first.complete({ ...registrant, password: "Velodroom9" });
    await leaveWelcome(other);
    await expect(accountOf(other, "Émilie")).toBeVisible();
    await form.create();
    await expect(form.screen("account")).toBeVisible();
    await expect(form.field("username")).toHaveAttribute("aria-invalid", "true");
    await expect(form.field("email")).toHaveAttribute("aria-invalid", "true");
  });
});

describe("a registration whose answer is lost", () => {
  it("[JOURNEY-471] is looked up, and ends in one account that is logged in", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/");
    const traffic = watchTraffic(page.context());
    const form = new RegistrationForm(page);
    await form.open();
    await journey.control.breakCall("fail-after", "register", { status: 502 });
    await form.complete();
    await leaveWelcome(page);
    await expect(accountOf(page, "Émilie")).toBeVisible();
    expect(traffic.count("/register")).toBe(1);
  });

  it("[JOURNEY-472] that never arrived says so, and goes again at a press", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/");
    const form = new RegistrationForm(page);
    await form.open();
    await journey.control.breakCall("drop-request", "register", everyTime);
    await form.complete();
    const prompt = page.getByRole("alertdialog", { name: form.words("registration.retry.title") });
    await expect(prompt).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText(form.words("registration.error.never-arrived"))).toBeVisible();
    await form.create();
    await expect(prompt).toBeVisible();
    await journey.control.mendCalls();
    await form.button("registration.retry.confirm.button").click();
    await leaveWelcome(page);
    await expect(accountOf(page, "Émilie")).toBeVisible();
  });

  it("[JOURNEY-473] with a reload meanwhile opens the login of the account that is there", async ({
    journey,
  }) => {
    journey.problems.expect(failedRequest);
    const page = await journey.visit("/");
    const form = new RegistrationForm(page);
    await form.open();
    await journey.control.breakCall("drop-answer", "register", everyTime);
    await journey.control.breakCall("fail", "validateUsername", { times: 50, status: 503 });
    await form.complete();
    await expect(page.getByText(form.words("registration.unknown.title"))).toBeVisible();
    await page.reload();
    await expect(page.getByText(form.words("registration.unknown.title"))).toBeVisible();
    await journey.control.mendCalls();
    await expect(page.getByRole("dialog", { name: form.words("login.title") })).toBeVisible();
    await expect(page.getByText(form.words("registration.opened.title"))).toBeVisible();
  });
});

describe("a registration that is left", () => {
  it("[JOURNEY-474] goes back a step at a time, and closes only after a question", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const form = new RegistrationForm(page);
    const title = await page.title();
    await form.open();
    await form.endAccount();
    await expect(page).toHaveTitle(/2 sur 4/);
    await pressBackOverPage(page);
    await expect(form.screen("account")).toBeVisible();
    await expect(page).toHaveTitle(/1 sur 4/);
    await page.keyboard.press("Escape");
    await form.button("registration.exit.continue.button").click();
    await expect(form.field("email")).toHaveValue(registrant.email);
    await page.keyboard.press("Escape");
    await form.button("registration.exit.leave.button").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await untilSettled(page);
    await form.open();
    await expect(form.field("email")).toHaveValue("");
  });

  it("[JOURNEY-540] is confirmed at the choice of a method as well, once something was typed", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const form = new RegistrationForm(page);
    await form.open();
    await form.endAccount();
    await expect.poll(() => page.evaluate(() => history.state?.overlays)).toBe(3);
    // Twice at once, as a hurried person presses it.
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(form.screen("method")).toBeVisible();
    await page.keyboard.press("Escape");
    await form.button("registration.exit.leave.button").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const kept = await keptOn(page);
    expect(kept).not.toContain(registrant.email);
    await form.button("header.register.button").click();
    await expect(form.screen("method")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  it("[JOURNEY-475] keeps what was typed over a reload in step 3 and in another language, but no password", async ({
    journey,
  }) => {
    const page = await journey.visit("/register/");
    const form = new RegistrationForm(page);
    await form.chooseEmail();
    await form.endAccount();
    await form.endPersonal();
    await form.type({ city: registrant.city });
    await page.reload();
    await expect(form.field("email")).toHaveValue(registrant.email);
    await expect(form.field("password")).toHaveValue("");
    const kept = await keptOn(page);
    expect(kept).not.toContain(registrant.password);
    await page.goto("/en/register/");
    const english = new RegistrationForm(page, "en");
    await english.field("password").fill(registrant.password);
    await english.field("password_confirmation").fill(registrant.password);
    await english.next();
    await expect(english.screen("personal")).toBeVisible();
    await english.next();
    await expect(english.field("city")).toHaveValue(registrant.city);
  });

  it("[JOURNEY-476] [ACCOUNT-42] opens from an address, and leads home a person who has an account", async ({
    journey,
  }) => {
    const page = await journey.visit("/live/?openRegister");
    const form = new RegistrationForm(page);
    await expect(form.screen("method")).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await form.button("registration.login.button").click();
    await expect(page.getByRole("dialog", { name: form.words("login.title") })).toBeVisible();
    await expect(form.screen("method")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(slipOf(page)).toBeVisible();
    const known = await journey.visit("/register/", { as: verified });
    await expect(known).toHaveURL(`${journey.siteUrl}/`);
  });
});

describe("a region and its visitors", () => {
  it("[JOURNEY-481] [ACCOUNT-155] keeps login and registration closed where no one is served", async ({
    journey,
  }) => {
    for (const locale of ["fr", "nl", "en"] as const) {
      const words = wordsIn(locale);
      const page = await journey.visit(locale === "fr" ? "/live/" : `/${locale}/live/`);
      // Access to the site itself is fetched once; a visitor who may use the site may still not log in.
      const answer = page.waitForResponse(/can-ip\/access/);
      await interact(page);
      await answer;
      await journey.control.setAccess(false);
      for (const key of ["header.login.button", "header.register.button"]) {
        await page.getByRole("button", { name: words(key) }).click();
        await expect(page.getByText(words("not_allowed")).last()).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await untilSettled(page);
      }
      await journey.control.setAccess(true);
    }
    const page = await journey.visit("/live/");
    await logIn(page);
  });

  it("[JOURNEY-482] lets a tester register twice without typing", async ({ journey }) => {
    await journey.control.setTestMode(true);
    for (const key of ["belgian", "other"]) {
      const page = await journey.visit("/");
      const form = new RegistrationForm(page);
      await form.open();
      await form.button(`registration.test.${key}.button`).click();
      await expect(form.field("email")).toHaveValue(/^tester/);
      for (const screen of ["personal", "address", "identity-check"]) {
        await form.next();
        await expect(form.screen(screen)).toBeVisible();
      }
      await form.skipIdentityCheck();
      await expect(page.locator("iframe")).toHaveCount(0);
      await page.getByRole("checkbox", { name: form.words("registration.tos") }).check();
      await form.create();
      await leaveWelcome(page);
      await expect(accountOf(page, "Camille")).toBeVisible();
    }
  });
});

function pick<Name extends keyof typeof registrant>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, registrant[name]]));
}
