import type { AnswerOf } from "@grandstand/contract/call";
import { postSelections } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import type { Site } from "../../core/site/site.ts";
import { openBrowser, openTab, selection } from "../../testing/placing.ts";
import { renameFollowed } from "./refresh-slip.ts";
import { renameSlip } from "./rename-slip.ts";

/** The slip's one selection after the page asked for its names, the event being of a type. */
async function renamed(type: "match" | "race") {
  const browser = openBrowser();
  const tab = await openTab(browser);
  const [line] = tab.slip.getState().slip.selections;
  const named = {
    id: line?.outcomeId,
    event: { name: "Rit 4", competition_name: "Kuurne", type },
    market: {
      name: "Winnaar",
      ew_place: 4,
      ew_price: 0.2,
      outcomes: [{ id: line?.outcomeId, fullname: "Belle Koning", has_ew: true }],
    },
  } as unknown as AnswerOf<typeof postSelections>["selections"][number];
  browser.server.on(postSelections, () => ({ server_time: 0, selections: [named] }));
  const site = { ...tab, api: browser.server.api, language: "nl" };
  const configuration = { bookmaker: "grandstand" };
  await renameSlip({ ...site, configuration } as unknown as Site, tab.slip);
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

  it("[SLIP-STORE-20] of a race keep its meeting", async () => {
    expect(await renamed("race")).toMatchObject({ eventName: "Kuurne · Rit 4" });
  });
});

describe("the names of what another tab adds", () => {
  const named = (id: string, fullname: string) =>
    ({
      id,
      event: { name: `${fullname} – Genk`, type: "match" },
      market: { name: "Wedstrijdresultaat", outcomes: [{ id, fullname }] },
    }) as unknown as AnswerOf<typeof postSelections>["selections"][number];

  it("[SLIP-STORE-29] are asked for in this page's language, and stay so", async () => {
    const browser = openBrowser();
    const here = await openTab(browser, 0);
    const there = await openTab(browser, 0);
    browser.server.on(postSelections, () => ({
      server_time: 0,
      selections: [named("o7", "Gelijk")],
    }));
    const site = { ...here, api: browser.server.api, language: "nl" };
    const configuration = { bookmaker: "grandstand" };
    renameFollowed({ ...site, configuration } as unknown as Site, here.slip);
    const namesOf = ({ slip }: typeof here) =>
      slip.getState().slip.selections.map(({ outcomeName }) => outcomeName);
    const { outcomeName: kept } = selection(7);
    there.slip.toggle(selection(7), null);
    await expect.poll(() => namesOf(here)).toEqual(["Gelijk"]);
    there.slip.typeLineStake("o7", "5");
    expect([namesOf(here), namesOf(there)]).toEqual([["Gelijk"], [kept]]);
    expect(browser.server.sent(postSelections)).toHaveLength(1);
  });
});
