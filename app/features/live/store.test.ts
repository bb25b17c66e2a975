import { getLiveEvents } from "@grandstand/contract/sportsbook";
import { describe, expect, it, vi } from "vitest";
import { createServerClock } from "../../core/clock/server-clock.ts";
import { createSettingsStore } from "../../core/settings/settings.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, noon } from "../../testing/fake-time.ts";
import { createLiveEvents } from "./store.ts";

function open() {
  const server = createFakeApi();
  server.on(getLiveEvents, () => ({ server_time: noon, tree: [], events: [] }));
  const time = createFakeTime();
  const settings = createSettingsStore({
    api: server.api,
    storage: createFakeStorage().tab(),
    timeZone: "Europe/Brussels",
    isLoggedIn: () => true,
    onNotKept: () => undefined,
    loadCalls: () => import("@grandstand/contract/settings"),
  });
  const list = createLiveEvents({
    api: server.api,
    language: "en",
    configuration: { bookmaker: "grandstand", country: "BE" },
    clock: createServerClock(time.now, noon),
    slugs: new Map(),
    settings,
  });
  /** How often it was fetched, once the code of the calls is there. */
  const fetchCount = async () => {
    await vi.dynamicImportSettled();
    return server.sent(getLiveEvents).length;
  };
  return { server, time, list, fetchCount };
}

describe("the live list", () => {
  it("[LIVE-EVENTS-1] is fetched where it is on screen", async () => {
    const { list, fetchCount } = open();
    list.onListChanged();
    expect(await fetchCount()).toBe(0);
    const hide = list.show();
    list.onListChanged();
    expect(await fetchCount()).toBe(1);
    hide();
  });

  it("[LIVE-EVENTS-1] is not fetched once it is left", async () => {
    const { list, fetchCount, time } = open();
    const hides = [list.show(), list.show()];
    for (const hide of hides) hide();
    await time.pass(10_000);
    list.onListChanged();
    expect(await fetchCount()).toBe(0);
  });

  it("[LIVE-EVENTS-2] is fetched every 3 s at most", async () => {
    const { list, fetchCount, time } = open();
    list.show();
    await list.refresh();
    await time.pass(2_999);
    list.onListChanged();
    expect(await fetchCount()).toBe(1);
    await time.pass(1);
    list.onListChanged();
    list.onListChanged();
    expect(await fetchCount()).toBe(2);
  });

  it("[LIVE-EVENTS-3] [ERRORS-23] says that it could not be loaded, and keeps what it shows", async () => {
    const { list, server } = open();
    const sports = [{ slug: "football", name: "Football", competitions: [] }];
    list.begin(sports as never, noon);
    server.on(getLiveEvents, () => refused(503));
    expect(await list.refresh()).toEqual({ kind: "failed", retryAfter: null });
    expect(list.getState()).toMatchObject({ status: "failed", sports });
  });

  it("[LIVE-EVENTS-4] hands the prices of an answer on, though the list stays what it was", async () => {
    const { list } = open();
    list.begin([], noon);
    const { sports, fetched } = list.getState();
    await list.refresh();
    expect(list.getState().sports).toBe(sports);
    expect(list.getState().fetched).not.toBe(fetched);
  });
});
