import { describe } from "vitest";
import {
  dockOn,
  goalOn,
  pillOn,
  playedMatch,
  scoreUntilSaid,
  setSwitch,
  watchOpenBets,
  withLiveBet,
} from "../support/bets-along.ts";
import { accountOn, oddsOf, verified } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { passTime } from "../support/own-time.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { setHour } from "../support/settled.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const nl = wordsIn("nl");

describe("a goal in a match of an open bet", () => {
  it("[JOURNEY-870] is said once it is switched on, and by day", async ({ journey }) => {
    const { control, programme } = journey;
    const { page, offer } = await withLiveBet(journey, 12);
    const { event } = offer;
    const requested = watchOpenBets(page);
    await control.scoreGoal(event.id, "home");
    await setSwitch(page, "shows-pill", true);
    await expect(pillOn(page)).toBeVisible();
    await expect(goalOn(page)).toHaveCount(0);
    await setSwitch(page, "says-goals", true);
    await scoreUntilSaid(journey, page, event);
    const { incidents } = await programme.play(event.id);
    const goal = incidents.findLast(({ score }) => score !== undefined);
    await expect(goalOn(page)).toContainText(containing(goal?.player ?? ""));
    await expect(goalOn(page)).toContainText(containing(offer.outcome.name));
    await expect(goalOn(page)).toContainText(`${goal?.score?.home}–${goal?.score?.away}`);
    await expect(page.locator("[data-goal] :focus")).toHaveCount(0);
    await goalOn(page)
      .getByRole("button", { name: fr("common.close.button") })
      .click();
    await expect(goalOn(page)).toHaveCount(0);
    expect(requested.length).toBeGreaterThan(0);

    await setHour(journey, page, 3);
    await page.goto("/sports/");
    await expect(pillOn(page)).toContainText(event.name);
    await control.scoreGoal(event.id, "home");
    const next = (goal?.score?.home ?? 0) + 1;
    await expect(pillOn(page)).toContainText(`${next}–${goal?.score?.away}`);
    await expect(goalOn(page)).toHaveCount(0);
  });
});

describe("bets in play", () => {
  it("[JOURNEY-871] are at the foot of every page once they are switched on", async ({
    journey,
  }) => {
    const { page, offer } = await withLiveBet(journey, 12);
    const requested = watchOpenBets(page);
    await expect(dockOn(page)).toHaveCount(0);
    await setSwitch(page, "shows-pill", true);
    await expect(pillOn(page)).toContainText(offer.event.name);
    await expect(pillOn(page)).toContainText(/\d,\d\d.€/);
    await page.setViewportSize({ width: 390, height: 844 });
    const widthOf = async () => (await pillOn(page).boundingBox())?.width ?? 0;
    expect(await widthOf()).toBe(366);
    await page.goto("/football/");
    const [coming] = await journey.programme.upcoming();
    await oddsOf(page, offerOf(coming)).click();
    await expect.poll(widthOf).toBeLessThan(180);
    await pillOn(page).click();
    await waitForAddress(page, /\/history\/$/);
    await expect(dockOn(page)).toHaveCount(0);
    await page.goBack();
    await expect(pillOn(page)).toBeVisible();
    await page.reload();
    await expect(pillOn(page)).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/sports/");
    await setSwitch(page, "shows-pill", false);
    await expect(dockOn(page)).toHaveCount(0);
    const before = requested.length;
    await page.reload();
    await expect(accountOn(page)).toBeVisible();
    await expect(dockOn(page)).toHaveCount(0);
    expect(requested.length).toBe(before);
  });
});

describe("a match that is followed", () => {
  it("[JOURNEY-872] goes along over pages, a reload, a language and Back, to its end", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const match = await playedMatch(journey);
    const page = await journey.visit(pathOf(match), { as: verified, hasOwnTime: true });
    const pinOf = (name: string) =>
      page.getByRole("button", { name: fr("follow-button.name", { name }) });
    await pinOf(match.name).click();
    await expect(pinOf(match.name)).toHaveAttribute("aria-pressed", "true");
    await expect(dockOn(page)).toContainText(match.competitors[0]?.name ?? "");
    await page.goto("/sports/");
    await expect(dockOn(page)).toBeVisible();
    await page.reload();
    await control.scoreGoal(match.id, "home");
    const { stats } = await programme.event(match.id);
    const score = `${match.competitors[0]?.name} ${stats?.home_scores[0]},`;
    await expect(dockOn(page)).toContainText(score);

    await page.getByRole("link", { name: "Nederlands" }).first().click();
    await waitForAddress(page, /\/nl\//);
    await expect(dockOn(page, nl)).toContainText(String(stats?.home_scores[0]));
    await page.goBack();
    await waitForAddress(page, /\/sports\/$/);
    await dockOn(page).getByRole("link").click();
    await waitForAddress(page, containing(match.id));
    await expect(pinOf(match.name)).toHaveAttribute("aria-pressed", "true");

    await page.goto("/sports/");
    await expect(dockOn(page)).toBeVisible();
    await control.endEvent(match.id, []);
    await expect(dockOn(page)).toContainText(fr("event-header.ended"));
    await passTime(page, 21_000);
    await expect(dockOn(page)).toHaveCount(0);

    const [other] = await programme.upcoming();
    await page.goto(pathOf(offerOf(other).event));
    await pinOf(other?.name ?? "").click();
    await expect(dockOn(page)).toBeVisible();
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    await expect(accountOn(page)).toHaveCount(0);
    await expect(dockOn(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("followed-match"))).toBeNull();
  });
});
