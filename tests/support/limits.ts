import type { Locator, Page } from "playwright";
import { verified, whenClosed } from "./bettor.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { callHeaders } from "./programme.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** The page about staying in control. */
export const controlPath = "/garder-le-controle/";
/** The limits by which the journeys prove them all, by their names. */
export const depositLimit = "Dépôts – En 7 jours";
export const sessionLimit = "Temps par session – Par session";
/** The button that changes a limit, by the limit's name. */
const changing = (name: string) => ({ name: new RegExp(`^Modifier la limite.: ${name}$`) });

/** The title of the page about staying in control. */
export function controlTitleOn(page: Page): Locator {
  return page.getByRole("heading", { level: 1, name: fr("common.stay-in-control") });
}

/** A limit on that page, by its name. */
export function limitOn(page: Page, name: string): Locator {
  return page.locator("main li").filter({ has: page.getByRole("button", changing(name)) });
}

/** Opens that page as the verified person, and waits for the limits. */
export async function openLimits({ visit }: Journey): Promise<Page> {
  const page = await visit(controlPath, { as: verified });
  await expect(limitOn(page, depositLimit)).toBeVisible();
  return page;
}

/** Changes a limit by its form, and confirms it. */
export async function changeLimit(
  page: Page,
  name: string,
  value: string,
  answer: "lower" | "raise",
): Promise<void> {
  await page.getByRole("button", changing(name)).click();
  await page.locator("input[name=limit]").fill(value);
  await page.getByRole("button", { name: fr("limit-form.next.button") }).click();
  const confirmation = page.getByRole("alertdialog", { name: fr(`limit-form.${answer}.title`) });
  await confirmation.getByRole("button", { name: fr(`limit-form.${answer}.button`) }).click();
  await whenClosed(page, confirmation);
}

/** Sets a limit as the page's person, ahead of what the journey is about. */
export async function setLimit(page: Page, { sandboxUrl }: Journey, limit: object): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}").token);
  const answer = await page.request.post(`${sandboxUrl}/user/changeLimit`, {
    headers: { ...callHeaders(), authorization: `Bearer ${token}` },
    data: limit,
  });
  expect(answer.status()).toBe(200);
}
