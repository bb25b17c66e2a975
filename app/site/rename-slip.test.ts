import type { AnswerOf } from "@grandstand/contract/call";
import { postSelections } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { openBrowser, openTab } from "../testing/placing.ts";
import type { Site } from "./create-site.ts";
import { renameSlip } from "./rename-slip.ts";

/** The slip's one selection after the page asked for its names, the event being of a type. */
async function renamed(type: "match" | "race") {
  const browser = openBrowser();
  const tab = await openTab(browser);
  const [line] = tab.slip.getState().slip.selections;
  const named = {
    id: line?.outcomeId,
    event: { name: "Rit 4", competition_name: "Kuurne", type },
    market: { name: "Winnaar", outcomes: [{ id: line?.outcomeId, fullname: "Belle Koning" }] },
  } as unknown as AnswerOf<typeof postSelections>["selections"][number];
  browser.server.on(postSelections, () => ({ server_time: 0, selections: [named] }));
  const site = { ...tab, api: browser.server.api, language: "nl" };
  await renameSlip({ ...site, configuration: { bookmaker: "grandstand" } } as unknown as Site);
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

  it("[SLIP-STORE-20] of a race keep its meeting", async () => {
    expect(await renamed("race")).toMatchObject({ eventName: "Kuurne · Rit 4" });
  });
});
