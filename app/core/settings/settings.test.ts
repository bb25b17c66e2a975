import { changeAcceptOdds, changeOddsFormat, getSettings } from "@grandstand/contract/settings";
import { describe, expect, it, vi } from "vitest";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createSettingsStore, type SettingsDependencies } from "./settings.ts";

/** A browser with its settings; each time that it is opened they are read again. */
function startBrowser({
  wantsLessData = false,
  kept,
  isLoggedIn = true,
  loadCalls = () => import("@grandstand/contract/settings"),
}: {
  wantsLessData?: boolean;
  isLoggedIn?: boolean;
  kept?: object;
  loadCalls?: SettingsDependencies["loadCalls"];
}) {
  const { api, on, sent } = createFakeApi();
  on(changeOddsFormat, () => ({ status: true }));
  const onNotKept = vi.fn();
  const shared = createFakeStorage(kept ? { settings: JSON.stringify(kept) } : {});
  const create = () =>
    createSettingsStore({
      api,
      storage: shared.tab(),
      timeZone: "Europe/Brussels",
      isLoggedIn: () => isLoggedIn,
      loadCalls,
      onNotKept,
      wantsLessData: () => wantsLessData,
    });
  const open = () => {
    const settings = create();
    settings.restore();
    return settings;
  };
  return { create, open, sent, on, onNotKept };
}

type Browser = ReturnType<typeof startBrowser>;

const known = { oddsFormat: "american", acceptOdds: "all", timeZone: "Asia/Tokyo" };

describe("what a browser keeps of the settings", () => {
  it("[SETTINGS-STORE-1] saves data from the start where the browser requests it", () => {
    expect(startBrowser({ wantsLessData: true }).open().getState()).toMatchObject({
      dataSaver: true,
      updates: "slow",
    });
    expect(startBrowser({}).open().getState()).toMatchObject({
      dataSaver: false,
      updates: "at-once",
    });
  });

  it("[SETTINGS-STORE-2] goes by what was chosen, whatever the browser requests", () => {
    const { open } = startBrowser({ wantsLessData: true });
    open().changeDataSaver(false);
    expect(open().getState()).toMatchObject({ dataSaver: false, updates: "at-once" });
    open().changeUpdates("calm");
    expect(open().getState()).toMatchObject({ dataSaver: false, updates: "calm" });
  });

  it("[SETTINGS-STORE-3] slows updates down with the data saver, and leaves the choice", () => {
    const settings = startBrowser({}).open();
    settings.changeDataSaver(true);
    expect(settings.getState().updates).toBe("slow");
    settings.changeUpdates("at-once");
    expect(settings.getState()).toMatchObject({ dataSaver: true, updates: "at-once" });
    settings.changeUpdates("calm");
    settings.changeDataSaver(false);
    expect(settings.getState().updates).toBe("at-once");
  });

  it("[SETTINGS-STORE-4] does not know whether pictures are wanted until it has read", () => {
    const settings = startBrowser({ kept: { ...known, dataSaver: true } }).create();
    expect(settings.getState().dataSaver).toBeNull();
    settings.restore();
    expect(settings.getState().dataSaver).toBe(true);
  });

  it.each([
    ["an earlier version", {}],
    ["another version", { updates: "hourly", dataSaver: "yes", keepsToasts: 3, saysSettled: 0 }],
  ])("[SETTINGS-STORE-5] keeps the rest of what %s wrote", (_, more) => {
    expect(
      startBrowser({ kept: { ...known, ...more } })
        .open()
        .getState(),
    ).toMatchObject({
      ...known,
      updates: "at-once",
      dataSaver: false,
    });
  });

  it("[SETTINGS-STORE-7] keeps whether messages stay until they are closed", () => {
    const { open } = startBrowser({ kept: known });
    expect(open().getState().keepsToasts).toBe(false);
    open().changeToasts({ keepsToasts: true });
    expect(open().getState()).toMatchObject({ ...known, keepsToasts: true });
    open().changeToasts({ keepsToasts: false });
    expect(open().getState().keepsToasts).toBe(false);
  });

  it("[SETTINGS-STORE-10] keeps whether a settled bet is said, which is on until it is chosen", () => {
    const { open } = startBrowser({ kept: known });
    expect(open().getState().saysSettled).toBe(true);
    open().changeToasts({ saysSettled: false });
    expect(open().getState()).toMatchObject({ ...known, saysSettled: false });
  });

  it("[SETTINGS-STORE-6] [ACCOUNT-130] [ACCOUNT-282] applies a change at once, and reports it to the server when its calls are there", async () => {
    const loadCalls = vi.fn(() => import("@grandstand/contract/settings"));
    loadCalls.mockRejectedValueOnce(new Error("No file."));
    const { create, sent } = startBrowser({ loadCalls });
    const settings = create();
    await settings.changeOddsFormat("american");
    expect(settings.getState().oddsFormat).toBe("american");
    expect(sent(changeOddsFormat)).toEqual([]);
    await settings.changeOddsFormat("fractional");
    expect(sent(changeOddsFormat)).toEqual([{ body: { odds_format: "fractional" } }]);
  });

  it("[SETTINGS-STORE-6] loads no calls as long as no one is logged in", async () => {
    const loadCalls = vi.fn(() => import("@grandstand/contract/settings"));
    const settings = startBrowser({ loadCalls, isLoggedIn: false }).create();
    await settings.changeTimeZone("Asia/Tokyo");
    await settings.changeLanguage("nl");
    expect(settings.getState().timeZone).toBe("Asia/Tokyo");
    expect(loadCalls).not.toHaveBeenCalled();
  });

  it.each([
    ["is refused", async (browser: Browser) => browser.on(changeOddsFormat, () => refused(500)), 1],
    ["is kept", async () => undefined, 0],
  ] as const)(
    "[SETTINGS-STORE-8] that %s is said so, and counts here",
    async (_, prepare, said) => {
      const browser = startBrowser({});
      await prepare(browser);
      const settings = browser.open();
      await settings.changeOddsFormat("american");
      expect([settings.getState().oddsFormat, browser.onNotKept.mock.calls.length]).toEqual([
        "american",
        said,
      ]);
    },
  );

  it("[SETTINGS-STORE-8] whose calls could not be brought is not kept either, and of a visitor's nothing is said", async () => {
    const loadCalls = () => Promise.reject(new Error("gone"));
    const visitor = startBrowser({ loadCalls, isLoggedIn: false });
    await visitor.open().changeOddsFormat("american");
    expect(visitor.onNotKept).not.toHaveBeenCalled();
    const browser = startBrowser({ loadCalls });
    const settings = browser.open();
    await settings.changeAcceptOdds("all");
    await settings.changeTimeZone("Asia/Tokyo");
    await settings.changeLanguage("nl");
    await settings.load();
    expect(browser.onNotKept).toHaveBeenCalledTimes(3);
  });
});

