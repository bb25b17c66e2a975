import type { Locator, Page } from "playwright";
import { loginOf, verified } from "./bettor.ts";
import { expect } from "./expect.ts";
import { type FindWords, wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** The password that a recovery ends with. */
export const newPassword = "Velodroom8";

/** A screen of the recovery, by its name. */
export function screenOf(page: Page, name: string): Locator {
  return page.locator(`[data-screen="${name}"]`);
}

/** Requests the mail of a username, and waits until that is said. */
export async function requestMail(page: Page, words: FindWords, username: string = verified) {
  await page.getByRole("textbox", { name: words("login.username") }).fill(username);
  await page.getByRole("button", { name: words("recovery.submit") }).click();
  await expect(screenOf(page, "sent")).toBeVisible();
}

/** Types a new password twice and sends it. */
export async function typePassword(page: Page, words: FindWords, password: string = newPassword) {
  for (const field of ["password", "password_confirmation"]) {
    await page.getByRole("textbox", { name: words(`registration.label.${field}`) }).fill(password);
  }
  await page.getByRole("button", { name: words("recovery.new.submit") }).click();
}

/** Sends the open login of the verified person with a password, and solves the captcha where there is one. */
export async function logInWith(page: Page, password: string): Promise<void> {
  const overlay = loginOf(page);
  await overlay.getByLabel(fr("login.username")).fill(verified);
  await overlay.getByRole("textbox", { name: fr("login.password") }).fill(password);
  const captcha = page.frameLocator("iframe").getByRole("button");
  if (await overlay.locator("iframe").isVisible()) {
    await captcha.click();
    await expect(page.getByText(fr("captcha.solved")).first()).toBeAttached();
  }
  await overlay.getByRole("button", { name: fr("login.submit") }).click();
}
