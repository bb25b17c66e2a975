import type { Locator, Page } from "playwright";
import { whenClosed } from "./bettor.ts";
import { statusOf, untilReady } from "./cashier.ts";
import { expect } from "./expect.ts";
import type { FindWords, Locale } from "./wording.ts";
import { wordsIn } from "./wording.ts";

/** What a stranger types; each test opens another account. */
export interface Registrant {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly dob: string;
  readonly birthPlace: string;
  readonly natRegNumber: string;
  readonly address: string;
  readonly zipcode: string;
  readonly city: string;
  readonly telephone: string;
}

/** A Belgian of 38 who has no account yet; the check digits follow as the number is typed. */
export const registrant: Registrant = {
  email: "emilie.dhondt@post.be",
  username: "emilie_dhondt",
  password: "Velodroom8",
  firstname: "Émilie",
  lastname: "d’Hondt",
  dob: "29/02/1988",
  birthPlace: "Sint-Niklaas",
  natRegNumber: "880229004",
  address: "Veldstraat 12 bus 3",
  zipcode: "9000",
  city: "Gent",
  telephone: "0470 12 34 56",
};

/** The registration on a page, in the language of the page. */
export class RegistrationForm {
  readonly page: Page;
  readonly words: FindWords;

  constructor(page: Page, locale: Locale = "fr") {
    this.page = page;
    this.words = wordsIn(locale);
  }

  screen(name: string): Locator {
    return this.page.locator(`[data-screen="${name}"]`);
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name: this.words(`registration.label.${name}`) });
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.words(key) });
  }

  /** Opens it from the header, and continues with an e-mail address. */
  async open(): Promise<void> {
    await this.button("header.register.button").click();
    await this.chooseEmail();
  }

  async chooseEmail(): Promise<void> {
    await this.button("registration.method.email.button").click();
    await expect(this.screen("account")).toBeVisible();
  }

  async type(fields: Partial<Registrant>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) {
      if (name !== "natRegNumber") await this.field(name).fill(text);
      else {
        await this.field(name).fill("");
        await this.field(name).pressSequentially(text);
      }
    }
  }

  /** Types the account's step and ends it. */
  async endAccount(who: Registrant = registrant): Promise<void> {
    const { email, username, password } = who;
    await this.type({ email, username, password });
    await this.field("password_confirmation").fill(password);
    await this.next();
    await expect(this.screen("personal")).toBeVisible();
  }

  async endPersonal(who: Registrant = registrant): Promise<void> {
    const { firstname, lastname, dob, birthPlace, natRegNumber } = who;
    await this.type({ firstname, lastname, dob, birthPlace, natRegNumber });
    await this.next();
    await expect(this.screen("address")).toBeVisible();
  }

  async endAddress(who: Registrant = registrant): Promise<void> {
    const { address, zipcode, city, telephone } = who;
    await this.type({ address, zipcode, city, telephone });
    await this.next();
    await this.skipIdentityCheck();
  }

  /** Goes past the check of a document, to the last step. */
  async skipIdentityCheck(): Promise<void> {
    await expect(this.screen("identity-check")).toBeVisible();
    await this.button("registration.skip.button").click();
    await expect(this.screen("confirmation")).toBeVisible();
  }

  /** Accepts the terms and solves the captcha. */
  async consent(): Promise<void> {
    await this.page.getByRole("checkbox", { name: this.words("registration.tos") }).check();
    const captcha = this.page.frameLocator("iframe").getByRole("button");
    await captcha.click();
    await expect(this.page.getByText(this.words("captcha.solved")).first()).toBeAttached();
  }

  async next(): Promise<void> {
    await this.button("registration.next.button").click();
  }

  async create(): Promise<void> {
    await this.button("registration.create.button").click();
  }

  /** Everything from the account's step to the captcha. */
  async fill(who: Registrant = registrant): Promise<void> {
    await this.endAccount(who);
    await this.endPersonal(who);
    await this.endAddress(who);
    await this.consent();
  }

  /** The same, and the last press. */
  async complete(who: Registrant = registrant): Promise<void> {
    await this.fill(who);
    await this.create();
  }
}

/** The account's button of the header, by the name of its person. */
export function accountOf(page: Page, name: string): Locator {
  return page.locator("header").getByRole("button", { name: new RegExp(name) });
}

/** Closes the welcome cashier, which opens for a person who has just registered. */
export async function leaveWelcome(page: Page): Promise<void> {
  await untilReady(page);
  await page.keyboard.press("Escape");
  await whenClosed(page, statusOf(page));
}
