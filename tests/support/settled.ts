import type { Page } from "playwright";
import { controlWhen, onSlip, receiptsOf } from "./bettor.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { callHeaders, type Offer } from "./programme.ts";
import { readyToBet } from "./ready-to-bet.ts";
import { containing, wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** The path of the request for what was settled. */
export const settledPath = "/v1/bets?by=settled";
/** What is said in passing of a settled bet. */
export const toastOn = (page: Page) =>
  page.getByRole("region", { name: fr("settled-toast.label") });
/** What the name of My bets says while one settled bet is not read. */
export const counted = containing("1 pari réglé, pas encore lu");
/** My bets in the menu; its name has the number at its end. */
export const myBetsOn = (page: Page) =>
  page
    .getByRole("navigation", { name: fr("sport-menu.name") })
    .getByRole("link", { name: containing("Mes paris") });
/** Waits until the page has read what was settled. */
export const looked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes(settledPath) && answer.ok());

/** What this browser keeps as the person's settings, from the next page on. */
export async function changeSettings(
  page: Page,
  changed: Readonly<Record<string, boolean>>,
): Promise<void> {
  await page.evaluate((given) => {
    const kept = JSON.parse(localStorage.getItem("settings") ?? "{}");
    localStorage.setItem("settings", JSON.stringify({ ...kept, ...given }));
  }, changed);
}

/** A zone in which it is this hour at the sandbox's present. */
function zoneWhere(hour: number, now: number): string {
  const ahead = hour - new Date(now).getUTCHours();
  const offset = ahead > 14 ? ahead - 24 : ahead < -12 ? ahead + 24 : ahead;
  return offset === 0 ? "Etc/GMT" : `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
}

/** Sets the zone of the person who is logged in to one in which it is this hour, and keeps what is said until it is closed; both hold from the next page on. */
export async function setHour(journey: Journey, page: Page, hour: number): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}").token);
  const timezone = zoneWhere(hour, await journey.control.moveClock(0));
  const changed = await page.request.post(`${journey.sandboxUrl}/user/changeTimezone`, {
    headers: { ...callHeaders(), authorization: `Bearer ${token}` },
    data: { timezone },
  });
  expect(changed.status()).toBe(200);
  await changeSettings(page, { keepsToasts: true });
}

/** Places 12 euro at 2.50 as a person whose clocks show this hour, and leaves for the page of sports; what is said stays until it is closed. */
export async function withBetAt(
  journey: Journey,
  hour: number,
): Promise<{ page: Page; offer: Offer }> {
  const { page, offer } = await readyToBet(journey);
  await (await controlWhen(page, "place")).click();
  await onSlip(page, expect(receiptsOf(page)).toHaveCount(1));
  await setHour(journey, page, hour);
  await Promise.all([looked(page), page.goto("/sports/")]);
  return { page, offer };
}
