import { getLeagues, getSportIndex, type League } from "@grandstand/contract/sport-index";
import { describe, expect, it } from "vitest";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { sportIndexIn } from "./sport-index-store.ts";

const configuration = { bookmaker: "operator" };
const closed = { sport: "football", country: null, isWhole: false };
const belgium = { ...closed, country: "belgium" };
const spain = { ...closed, country: "spain" };
const noPage = { sports: [], open: null, leagues: null };

function league(id: string): League {
  return { id, slug: id, name: id, sport_slug: "football", event_count: 2, live_count: 1 };
}

function begin(kept: Record<string, string> = {}) {
  const server = createFakeApi();
  server.on(getLeagues, ({ query }) => ({
    leagues: (query?.ids ?? query?.country ?? "").split(",").map(league),
  }));
  server.on(getSportIndex, () => ({ sports: [] }));
  const storage = createFakeStorage(kept);
  const index = sportIndexIn({ api: server.api, language: "fr", configuration }, storage.tab());
  const shown = (key: string) =>
    index
      .getState()
      .leagues.get(key)
      ?.map(({ id }) => id);
  const requests = () => server.sent(getLeagues).map(({ query }) => query?.country ?? query?.ids);
  return { server, storage, index, shown, requests };
}

describe("the index of sports", () => {
  it("[SPORT-INDEX-STORE-1] fetches the leagues of a country that is opened", async () => {
    const { index, shown, requests, server } = begin();
    index.begin(noPage);
    index.show(closed);
    index.want(closed);
    expect(requests()).toEqual([]);
    index.show(belgium);
    index.want(belgium);
    await settle();
    expect(requests()).toEqual(["belgium"]);
    expect(server.sent(getLeagues)[0]?.query).toMatchObject({ sport: "football" });
    expect(shown("football/belgium")).toEqual(["belgium"]);
    index.show(closed);
    index.show(belgium);
    expect(shown("football/belgium")).toEqual(["belgium"]);
    await settle();
    index.want(belgium);
    expect(requests()).toEqual(["belgium", "belgium"]);
  });

  it("[SPORT-INDEX-STORE-2] keeps what is open for the tab, and follows an address before it", () => {
    const { index, storage } = begin();
    index.show({ ...belgium, isWhole: true });
    expect(storage.read(lateStorageKeys.openSports)).toBe("football/+belgium");
    const again = begin({ [lateStorageKeys.openSports]: "football/+belgium" });
    expect(again.index.getState().open).toBeNull();
    again.index.begin(noPage);
    expect(again.index.getState().open).toEqual({ ...belgium, isWhole: true });
    again.index.begin({ ...noPage, open: spain, leagues: [league("laliga")] });
    expect(again.index.getState().open).toEqual(spain);
    expect(again.shown("football/spain")).toEqual(["laliga"]);
    again.index.want(spain);
    expect(again.requests()).toEqual([]);
    const other = begin({ [lateStorageKeys.openSports]: "<b>" });
    other.index.begin(noPage);
    expect(other.index.getState().open).toBeNull();
  });

  it("[SPORT-INDEX-STORE-3] says that leagues could not be had, and leaves those that were", async () => {
    const { index, server, shown, requests } = begin();
    server.on(
      getLeagues,
      () => refused(503),
      () => ({ leagues: [league("laliga")] }),
      () => refused(503),
    );
    index.show(spain);
    await settle();
    expect(index.getState().failed).toBe("football/spain");
    index.want(spain);
    expect(requests()).toHaveLength(1);
    index.show(spain);
    await settle();
    expect(index.getState().failed).toBeNull();
    index.show(spain);
    await settle();
    expect(index.getState().failed).toBeNull();
    expect(shown("football/spain")).toEqual(["laliga"]);
  });

  it("[SPORT-INDEX-STORE-4] passes over what answers a country of before", async () => {
    const { index, server, shown } = begin();
    const slow = deferred<{ leagues: League[] }>();
    server.on(
      getLeagues,
      () => slow.reply,
      () => ({ leagues: [league("laliga")] }),
    );
    index.show(belgium);
    index.show(spain);
    slow.give({ leagues: [league("pro")] });
    await settle();
    expect(shown("football/spain")).toEqual(["laliga"]);
    expect(shown("football/belgium")).toBeUndefined();
  });

  it("[SPORT-INDEX-STORE-5] fetches the names of favourites once, and none that it has seen", async () => {
    const { index, server, requests } = begin();
    index.wantFavourites([]);
    index.wantFavourites(["a", "b"]);
    index.wantFavourites(["a", "b"]);
    await settle();
    expect(requests()).toEqual(["a,b"]);
    index.show(belgium);
    await settle();
    index.wantFavourites(["belgium", "a", "c"]);
    await settle();
    expect(requests()).toEqual(["a,b", "belgium", "c"]);
    expect([...index.getState().known.keys()]).toEqual(["a", "b", "belgium", "c"]);
    server.on(getLeagues, () => refused(503));
    index.wantFavourites(["d"]);
    await settle();
    index.wantFavourites(["d"]);
    expect(requests().slice(3)).toEqual(["d", "d"]);
  });

  it("[SPORT-INDEX-STORE-6] fetches again what is shown", async () => {
    const { index, server, requests } = begin();
    const sport = { slug: "football", live_count: 1, countries: [] };
    server.on(
      getSportIndex,
      () => ({ sports: [sport] }),
      () => refused(503),
      () => ({ sports: [{ ...sport, live_count: 2 }] }),
    );
    index.begin({ ...noPage, sports: null });
    await settle();
    expect(index.getState().sports).toEqual([sport]);
    expect(await index.refresh(belgium, ["a"])).toMatchObject({ kind: "failed" });
    expect(index.getState().sports).toEqual([sport]);
    expect(await index.refresh(closed, [])).toEqual({ kind: "done" });
    expect(index.getState().sports?.[0]?.live_count).toBe(2);
    expect(requests()).toEqual(["belgium", "a"]);
    index.begin(noPage);
    expect(index.getState().sports).toBeNull();
    expect(server.sent(getSportIndex)).toHaveLength(3);
  });
});
