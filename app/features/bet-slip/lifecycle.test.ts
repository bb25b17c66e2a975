import { getLiveSelections, postSelections } from "@grandstand/contract/sportsbook";
import { intervals } from "@grandstand/rules/intervals";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { featureStore } from "../../core/site/feature-store.ts";
import { isChosen } from "../../core/slip-outline/slip-outline.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { deferred } from "../../testing/fake-api.ts";
import { createFakeStorage, type FakeStorage } from "../../testing/fake-storage.ts";
import { noon } from "../../testing/fake-time.ts";
import { openSite } from "../../testing/open-site.ts";
import { selection } from "../../testing/placing.ts";
import { createLazySlip, loadedSlip } from "./index.lazy.ts";
import { betSlipLifecycle } from "./lifecycle.ts";

/** A page that was opened just now, whose slip's code is not there yet. */
function openPage(storage: FakeStorage = createFakeStorage(), loadWording = async () => {}) {
  const { site, server } = openSite([betSlipLifecycle], { storage: storage.tab(), loadWording });
  server.on(postSelections, () => ({ server_time: noon, selections: [] }));
  server.on(getLiveSelections, () => ({ server_time: noon, selections: [] }));
  betSlipLifecycle.start?.(site);
  const outline = site.slipOutline;
  const chosen = () =>
    ["o1", "o2", "o3"].filter((outcomeId) => isChosen(outline.getState(), outcomeId));
  const lines = () =>
    loadedSlip(site)
      ?.slip.getState()
      .slip.selections.map(({ outcomeId }) => outcomeId) ?? null;
  const loaded = () => featureStore(site, createLazySlip).load();
  return { site, server, outline, chosen, lines, loaded };
}

