import type { FrameLocator, Locator, Page } from "playwright";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** The button that opens the chat on pages about support. */
export function chatOfferOn(page: Page): Locator {
  return page.getByRole("button", { name: fr("support-chat.button") });
}

/** The chat over the page. */
export function chatOn(page: Page): Locator {
  return page.getByRole("dialog", { name: fr("support-chat.title") });
}

/** What the operator's chat draws in it. */
export function chatFrameOn(page: Page): FrameLocator {
  return chatOn(page).frameLocator("iframe");
}

/** Sends a message. */
export async function writeInChat(page: Page, text: string): Promise<void> {
  await chatFrameOn(page).getByLabel("Votre message").fill(text);
  await chatFrameOn(page).getByRole("button", { name: "Envoyer" }).click();
}

/** The scripts of the chat that a page has loaded. */
export function chatScriptsOn(page: Page): Locator {
  return page.locator("script#ze-snippet");
}
