import type { Event } from "@grandstand/contract/entities";
import type { Page } from "playwright";
import { describe } from "vitest";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const minute = 60_000;
/** The longest that a match may last. */
const longest = 8 * 60 * minute;

/** The first match of a sport that has not begun, and its page. */
async function openNext(journey: Journey, sport: string) {
  const events = await journey.programme.of(sport);
  const ahead = events
    .filter((event) => !event.is_live)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at));
  const [event] = ahead;
  if (!event) throw new Error(`No ${sport} is to come.`);
  const page = await journey.visit(`/${sport}/${event.competition_slug}/match-${event.id}/`, phone);
  return { event, page };
}

/** Moves the clock to the start of a match and some minutes into it. */
async function playFor({ programme, control }: Journey, event: Event, minutes: number) {
  const ahead = Date.parse(event.starts_at) - (await programme.now());
  await control.moveClock(Math.max(0, ahead) + minutes * minute);
}

/** Moves the clock in steps until a match is over. */
async function playToEnd({ programme, control }: Journey, { id }: Event) {
  for (let passed = 0; passed < longest; passed += 20 * minute) {
    if ((await programme.event(id)).status === "ended") return;
    await control.moveClock(20 * minute);
  }
  throw new Error(`${id} does not end.`);
}

const centreTab = (page: Page, name: string | RegExp) =>
  page.getByRole("region", { name: fr("match-centre.tabs") }).getByRole("tab", { name });

describe("a match that is counted in sets or maps", () => {
  it("[JOURNEY-760] tennis is followed from before its first point to its end on one page", async ({
    journey,
  }) => {
    const { event, page } = await openNext(journey, "tennis");
    const player = page.getByRole("row", { name: new RegExp(`^${event.home_team}`) });
    await expect(centreTab(page, fr("match-centre.tab.form"))).toBeVisible();
    await expect(player.getByRole("cell")).toHaveCount(0);
    await playFor(journey, event, 12);
    await expect(page.getByRole("columnheader", { name: fr("event-header.points") })).toBeVisible();
    await expect(page.getByText(fr("event-header.serves"))).toHaveCount(1);
    await centreTab(page, /^Set 1$/).click();
    const games = page.getByRole("img", { name: /^Jeux du set 1/ });
    await expect(games).toBeVisible();
    await page.getByRole("button", { name: fr("match-centre.table-view.button") }).click();
    await expect(
      page.getByRole("columnheader", { name: fr("match-centre.set.server") }),
    ).toBeVisible();
    await centreTab(page, fr("match-centre.tab.stats")).click();
    await expect(page.getByText(/^Aces\s: /)).toHaveCount(1);
    await playToEnd(journey, event);
    await expect(page.getByText(fr("event-header.ended"), { exact: true })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: fr("event-header.points") })).toHaveCount(
      0,
    );
    const { stats } = await journey.programme.event(event.id);
    await expect(player.getByRole("cell")).toHaveCount(stats?.home_scores.length ?? 0);
    await page.reload();
    await expect(player.getByRole("cell")).toHaveCount(stats?.home_scores.length ?? 0);
  });

  it("[JOURNEY-761] e-sports is followed from before its first round to its end on one page", async ({
    journey,
  }) => {
    const { event, page } = await openNext(journey, "counter-strike");
    const maps = page.getByRole("listitem").filter({ hasText: /\d–\d|–/ });
    await playFor(journey, event, 8);
    await expect(page.getByText(/^manche \d+ sur 24$/)).toBeVisible();
    await expect(maps.first()).toBeVisible();
    await centreTab(page, fr("match-centre.tab.rounds")).click();
    await expect(page.getByRole("img", { name: /^Manches de la carte 1/ })).toBeVisible();
    await page.getByRole("button", { name: fr("match-centre.table-view.button") }).click();
    await expect(
      page.getByRole("columnheader", { name: fr("match-centre.rounds.attacker") }),
    ).toBeVisible();
    await playToEnd(journey, event);
    await expect(page.getByText(fr("event-header.ended"), { exact: true })).toBeVisible();
    const { stats } = await journey.programme.event(event.id);
    const won = `${event.home_team} ${stats?.home_set}, ${event.away_team} ${stats?.away_set}`;
    await expect(page.getByText(won, { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(page.getByText(won, { exact: true })).toHaveCount(1);
  });
});
