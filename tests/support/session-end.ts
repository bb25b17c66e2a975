import type { Locator, Page } from "playwright";
import type { Journey } from "./journey.ts";
import { callHeaders } from "./programme.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** The announcement that the session ends. */
export function announcedOn(page: Page): Locator {
  return page.getByRole("alertdialog", { name: fr("session-ending.title") });
}

/** Its button that puts the end off. */
export function stayOn(page: Page): Locator {
  return announcedOn(page).getByRole("button", { name: fr("session-ending.stay.button") });
}

/** When the session of a page ends if its person does nothing more, in epoch milliseconds of the sandbox. */
export async function endOf(page: Page, { sandboxUrl }: Journey): Promise<number> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}").token);
  const answer = await page.request.get(`${sandboxUrl}/user`, {
    headers: { ...callHeaders(), authorization: `Bearer ${token}` },
  });
  return (await answer.json()).session_ends_at * 1_000;
}

/** Brings the clock near the end of a session that no one uses, a second ahead of its announcement. */
export async function comeNearEnd(page: Page, journey: Journey): Promise<void> {
  const endsAt = await endOf(page, journey);
  const now = await journey.control.moveClock(0);
  await journey.control.moveClock(endsAt - now - 25_000);
}
