import type { AnswerOf } from "@grandstand/contract/call";
import { postSelections } from "@grandstand/contract/sportsbook";
import { deriveSilks, silksCode } from "@grandstand/ui/mark";
import { describe, expect, it } from "vitest";
import { createScheduler } from "../../core/scheduler/scheduler.ts";
import { refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { type Browser, openBrowser, openTab, selection } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { keepNames } from "./rename-slip.ts";

type Named = AnswerOf<typeof postSelections>["selections"][number];

/** Keeps the names of a tab's slip in Dutch. */
function keepDutchNames(
  { server, time }: Browser,
  tab: Awaited<ReturnType<typeof openTab>>,
  isKept: boolean,
): void {
  const scheduler = createScheduler({
    now: time.now,
    setTimer: time.setTimer,
    random: () => 0.5,
    isAwake: () => true,
    onWake: () => () => undefined,
  });
  const configuration = { bookmaker: "grandstand" };
  const site = siteOf({ ...tab, api: server.api, language: "nl", configuration, scheduler });
  keepNames(site, tab.slip, isKept);
}

const raceFacts = { name: "Rit 4", competition_name: "Kuurne", sport_slug: "horse-racing" };

/** The slip's one selection after the page fetched its names, the event being of a type. */
async function renamed(type: "match" | "race") {
  const browser = openBrowser();
  const tab = await openTab(browser);
  const [line] = tab.slip.getState().slip.selections;
  const named = {
    id: line?.outcomeId,
    event: { ...raceFacts, type, competitors: [] },
    market: {
      name: "Winnaar",
      type: "win",
      ew_place: 4,
      ew_price: 0.2,
      outcomes: [{ id: line?.outcomeId, fullname: "Belle Koning", has_ew: true }],
    },
  } as unknown as Named;
  browser.server.on(postSelections, () => ({ server_time: 0, selections: [named] }));
  keepDutchNames(browser, tab, true);
  await settle();
  return tab.slip.getState().slip.selections[0];
}

describe("the names of a slip that was kept", () => {
  it("[SLIP-STORE-20] come in the language of the page", async () => {
    expect(await renamed("match")).toMatchObject({
      eventName: "Rit 4",
      marketName: "Winnaar",
      outcomeName: "Belle Koning",
    });
  });

  it("[SLIP-STORE-30] come with the each-way terms of now", async () => {
    expect(await renamed("race")).toMatchObject({
      hasEachWay: true,
      eachWayPlaces: 4,
      eachWayFraction: 0.2,
    });
  });

  it("[SLIP-STORE-34] come with the silks of a runner", async () => {
    const mark = silksCode(deriveSilks("Belle Koning"));
    expect(await renamed("race")).toMatchObject({ outcomeMark: mark });
  });

  it("[SLIP-STORE-20] of a race keep its meeting", async () => {
    expect(await renamed("race")).toMatchObject({ eventName: "Kuurne · Rit 4" });
  });
});

describe("the names of what another tab adds", () => {
  const named = (id: string, fullname: string) =>
    ({
      id,
      event: { name: `${fullname} – Genk`, type: "match", competitors: [] },
      market: { name: "Wedstrijdresultaat", outcomes: [{ id, fullname }] },
    }) as unknown as Named;
  const gelijk = () => ({ server_time: 0, selections: [named("o7", "Gelijk")] });
  const namesOf = ({ slip }: Awaited<ReturnType<typeof openTab>>) =>
    slip.getState().slip.selections.map(({ outcomeName }) => outcomeName);

  it("[SLIP-STORE-29] are fetched in this page's language, and stay so", async () => {
    const browser = openBrowser();
    const here = await openTab(browser, 0);
    const there = await openTab(browser, 0);
    browser.server.on(postSelections, gelijk);
    keepDutchNames(browser, here, false);
    const { outcomeName: kept } = selection(7);
    there.slip.toggle(selection(7), null);
    await expect.poll(() => namesOf(here)).toEqual(["Gelijk"]);
    there.slip.typeLineStake("o7", "5");
    await browser.time.pass(60_000);
    expect([namesOf(here), namesOf(there)]).toEqual([["Gelijk"], [kept]]);
    expect(browser.server.sent(postSelections)).toHaveLength(1);
  });

  it("[SLIP-STORE-29] are fetched until they come", async () => {
    const browser = openBrowser();
    const here = await openTab(browser, 0);
    const there = await openTab(browser, 0);
    const refuse = () => refused(503);
    browser.server.on(postSelections, refuse, refuse, gelijk);
    keepDutchNames(browser, here, false);
    there.slip.toggle(selection(7), null);
    await expect.poll(() => browser.server.sent(postSelections).length).toBe(1);
    await browser.time.pass(6_000);
    expect([namesOf(here), browser.server.sent(postSelections).length]).toEqual([["Team 7"], 2]);
    await browser.time.pass(60_000);
    expect([namesOf(here), browser.server.sent(postSelections).length]).toEqual([["Gelijk"], 3]);
  });
});
