import { search as searchCall } from "@grandstand/contract/search";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime } from "../../testing/fake-time.ts";
import { createSearch, type SearchStore } from "./store.ts";

const nothing = { server_time: 0, events: [], competitions: [], teams: [], did_you_mean: null };
const found = (name: string) => ({
  ...nothing,
  competitions: [
    {
      id: name,
      slug: name,
      name,
      region_name: "Belgium",
      sport_slug: "football",
      sport_name: "Football",
      sport_category: "sport" as const,
      event_count: 1,
    },
  ],
});

const event = {
  id: "event-1",
  name: "Club Brugge – Anderlecht",
  detail: "",
  href: "/",
  isLive: false,
  sport: "football",
};

function begin() {
  const server = createFakeApi();
  server.on(searchCall, ({ query }) => found(query?.query ?? ""));
  const time = createFakeTime();
  const kept = createFakeStorage();
  const storage = kept.tab();
  const dependencies = {
    api: server.api,
    language: "fr" as const,
    setTimer: time.setTimer,
    storage,
  };
  return { server, time, kept, dependencies, search: createSearch(dependencies) };
}
const names = (search: SearchStore) =>
  search.getState().answer?.competitions.map(({ name }) => name) ?? [];

describe("search", () => {
  it("[SEARCH-1] sends the last query once the typing rests", async () => {
    const { server, time, search } = begin();
    search.type("bru");
    await time.pass(249);
    search.type("brugge");
    await time.pass(249);
    expect(server.sent(searchCall)).toEqual([]);
    await time.pass(1);
    expect(server.sent(searchCall).map(({ query }) => query?.query)).toEqual(["brugge"]);
    expect(search.getState().status).toBe("ready");
    expect(names(search)).toEqual(["brugge"]);
  });

  it("[SEARCH-2] requests nothing for a letter", async () => {
    const { server, time, search } = begin();
    search.type("brugge");
    await time.pass(250);
    search.type(" b ");
    await time.pass(1_000);
    expect(server.sent(searchCall)).toHaveLength(1);
    expect(search.getState()).toMatchObject({ status: "idle", answer: null });
  });

  it("[SEARCH-3] passes over what answers an earlier query", async () => {
    const { server, time, search } = begin();
    const slow = deferred<ReturnType<typeof found>>();
    server.on(
      searchCall,
      () => slow.reply,
      () => found("genk"),
    );
    search.type("gent");
    await time.pass(250);
    search.type("genk");
    await time.pass(250);
    slow.give(found("gent"));
    await time.pass(0);
    expect(names(search)).toEqual(["genk"]);
  });

  it("[SEARCH-4] says that it failed, and is tried again", async () => {
    const { server, time, search } = begin();
    server.on(
      searchCall,
      () => refused(503),
      () => found("genk"),
    );
    search.type("genk");
    await time.pass(250);
    expect(search.getState().status).toBe("error");
    search.again();
    await time.pass(0);
    expect(names(search)).toEqual(["genk"]);
  });

  it("[SEARCH-5] keeps six searches, and forgets one or all of them", () => {
    const { search, dependencies, kept } = begin();
    for (const query of ["aa", "bb", "cc", "dd", "ee", "ff", "gg", " cc "]) {
      search.type(query);
      search.keep(event);
    }
    const other = createSearch(dependencies);
    other.readRecent();
    const queries = () => other.getState().recent.map(({ query }) => query);
    expect(queries()).toEqual(["cc", "gg", "ff", "ee", "dd", "bb"]);
    other.forget("ff");
    expect(queries()).toEqual(["cc", "gg", "ee", "dd", "bb"]);
    other.forget(null);
    search.readRecent();
    expect(search.getState().recent).toEqual([]);
    expect(kept.read(storageKeys.searches)).toBeNull();
  });

  it("[SEARCH-8] follows what another tab keeps and forgets", () => {
    const { search, kept, dependencies } = begin();
    const other = createSearch({ ...dependencies, storage: kept.tab() });
    search.type("brugge");
    search.keep(event);
    expect(other.getState().recent).toEqual([{ query: "brugge" }]);
    other.forget("brugge");
    expect(search.getState().recent).toEqual([]);
  });

  it("[SEARCH-6] requests nothing after it was left", async () => {
    const { server, time, search } = begin();
    search.type("genk");
    search.leave();
    await time.pass(1_000);
    expect(server.sent(searchCall)).toEqual([]);
  });
});
