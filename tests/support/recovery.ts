import type { Locator, Page } from "playwright";
import { verified } from "./bettor.ts";
import { expect } from "./expect.ts";
import type { FindWords } from "./wording.ts";

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
