import type { Locator, Page } from "playwright";
import { whenClosed } from "./bettor.ts";
import { expect } from "./expect.ts";
import { type Locale, wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** What the identity app's page says. */
export const appWords = {
  fr: {
    title: "App d’identité",
    confirm: "Confirmer",
    refuse: "Refuser",
    expire: "Laisser expirer",
  },
  nl: {
    title: "Identiteitsapp",
    confirm: "Bevestigen",
    refuse: "Weigeren",
    expire: "Laten verlopen",
  },
  en: { title: "Identity app", confirm: "Confirm", refuse: "Refuse", expire: "Let it expire" },
} as const;

/** Answers on the identity app's page, as one of its people. */
export async function answerApp(
  page: Page,
  button: "confirm" | "refuse" | "expire",
  { person = "Noor Janssens", locale = "fr" as Locale } = {},
): Promise<void> {
  const words = appWords[locale];
  await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
  await page.getByRole("radio", { name: new RegExp(person) }).check();
  await page.getByRole("button", { name: words[button] }).click();
}

/** The dialog that says whose account an address has logged in to, in French. */
export function arrivalOf(page: Page, name: string): Locator {
  return page.getByRole("alertdialog", { name: fr("site.arrival.title", { name }) });
}

/** Says that the account is one's own. */
export async function stayIn(page: Page, name: string): Promise<void> {
  const stay = arrivalOf(page, name).getByRole("button", { name: fr("site.arrival.stay.button") });
  await expect(stay).toBeFocused();
  await page.keyboard.press("Enter");
  await whenClosed(page, arrivalOf(page, name));
}