describe("a setting that the server did not keep", () => {
  const kept = { status: true };
  const ofServer = {
    odds_format: "fractional",
    accept_odds: "all",
    locale: "fr",
    timezone: "Europe/London",
    is_over_21: true,
    can_fast_deposit: false,
  } as const;

  it("[SETTINGS-STORE-9] is sent again until it is kept, as it was chosen last", async () => {
    const { open, on, sent, onNotKept } = startBrowser({});
    on(
      changeOddsFormat,
      () => refused(503),
      () => refused(503),
      () => refused(429, { retryAfter: 7_000 }),
      () => kept,
    );
    const settings = open();
    await settings.changeOddsFormat("american");
    await settings.changeOddsFormat("fractional");
    expect(await settings.keepAgain()).toEqual({ kind: "failed", retryAfter: 7_000 });
    expect(await settings.keepAgain()).toEqual({ kind: "done" });
    expect(await settings.keepAgain()).toEqual({ kind: "done" });
    expect(sent(changeOddsFormat).map(({ body }) => body?.odds_format)).toEqual([
      "american",
      "fractional",
      "fractional",
      "fractional",
    ]);
    // What fails again is not said again.
    expect(onNotKept).toHaveBeenCalledTimes(2);
  });

  it("[SETTINGS-STORE-9] and never will is not sent again", async () => {
    const { open, on, sent, onNotKept } = startBrowser({});
    on(changeOddsFormat, () => refused(422));
    const settings = open();
    await settings.changeOddsFormat("american");
    expect(onNotKept).toHaveBeenCalledOnce();
    expect(await settings.keepAgain()).toEqual({ kind: "done" });
    expect(sent(changeOddsFormat)).toHaveLength(1);
  });

  it("[SETTINGS-STORE-9] is not replaced by what the server keeps", async () => {
    const { open, on } = startBrowser({});
    on(changeOddsFormat, () => refused(503));
    on(getSettings, () => ({ data: ofServer }));
    const settings = open();
    await settings.changeOddsFormat("american");
    await settings.load();
    expect(settings.getState()).toMatchObject({ oddsFormat: "american", acceptOdds: "all" });
  });

  it("[SETTINGS-STORE-9] is forgotten with its person, and so is what is on its way", async () => {
    const { open, on, sent, onNotKept } = startBrowser({});
    const answer = deferred<ReturnType<typeof refused>>();
    on(changeOddsFormat, () => refused(503));
    on(changeAcceptOdds, () => answer.reply);
    on(getSettings, () => ({ data: ofServer }));
    const settings = open();
    await settings.changeOddsFormat("american");
    const changed = settings.changeAcceptOdds("higher");
    settings.forgetPerson();
    answer.give(refused(503));
    await changed;
    expect(onNotKept).toHaveBeenCalledOnce();
    expect(await settings.keepAgain()).toEqual({ kind: "done" });
    expect([sent(changeOddsFormat).length, sent(changeAcceptOdds).length]).toEqual([1, 1]);
    await settings.load();
    expect(settings.getState()).toMatchObject({ oddsFormat: "fractional", acceptOdds: "all" });
  });
});
