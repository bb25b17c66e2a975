import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Event } from "@grandstand/contract/entities";
import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { describe, it } from "vitest";
import { beginJourney } from "../support/begin-journey.ts";
import { controlWhen, oddsOf, receiptsOf, slipOf, typeStake, verified } from "../support/bettor.ts";
import { betsOf } from "../support/cash-out.ts";
import { expect } from "../support/expect.ts";
import { winner, writeRecording } from "../support/recording.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

/** The recorded race lasts 43 minutes; this plays it in some 20 seconds. */
const speed = 130;

describe("a recorded race, played again", () => {
  it("[JOURNEY-60] is bet on, run, settled by its recorded winner, and paid", async ({
    onTestFinished,
  }) => {
    const file = await writeRecording();
    onTestFinished(() => rm(dirname(file), { recursive: true }));
    const services = await startServices({ replay: { file, speed }, inPlayDelay: 100 });
    onTestFinished(services.end);
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const { journey, finish } = await beginJourney(browser, services);
    const { control, visit } = journey;

    const race = await findRace(services.sandboxUrl);
    const [market] = race.markets;
    const outcome = market?.outcomes.find(({ fullname }) => fullname === winner.name);
    if (!market || !outcome) throw new Error("The race has no such runner.");
    const page = await visit(`/courses-hippiques/${race.competition_slug}/race-${race.id}/`, {
      as: verified,
    });
    await oddsOf(page, { event: race, market, outcome }).click();
    await typeStake(page, "20");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toContainText(winner.name);
    expect(await control.balanceOf(verified)).toBe(23_000);

    await expect
      .poll(async () => (await control.bets())[0]?.status, { timeout: 60_000 })
      .toBe("won");
    expect(await control.balanceOf(verified)).toBe(32_000);
    await slipOf(page)
      .getByRole("button", { name: fr("bet-slip.results.clear") })
      .click();
    await page.goto("/history/");
    await page.getByRole("radio", { name: fr("history.tab.settled") }).click();
    const settled = betsOf(page).and(page.locator("[data-status=won]"));
    await expect(settled).toContainText(winner.name);
    await expect(settled).toContainText(/90,00\s€/);
    await finish();
  });
});

async function findRace(sandboxUrl: string): Promise<Event> {
  const answer = await fetch(
    `${sandboxUrl}/v1/events?bookmaker=grandstand&lang=fr&sport=horse-racing`,
    {
      headers: {
        "accept-language": "fr",
        bookmaker: "grandstand",
        device: "desktop",
        platform: "website",
      },
    },
  );
  const { competitions } = (await answer.json()) as {
    competitions: readonly { events: readonly Event[] }[];
  };
  const race = competitions
    .flatMap(({ events }) => events)
    .find(({ competition_slug }) => competition_slug === "linden-park");
  if (race) return race;
  throw new Error("The recorded race is not on the programme.");
}
