import { getSports, getTopLeagues } from "@grandstand/contract/content";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createMenu, type Menu } from "./store.ts";

const configuration = { bookmaker: "house", country: "BE" };
const league = { id: "1", name: "Premier League", href: "/football/" };
const shown: Menu = { sports: [league], esports: [], leagues: [league] };

describe("the menu", () => {
  it("[ERRORS-22] [ACCOUNT-330] stays as it was where the sports can't be had", async () => {
    const server = createFakeApi();
    const menu = createMenu({ api: server.api, language: "fr", configuration }, shown);
    server.on(getSports, () => refused(500));
    expect(await menu.refresh()).toMatchObject({ kind: "failed" });
    expect(menu.getState()).toEqual(shown);
  });

  it("[JOURNEY-403] fetches the popular leagues that the page did not wait for, until they are there", async () => {
    const server = createFakeApi();
    const begin = { ...shown, leagues: [] };
    const menu = createMenu({ api: server.api, language: "nl", configuration }, begin);
    server.on(getSports, () => ({ sports: [] }));
    const found = [{ id: "1", label: "Premier League", url: "/football/", icon: "football" }];
    server.on(
      getTopLeagues,
      () => refused(503),
      () => found,
    );
    for (let round = 0; round < 3; round += 1) await menu.refresh();
    expect(menu.getState().leagues).toEqual([
      { ...league, href: "/nl/football/", icon: "football" },
    ]);
    expect(server.sent(getTopLeagues)).toHaveLength(2);
  });
});
