import type { Locator, Page } from "playwright";
import { loginButtonOf, sendLogin } from "./bettor.ts";
import { expect } from "./expect.ts";
import { type FindWords, type Locale, wordsIn } from "./wording.ts";

/** What completes the account of `smart_register`. */
export const smartAccount = {
  username: "adam_goossens",
  password: "Velodroom8",
  natRegNumber: "880229004",
} as const;

/** The form that completes an account, on a page. */
export class SmartForm {
  readonly page: Page;
  readonly words: FindWords;

  constructor(page: Page, locale: Locale = "fr") {
    this.page = page;
    this.words = wordsIn(locale);
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: this.words("smart-registration.title") });
  }

  get username(): Locator {
    return this.field("smart-registration.label.username");
  }

  get password(): Locator {
    return this.field("smart-registration.label.password");
  }

  get create(): Locator {
    return this.button("smart-registration.create.button");
  }

  get terms(): Locator {
    return this.page.getByRole("checkbox", { name: this.words("registration.tos") });
  }

  field(key: string): Locator {
    return this.page.getByRole("textbox", { name: this.words(key) });
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.words(key) });
  }

  /** Everything but the number. */
  async fill(username: string = smartAccount.username): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(smartAccount.password);
    await this.terms.check();
  }

  async fillWithNumber(): Promise<void> {
    await this.fill();
    await this.field("registration.label.natRegNumber").pressSequentially(
      smartAccount.natRegNumber,
    );
  }
}

/** Logs in from the header as the account that has to be completed. */
export async function openSmartForm(page: Page): Promise<SmartForm> {
  await loginButtonOf(page).click();
  await sendLogin(page, "smart_register");
  const form = new SmartForm(page);
  await expect(form.dialog).toBeVisible();
  return form;
}
