import type { Locator, Page } from "playwright";
import { accountOn, headerOf } from "./bettor.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** Opens the left sidebar of a phone, and returns it. */
export async function openMenu(page: Page): Promise<Locator> {
  await headerOf(page)
    .getByRole("button", { name: fr("header.menu") })
    .click();
  return page.getByRole("dialog", { name: fr("page-frame.menu") });
}

/** Opens the right sidebar, and returns it. */
export async function openAccount(page: Page): Promise<Locator> {
  await accountOn(page).click();
  return page.getByRole("dialog", { name: /^Bonjour / });
}

/** The button of the header that opens the ways to deposit. */
export function depositButtonOn(page: Page): Locator {
  return page.getByRole("button", { name: fr("account.deposit.ways") });
}

/** The ways to deposit. */
export function depositPanelOn(page: Page): Locator {
  return page.getByRole("dialog", { name: fr("account.deposit.title") });
}

/** The bar at the bottom of a phone. */
export function bottomBarOf(page: Page): Locator {
  return page.getByRole("navigation", { name: fr("bottom-bar.label") });
}