describe("the slip before its code is there", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("[SLIP-STORE-22] is empty without it where nothing was kept", async () => {
    const { outline, lines } = openPage();
    expect(outline.getState()).toMatchObject({ isRestored: true, outcomeIds: [] });
    await new Promise((resolve) => setImmediate(resolve));
    expect(lines()).toBeNull();
  });

  it("[SLIP-STORE-23] shows a press at once, and has it on the slip with the code", async () => {
    const { outline, chosen, lines, loaded } = openPage();
    for (const number of [1, 2, 3, 2]) outline.toggle(selection(number), null);
    expect([lines(), chosen()]).toEqual([null, ["o1", "o3"]]);
    await loaded();
    expect([lines(), chosen()]).toEqual([
      ["o1", "o3"],
      ["o1", "o3"],
    ]);
    expect(outline.getState()).toMatchObject({ outcomeIds: ["o1", "o3"], waiting: [] });
  });

  it("[SLIP-STORE-23] waits for the texts too: a line that breaks between the two leaves no half slip", async () => {
    const { reply, give } = deferred<void>();
    const { outline, chosen, lines, loaded } = openPage(createFakeStorage(), () => reply);
    outline.toggle(selection(1), null);
    await new Promise((resolve) => setImmediate(resolve));
    expect([lines(), chosen(), outline.getState().waiting.length]).toEqual([null, ["o1"], 1]);
    give();
    await loaded();
    expect(lines()).toEqual(["o1"]);
  });

  it("[SLIP-STORE-23] adds what was pressed to the slip that was kept", async () => {
    const storage = createFakeStorage();
    const first = openPage(storage);
    first.outline.toggle(selection(1), null);
    await first.loaded();
    const reloaded = openPage(storage);
    expect(reloaded.outline.getState().isRestored).toBe(false);
    reloaded.outline.toggle(selection(2), null);
    await reloaded.loaded();
    expect(reloaded.lines()).toEqual(["o1", "o2"]);
  });

  it("[SLIP-STORE-23] keeps what was pressed unseen on the slip that was kept", async () => {
    const storage = createFakeStorage();
    const first = openPage(storage);
    first.outline.toggle(selection(1), null);
    await first.loaded();
    const reloaded = openPage(storage);
    expect(reloaded.chosen()).toEqual([]);
    reloaded.outline.toggle(selection(1), null);
    expect(reloaded.chosen()).toEqual(["o1"]);
    await reloaded.loaded();
    expect([reloaded.lines(), reloaded.chosen()]).toEqual([["o1"], ["o1"]]);
  });

  it("[SLIP-STORE-31] has what was pressed before it on the slip of the next page, and of the one after", async () => {
    const storage = createFakeStorage();
    const kept = openPage(storage);
    kept.outline.toggle(selection(1), null);
    await kept.loaded();
    openPage(storage).outline.toggle(selection(2), null);
    const next = openPage(storage);
    expect(next.chosen()).toEqual(["o2"]);
    next.outline.toggle(selection(3), null);
    const last = openPage(storage);
    await last.loaded();
    expect([last.lines(), last.chosen()]).toEqual([
      ["o1", "o2", "o3"],
      ["o1", "o2", "o3"],
    ]);
    expect(storage.read(storageKeys.waitingPresses)).toBeNull();
  });

  it("[SLIP-STORE-31] drops it where it was pressed again, and a day later", async () => {
    const storage = createFakeStorage();
    const page = openPage(storage);
    page.outline.toggle(selection(1), null);
    page.outline.toggle(selection(1), null);
    expect(storage.read(storageKeys.waitingPresses)).toBeNull();
    page.outline.toggle(selection(2), null);
    const kept = JSON.parse(storage.read(storageKeys.waitingPresses) ?? "{}");
    const aDayAgo = { ...kept, at: kept.at - intervals.slipExpiry - 1 };
    storage.tab().write(storageKeys.waitingPresses, JSON.stringify(aDayAgo));
    expect(openPage(storage).chosen()).toEqual([]);
  });

  it.each([
    "nonsense",
    "null",
    "[]",
    '{"presses":[{"isChosen":true,"selection":{}}]}',
    '{"presses":7}',
  ])("[SLIP-STORE-31] is opened as if nothing waited where %s was kept", async (nonsense) => {
    const storage = createFakeStorage();
    storage.tab().write(storageKeys.waitingPresses, nonsense);
    const page = openPage(storage);
    page.outline.toggle(selection(1), null);
    await page.loaded();
    expect(page.lines()).toEqual(["o1"]);
  });

  it("[SLIP-STORE-31] leaves out a press whose selection is of another form", async () => {
    const storage = createFakeStorage();
    const presses = [{ selection: { outcomeId: "o2" }, live: null, isChosen: true }];
    storage.tab().write(storageKeys.waitingPresses, JSON.stringify({ presses, at: noon }));
    const page = openPage(storage);
    page.outline.toggle(selection(1), null);
    await page.loaded();
    expect([page.lines(), page.chosen()]).toEqual([["o1"], ["o1"]]);
  });

  it("[SLIP-STORE-31] leaves nothing to the next person after a logout", async () => {
    const storage = createFakeStorage();
    const page = openPage(storage);
    page.outline.toggle(selection(1), null);
    betSlipLifecycle.onLogout?.(page.site, "asked");
    expect(page.chosen()).toEqual([]);
    expect(openPage(storage).chosen()).toEqual([]);
  });

  it("[SLIP-STORE-20] [SLIP-STORE-19] fetches names and prices of what was kept, not of what is pressed", async () => {
    const storage = createFakeStorage();
    const { server, outline, loaded } = openPage(storage);
    const seen = { odds: 2, isSuspended: false, comboBoostAvailable: false, pricedAt: noon };
    const sent = (to: typeof server) => [to.sent(postSelections), to.sent(getLiveSelections)];
    outline.toggle(selection(1), seen);
    await loaded();
    expect(sent(server)).toEqual([[], []]);
    const reloaded = openPage(storage);
    await reloaded.loaded();
    expect(sent(reloaded.server).map(({ length }) => length)).toEqual([1, 1]);
  });

  it("[SLIP-STORE-22] comes with what another tab puts on the slip", async () => {
    const storage = createFakeStorage();
    const here = openPage(storage);
    const there = openPage(storage);
    there.outline.toggle(selection(1), null);
    await there.loaded();
    await here.loaded();
    expect([here.lines(), here.chosen()]).toEqual([["o1"], ["o1"]]);
    expect(storage.read(storageKeys.slip)).toContain('"o1"');
  });
});
