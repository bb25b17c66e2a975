import type { Event } from "@grandstand/contract/entities";
import type { Locator, Page } from "playwright";
import { verified } from "./bettor.ts";
import { placeTwelve } from "./cash-out.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { type Offer, offerOf, pathOf } from "./programme.ts";
import { looked, setHour } from "./settled.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** What is at the foot of every page. */
export const dockOn = (page: Page, words = fr): Locator =>
  page.getByRole("region", { name: words("live-dock.label") });
/** The bets in play in it. */
export const pillOn = (page: Page): Locator =>
  dockOn(page).getByRole("link", { name: /^Mes paris, / });
/** What is said of a goal. */
export const goalOn = (page: Page): Locator =>
  page.getByRole("region", { name: fr("goal-toast.label") });

/** The football in play of which the first half is played, the latest to begin. */
export async function playedMatch({ programme }: Journey): Promise<Event> {
  const match = (await programme.live()).find(
    ({ matchSummary }) => matchSummary?.currentPhase === "first_half",
  );
  if (match) return match;
  throw new Error("No first half is played.");
}

/** Places 12 euro on the home side of a match in play as a person whose clocks show this hour, and leaves for the page of sports. */
export async function withLiveBet(
  journey: Journey,
  hour: number,
): Promise<{ page: Page; offer: Offer }> {
  const offer = offerOf(await playedMatch(journey));
  const page = await journey.visit(pathOf(offer.event), { as: verified });
  await placeTwelve(journey, page, offer);
  await setHour(journey, page, hour);
  await Promise.all([looked(page), page.goto("/sports/")]);
  return { page, offer };
}

/** Sets a switch of the settings, from the foot of the page. */
export async function setSwitch(
  page: Page,
  name: "says-goals" | "shows-pill",
  isOn: boolean,
): Promise<void> {
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: fr("footer.settings.button") })
    .click();
  const settings = page.getByRole("dialog", { name: fr("settings.title") });
  const box = settings.getByRole("checkbox", { name: fr(`settings.${name}`) });
  await expect(box).toBeChecked({ checked: !isOn });
  await box.setChecked(isOn);
  await settings.getByRole("button", { name: fr("common.close.button") }).click();
  await expect(settings).toHaveCount(0);
}

/**
 * Has the home side score until the page says it: what had happened before it began to follow the match is not said.
 */
export async function scoreUntilSaid({ control }: Journey, page: Page, event: Event): Promise<void> {
  const patience = 4_000;
  for (let turn = 0; turn < 3; turn += 1) {
    await control.scoreGoal(event.id, "home");
    const isSaid = await goalOn(page)
      .waitFor({ timeout: patience })
      .then(() => true)
      .catch(() => false);
    if (isSaid) return;
  }
  throw new Error("No goal was said.");
}

/** The requests of the page for the person's open bets from now on. */
export function watchOpenBets(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v1/bets?status=open")) requested.push(request.url());
  });
  return requested;
}
