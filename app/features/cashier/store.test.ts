import { getBalance } from "@grandstand/contract/account";
import { openCashier } from "@grandstand/contract/cashier";
import { getUser } from "@grandstand/contract/user";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "../../core/storage/storage.ts";
import { deferred, type FakeApi, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { createCashier } from "./store.ts";

const origin = "https://cashier.example";
const url = `${origin}/visit?token=one`;
const frame = { name: "the frame's window" };

/** How often balance and person were fetched. */
const fetched = (server: FakeApi) => [server.sent(getBalance).length, server.sent(getUser).length];

/** The cashier of somebody who is logged in, at its deposit. */
async function open() {
  const { site, server, time } = openSite([]);
  server.on(openCashier, () => ({ url }));
  server.on(getUser, () => person({ balance: 7_000 }));
  server.on(getBalance, () => ({ balance: 7_000 }));
  site.session.setState({ user: person(), tokens: { token: "t", jwt: "j" } });
  const cashier = createCashier(site);
  const state = () => cashier.getState();
  const say = (type: string, payload: unknown = {}) =>
    cashier.receive({ origin, source: frame, data: { type, payload } }, frame);
  const shown = () => site.messages.getState();
  cashier.open({ section: "deposit" });
  await settle();
  return { site, server, time, cashier, state, say, shown };
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("the cashier's address", () => {
  it("[CASHIER-STORE-10] [ACCOUNT-294] is fetched with platform, affiliation and tab", async () => {
    const { site, server, cashier } = await open();
    site.storage.write(
      storageKeys.affiliation,
      '{"idaffiliation":"42","click_id":"c","bonuscode":"B"}',
    );
    cashier.open({ section: "home", tab: "limits" });
    await settle();
    expect(server.sent(openCashier)).toEqual([
      { path: { section: "deposit" }, query: { platform: "website", idaffiliation: "1" } },
      {
        path: { section: "home" },
        query: {
          tab: "limits",
          platform: "website",
          idaffiliation: "42",
          click_id: "c",
          bonuscode: "B",
        },
      },
    ]);
  });

  it("[CASHIER-STORE-10] is fetched with the stake of the bet that a person comes from", async () => {
    const { server, cashier } = await open();
    cashier.open({ section: "deposit", stake: 2_000 });
    await settle();
    expect(server.sent(openCashier).at(-1)?.query).toMatchObject({ stake_cents: "2000" });
  });

  it("[CASHIER-STORE-11] loads until its page is ready, and is never slow after", async () => {
    const { state, say, time, shown } = await open();
    expect(shown().overlay).toEqual({ kind: "cashier" });
    expect(state()).toMatchObject({ isOpen: true, status: "loading", url });
    say("cashier:ready");
    await time.pass(60_000);
    expect(state()).toMatchObject({ status: "ready", url });
  });

  it("[CASHIER-STORE-11] of a page that says nothing is slow, and then has failed", async () => {
    const { state, time } = await open();
    await time.pass(3_999);
    expect(state().status).toBe("loading");
    await time.pass(1);
    expect(state()).toMatchObject({ status: "slow", url });
    await time.pass(11_000);
    expect(state()).toMatchObject({ status: "failed", url: null });
  });

  it("[CASHIER-STORE-11] that does not come has failed too, and its late answer opens nothing", async () => {
    const { state, server, time, cashier } = await open();
    const late = deferred<{ url: string }>();
    server.on(openCashier, () => late.reply);
    cashier.retry();
    await time.pass(15_000);
    expect(state()).toMatchObject({ status: "failed", url: null });
    late.give({ url });
    await settle();
    expect(state()).toMatchObject({ status: "failed", url: null });
  });

  /** A tab that a press has opened, and what became of it. */
  function openTab() {
    const seen: string[] = [];
    return { seen, goTo: (to: string) => seen.push(to), close: () => seen.push("closed") };
  }

  it("[CASHIER-STORE-16] of a page that says nothing, or that no frame will do, is offered in a tab", async () => {
    const silent = await open();
    expect(silent.state().needsTab).toBe(false);
    await silent.time.pass(15_000);
    expect(silent.state()).toMatchObject({ status: "failed", needsTab: true });
    silent.cashier.retry();
    await settle();
    expect(silent.state()).toMatchObject({ status: "loading", needsTab: false });
    silent.say("cashier:needs-tab");
    expect(silent.state()).toMatchObject({ status: "failed", url: null, needsTab: true });
    silent.server.on(openCashier, () => refused(500));
    silent.cashier.retry();
    await settle();
    expect(silent.state()).toMatchObject({ status: "failed", needsTab: false });
  });

  it("[CASHIER-STORE-16] is another one in the tab, and the overlay closes", async () => {
    const { cashier, state, server, say, shown } = await open();
    say("cashier:needs-tab");
    server.on(openCashier, () => ({ url: `${origin}/visit?token=two` }));
    const tab = openTab();
    await cashier.openInTab(tab);
    expect(tab.seen).toEqual([`${origin}/visit?token=two`]);
    expect([shown().overlay, state().isOpen]).toEqual([null, false]);
  });

  it.each([
    [500, "failed"],
    [403, "refused"],
  ] as const)(
    "[CASHIER-STORE-16] that is answered %i closes the tab again",
    async (status, face) => {
      const { cashier, state, server, say } = await open();
      say("cashier:needs-tab");
      server.on(openCashier, () => refused(status));
      const tab = openTab();
      await cashier.openInTab(tab);
      expect([tab.seen, state().status]).toEqual([["closed"], face]);
    },
  );

  it("[CASHIER-STORE-16] says where the browser opens no tab", async () => {
    const { cashier, state, say, shown } = await open();
    say("cashier:needs-tab");
    await cashier.openInTab(null);
    expect(state()).toMatchObject({ status: "failed", needsTab: true });
    expect(shown().toasts).toMatchObject([{ title: { key: "cashier.no-tab.title" } }]);
  });

  it("[CASHIER-STORE-12] is refused in the server's words", async () => {
    const { state, server, time, cashier } = await open();
    server.on(openCashier, () => refused(403, { message: "Fermée." } as never));
    cashier.retry();
    await time.pass(60_000);
    expect(state()).toMatchObject({ status: "refused", reason: "Fermée.", url: null });
  });

  it("[CASHIER-STORE-12] that fails is fetched again, another one", async () => {
    const { state, server, cashier } = await open();
    server.on(
      openCashier,
      () => refused(500),
      () => ({ url: `${origin}/visit?token=two` }),
    );
    cashier.retry();
    await settle();
    expect(state()).toMatchObject({ status: "failed", url: null });
    cashier.retry();
    await settle();
    expect(state()).toMatchObject({ status: "loading", url: `${origin}/visit?token=two` });
  });

  it("[CASHIER-STORE-13] is none on another origin", async () => {
    const { state, server, cashier } = await open();
    server.on(openCashier, () => ({ url: "https://cashier.example.evil.test/visit" }));
    cashier.retry();
    await settle();
    expect(state()).toMatchObject({ status: "failed", url: null });
  });

  it("[CASHIER-STORE-14] of a visit that has ended changes nothing", async () => {
    const { state, server, cashier, site } = await open();
    const late = deferred<{ url: string }>();
    server.on(
      openCashier,
      () => late.reply,
      () => ({ url }),
    );
    cashier.open({ section: "history" });
    await settle();
    site.messages.close();
    late.give({ url });
    await settle();
    expect(state()).toMatchObject({ isOpen: false, url: null });
  });
});

describe("the close of the cashier", () => {
  it("[CASHIER-STORE-15] [ACCOUNT-129] [ACCOUNT-187] resets the section, and fetches what has changed", async () => {
    const { state, site, cashier, server } = await open();
    cashier.open({ section: "home", tab: "limits" });
    await settle();
    site.messages.close();
    expect(state()).toMatchObject({ isOpen: false, target: { section: "deposit" }, url: null });
    await expect.poll(() => site.session.getState().user?.balance).toBe(7_000);
    await expect.poll(() => fetched(server)).toEqual([1, 1]);
  });

  it("[CASHIER-STORE-15] comes with whatever replaces it, and fetches nothing for a person who has gone", async () => {
    const { state, site, server, time } = await open();
    site.session.setState({ user: null, tokens: null });
    site.messages.open({ kind: "login", reason: "session-ended" });
    await time.pass(60_000);
    expect(state()).toMatchObject({ isOpen: false, status: "loading" });
    expect([server.sent(getBalance), server.sent(getUser)]).toEqual([[], []]);
  });
});

describe("a message of the cashier's frame", () => {
  it("[CASHIER-STORE-20] is dropped from another window, another origin, or in another form", async () => {
    const { cashier, say, state } = await open();
    const data = { type: "cashier:ready", payload: {} };
    const dropped = (from: { origin: string; source: unknown }) =>
      cashier.receive({ ...from, data }, frame);
    expect(dropped({ origin, source: { name: "another" } })).toEqual({ dropped: "other-window" });
    expect(console.warn).not.toHaveBeenCalled();
    expect(dropped({ origin: "https://evil.test", source: frame })).toEqual({
      dropped: "other-origin",
    });
    expect(console.warn).toHaveBeenCalledOnce();
    expect(say("cashier:unheard-of")).toEqual({ dropped: "unknown-type" });
    expect(say("cashier:enter", { at: "start" })).toEqual({ dropped: "wrong-direction" });
    expect(say("cashier:size", { height: "high" })).toEqual({ dropped: "wrong-payload" });
    expect(say("__proto__")).toEqual({ dropped: "unknown-type" });
    expect(state()).toMatchObject({ status: "loading", height: null });
    expect(dropped({ origin, source: frame })).toEqual(data);
    expect(cashier.receive({ origin, source: null, data }, null)).toEqual({
      dropped: "other-window",
    });
  });

  it("[CASHIER-STORE-21] about its status does nothing", async () => {
    const { say, state, shown, server } = await open();
    const before = [state(), shown()];
    expect(say("cashier:status", { status: "idle" })).toMatchObject({ type: "cashier:status" });
    await settle();
    expect([state(), shown()]).toEqual(before);
    expect(server.sent(getUser)).toEqual([]);
  });

  it.each([
    ["cashier:deposit-done", { reference: "d", cents: 100 }, 1, 0],
    ["cashier:withdrawal-requested", { reference: "w", cents: 100 }, 1, 0],
    ["cashier:limit-changed", { kind: "deposit", cents: 100, starts_at: null }, 0, 1],
    ["cashier:documents-uploaded", { document_status: "pending" }, 0, 1],
  ])("[CASHIER-STORE-22] %s fetches what it concerns", async (type, payload, balances, users) => {
    const { say, server } = await open();
    say(type, payload);
    await expect.poll(() => fetched(server)).toEqual([balances, users]);
  });

  it("[CASHIER-STORE-23] [ACCOUNT-188] about a cool-off says so, and fetches the person", async () => {
    const { say, server, shown, site } = await open();
    server.on(getUser, () => person({ on_cool_off: true, isCoolOffUntil: 1_900_000_000 }));
    say("cashier:cool-off", { until: 1_900_000_000 });
    expect(shown()).toMatchObject({
      toasts: [{ title: { key: "cashier.cool-off.title" }, duration: 5_000 }],
      overlay: { kind: "cashier" },
    });
    await expect.poll(() => site.session.getState().user?.on_cool_off).toBe(true);
  });

  it("[CASHIER-STORE-23] about a self-exclusion is the person's at once", async () => {
    const { say, shown, site, server } = await open();
    say("cashier:self-exclusion", { until: null });
    expect(shown().toasts).toMatchObject([
      { title: { key: "cashier.self-exclusion.title" }, duration: 5_000 },
    ]);
    expect(site.session.getState().user).toMatchObject({
      self_excluded: true,
      isSelfExcludedUntil: null,
    });
    expect(server.sent(getUser)).toEqual([]);
  });

  it("[CASHIER-STORE-24] [ACCOUNT-346] about an error has words of ours", async () => {
    const { say, shown } = await open();
    say("cashier:error", { text: "<b>stack</b>" });
    expect(shown().toasts).toMatchObject([
      { severity: "error", title: { key: "cashier.frame-error.title" }, duration: 2_500 },
    ]);
    expect(JSON.stringify(shown())).not.toContain("stack");
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("<b>stack</b>"));
  });

  it.each([
    [true, "narrow"],
    [false, "wide"],
  ])(
    "[CASHIER-STORE-26] leads back to the bet, with the slip open: %s on a %s page",
    async (isNarrow) => {
      vi.stubGlobal("matchMedia", () => ({ matches: isNarrow }));
      const { say, state, shown, site } = await open();
      expect(say("cashier:back-to-bet")).toMatchObject({ type: "cashier:back-to-bet" });
      expect([state().isOpen, shown().overlay]).toEqual([false, null]);
      expect(site.slipOutline.getState().isOpen).toBe(isNarrow);
      vi.unstubAllGlobals();
    },
  );

  it("[CASHIER-STORE-25] sets the height, and closes", async () => {
    const { say, state, shown } = await open();
    say("cashier:size", { height: 1_234 });
    expect(state().height).toBe(1_234);
    say("cashier:close");
    expect([state().isOpen, shown().overlay]).toEqual([false, null]);
  });
});
