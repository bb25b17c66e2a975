import { getSports } from "@grandstand/contract/content";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createMenu } from "./store.ts";

describe("the menu", () => {
  it("[ERRORS-22] [ACCOUNT-330] stays as it was where the sports can't be had", async () => {
    const server = createFakeApi();
    const league = { id: "1", name: "Premier League", href: "/football/" };
    const shown = { sports: [league], esports: [], leagues: [league] };
    const configuration = { bookmaker: "house", country: "BE" };
    const menu = createMenu({ api: server.api, language: "fr", configuration }, shown);
    server.on(getSports, () => refused(500));
    expect(await menu.refresh()).toMatchObject({ kind: "failed" });
    expect(menu.getState()).toEqual(shown);
  });
});
