import { getEvents } from "@grandstand/contract/sportsbook";
import { describe, expect, it } from "vitest";
import { featureStore } from "../../core/site/feature-store.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, settle } from "../../testing/fake-time.ts";
import { siteOf } from "../../testing/site-of.ts";
import { endFollowing, followMatch } from "./follow.ts";
import { createFollowedEvent } from "./followed-event.ts";
import { createFollowedId } from "./followed-id.ts";
import { followedMatchLifecycle } from "./lifecycle.ts";
import { onceSeen } from "./once-seen.ts";

const { followedMatch } = storageKeys;

/** A tab of a browser, set going. */
function openTab(browser = createFakeStorage({})) {
  const site = siteOf({ storage: browser.tab() });
  const stop = followedMatchLifecycle.start?.(site);
  const followed = () => featureStore(site, createFollowedId).getState();
  return { browser, site, stop, followed };
}

describe("the match that is followed", () => {
  it("[FOLLOWED-MATCH-1] is one, until it is followed no longer", () => {
    const { site, followed, browser } = openTab();
    expect(followed()).toBeNull();
    followMatch(site, "e1");
    followMatch(site, "e2");
    expect([followed(), browser.read(followedMatch)]).toEqual(["e2", "e2"]);
    endFollowing(site, "e1");
    expect(followed()).toBe("e2");
    endFollowing(site, "e2");
    expect([followed(), browser.read(followedMatch)]).toEqual([null, null]);
  });

  it("[FOLLOWED-MATCH-2] is there after a reload, and in every tab", async () => {
    const { browser, site, stop, followed } = openTab();
    const other = openTab(browser);
    followMatch(site, "e1");
    await settle();
    expect([other.followed(), openTab(browser).followed()]).toEqual(["e1", "e1"]);
    followMatch(other.site, null);
    await settle();
    expect(followed()).toBeNull();
    stop?.();
    followMatch(other.site, "e2");
    await settle();
    expect(followed()).toBeNull();
  });

  it.each([
    ["asked", null],
    ["timeout", "e1"],
  ] as const)("[FOLLOWED-MATCH-3] after a logout (%s) is %s", (reason, left) => {
    const { browser, site, followed } = openTab(createFakeStorage({ [followedMatch]: "e1" }));
    followedMatchLifecycle.onLogout?.(site, reason);
    expect([followed(), browser.read(followedMatch)]).toEqual([left, left]);
  });
});

describe("a followed match of the operator", () => {
  function open() {
    const server = createFakeApi();
    const site = siteOf({
      api: server.api,
      configuration: { bookmaker: "grandstand" },
      language: "nl",
      slugs: new Map(),
    });
    return { server, store: createFollowedEvent(site) };
  }
  const answerOf = (...events: object[]) => ({
    server_time: 0,
    competitions: events.length > 0 ? [{ events }] : [],
  });

  it("[FOLLOWED-MATCH-4] is fetched in the language of the page", async () => {
    const { server, store } = open();
    server.on(getEvents, () => answerOf() as never);
    await store.load("e1");
    expect(server.sent(getEvents)[0]?.query).toEqual({
      bookmaker: "grandstand",
      lang: "nl",
      event_id: "e1",
    });
  });

  it.each([
    ["is not there", () => answerOf()],
    ["is no match", () => answerOf({ id: "e1", type: "race" })],
    ["is refused as unknown", () => refused(404)],
    ["is no id", () => refused(400)],
  ])("[FOLLOWED-MATCH-4] that %s is none", async (_, answer) => {
    const { server, store } = open();
    server.on(getEvents, answer as never);
    await store.load("e1");
    expect(store.getState()).toMatchObject({ status: "loaded", value: null });
  });

  it("[FOLLOWED-MATCH-4] is not decided without an answer", async () => {
    const { server, store } = open();
    server.on(getEvents, () => refused(503));
    expect(await store.load("e1")).toMatchObject({ kind: "failed" });
    expect(store.getState().status).toBe("failed");
  });
});

describe("what is said of its end", () => {
  function open(visibilityState: DocumentVisibilityState) {
    const page = Object.assign(new EventTarget(), { visibilityState });
    const time = createFakeTime();
    const ends: number[] = [];
    const stop = onceSeen(time, 20_000, () => ends.push(time.now()), page as never);
    const show = (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      page.dispatchEvent(new Event("visibilitychange"));
    };
    return { time, ends, stop, show };
  }

  it("[FOLLOWED-MATCH-5] is said for a while that the page is seen", async () => {
    const { time, ends, show } = open("hidden");
    await time.pass(60_000);
    show("visible");
    await time.pass(19_000);
    show("hidden");
    await time.pass(60_000);
    show("visible");
    await time.pass(19_999);
    expect(ends).toEqual([]);
    await time.pass(1);
    expect(ends).toHaveLength(1);
  });

  it("[FOLLOWED-MATCH-5] ends nothing once it has gone", async () => {
    const { time, ends, stop, show } = open("visible");
    stop();
    show("visible");
    await time.pass(60_000);
    expect(ends).toEqual([]);
  });
});
