import { getBalance } from "@grandstand/contract/account";
import {
  acceptCashOut,
  type CashOutQuote,
  lookUpCashOut,
  quoteCashOut,
} from "@grandstand/contract/cash-out";
import { describe, expect, it } from "vitest";
import { createConnectionStore } from "../../core/realtime/connection.ts";
import { watchPerson } from "../../core/session/person-activity.ts";
import { createSessionStore } from "../../core/session/session.ts";
import * as sessionCalls from "../../core/session/session-calls.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeLocks } from "../../testing/fake-locks.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, noon, settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { createCashOutStore } from "./store.ts";

function quote(number: number, amount: number): CashOutQuote {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    bet_id: `bet-${number}`,
    amount,
    running_share: "1/1",
    stake: 1_000,
    potential_return: 2_000,
    partial: null,
    quoted_at: new Date(noon).toISOString(),
    expires_at: new Date(noon + 10_000).toISOString(),
  };
}

const quoted = (given: CashOutQuote) => ({ quote: given, code: null, message: null });
const accepted = {
  status: "ACCEPTED" as const,
  quote_id: quote(1, 901).id,
  bet: null,
  code: null,
  message: null,
  requote: null,
};
const found = (state: "accepted" | "not-accepted" | "running") => ({
  state,
  bet: null,
  code: null,
  message: null,
});

function openBrowser() {
  const server = createFakeApi();
  server.on(quoteCashOut, () => quoted(quote(1, 901)));
  server.on(acceptCashOut, () => accepted);
  server.on(getBalance, () => ({ balance: 5_901 }));
  return { server, time: createFakeTime(), kept: createFakeStorage(), locks: createFakeLocks() };
}

/** A page of the browser, with somebody logged in. */
function openPage({ server, time, kept, locks }: ReturnType<typeof openBrowser>, user = person()) {
  const storage = kept.tab();
  const connection = createConnectionStore(time.now());
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage,
    onLogin: () => undefined,
    onLogout: () => undefined,
    loadCalls: async () => sessionCalls,
  });
  session.setState({ status: "authenticated", user, tokens: { token: "t", jwt: "j" } });
  const paid: number[] = [];
  const store = createCashOutStore({
    api: server.api,
    storage,
    language: "en",
    now: time.now,
    session,
    connection,
    setTimer: time.setTimer,
    alone: locks.alone,
    onElsewhere: () => undefined,
    onPaid: (amount) => paid.push(amount),
  });
  const status = () => store.getState().cashOut?.status ?? null;
  return { store, session, connection, paid, status };
}

async function quotedPage() {
  const browser = openBrowser();
  const page = openPage(browser);
  await page.store.quote("bet-1");
  return { ...browser, ...page, browser };
}

describe("a cash-out", () => {
  it("[CASH-OUT-STORE-1] shows the answer to the last question alone", async () => {
    const browser = openBrowser();
    const { store, status } = openPage(browser);
    const slow = deferred<ReturnType<typeof quoted>>();
    browser.server.on(
      quoteCashOut,
      () => slow.reply,
      () => quoted(quote(2, 450)),
    );
    const first = store.quote("bet-1");
    await store.quote("bet-2");
    slow.give(quoted(quote(1, 901)));
    await first;
    expect(store.getState()).toMatchObject({ betId: "bet-2", cashOut: { amount: 450 } });
    store.close();
    expect([store.getState().betId, status()]).toEqual([null, null]);
  });

  it("[CASH-OUT-STORE-2] [CASH-OUT-STORE-6] is kept until it is paid, and reported once", async () => {
    const { store, server, kept, paid, session, status } = await quotedPage();
    let keptThen: string | null = null;
    server.on(acceptCashOut, () => {
      keptThen = kept.read(lateStorageKeys.cashOut);
      return accepted;
    });
    await store.accept();
    await settle();
    expect(keptThen).toContain(quote(1, 901).id);
    expect(kept.read(lateStorageKeys.cashOut)).toBeNull();
    expect([status(), paid, session.getState().user?.balance]).toEqual(["paid", [901], 5_901]);
  });

  it("[CASH-OUT-STORE-3] counts one press, and is not forgotten by closing", async () => {
    const { store, server, status } = await quotedPage();
    const slow = deferred<typeof accepted>();
    server.on(acceptCashOut, () => slow.reply);
    const first = store.accept();
    await store.accept();
    store.close();
    await store.quote("bet-2");
    expect([status(), store.getState().betId]).toEqual(["accepting", "bet-1"]);
    slow.give(accepted);
    await first;
    expect([status(), server.sent(acceptCashOut).length]).toEqual(["paid", 1]);
  });

  it.each([
    ["a timeout", { failure: { kind: "timeout" } } as const],
    ["a lost connection", { failure: { kind: "unreachable" } } as const],
    ["a 500", refused(500)],
    ["a 409", refused(409)],
    ["a 404 of something on the way", refused(404)],
    ["a redirect", { failure: { kind: "malformed" } } as const],
  ])("[CASH-OUT-STORE-4] after %s looks up what became of it", async (_, failure) => {
    const { store, server, time, paid, status } = await quotedPage();
    server.on(acceptCashOut, () => failure);
    server.on(
      lookUpCashOut,
      () => refused(503),
      () => found("running"),
      () => found("accepted"),
    );
    await store.accept();
    expect(status()).toBe("unknown");
    await time.pass(60_000);
    expect([status(), paid, server.sent(acceptCashOut).length]).toEqual(["paid", [901], 1]);
    expect(server.sent(lookUpCashOut)).toHaveLength(3);
  });

  it("[CASH-OUT-STORE-4] that never arrived is a quote again", async () => {
    const { store, server, time, paid, status } = await quotedPage();
    server.on(acceptCashOut, () => ({ failure: { kind: "timeout" } }));
    server.on(lookUpCashOut, () => found("not-accepted"));
    await store.accept();
    await time.pass(60_000);
    expect([status(), paid]).toEqual(["quoted", []]);
  });

  it("[CASH-OUT-STORE-5] is resumed after a reload by its own person", async () => {
    const { store, server, browser } = await quotedPage();
    server.on(acceptCashOut, () => ({ failure: { kind: "timeout" } }));
    server.on(lookUpCashOut, () => found("accepted"));
    await store.accept();
    const stranger = openPage(browser, person({ id: "person-2" }));
    expect(stranger.store.resume()).toBeNull();
    const reloaded = openPage(browser);
    expect([reloaded.store.resume(), reloaded.status()]).toEqual(["bet-1", "unknown"]);
    expect(reloaded.store.resume()).toBeNull();
    await browser.time.pass(60_000);
    expect([reloaded.status(), reloaded.paid]).toEqual(["paid", [901]]);
  });

  it("[CASH-OUT-STORE-7] stays a quote while offline", async () => {
    const { store, server, connection, kept, status } = await quotedPage();
    connection.setState({ isOnline: false });
    await store.accept();
    expect([status(), server.sent(acceptCashOut).length]).toEqual(["quoted", 0]);
    expect(kept.read(lateStorageKeys.cashOut)).toBeNull();
  });

  it("[CASH-OUT-STORE-8] goes with its person, and waits for them", async () => {
    const { store, server, session, kept, paid, status } = await quotedPage();
    const slow = deferred<typeof accepted>();
    server.on(acceptCashOut, () => slow.reply);
    const sent = store.accept();
    await settle();
    session.setState({ user: null });
    session.setState({ user: person({ id: "person-2" }) });
    slow.give(accepted);
    await sent;
    expect([status(), paid]).toEqual([null, []]);
    await store.quote("bet-2");
    expect(status()).toBe("quoted");
    expect(kept.read(lateStorageKeys.cashOut)).toContain(quote(1, 901).id);
  });

  it("[CASH-OUT-STORE-9] says why there is no quote", async () => {
    const { store, server } = await quotedPage();
    const refusal = { quote: null, code: "CASH_OUT_BUILDER" as const, message: "Runs to its end." };
    server.on(
      quoteCashOut,
      () => refusal,
      () => ({ failure: { kind: "timeout" } }),
    );
    await store.quote("bet-1");
    expect(store.getState().cashOut).toEqual({
      status: "refused",
      code: "CASH_OUT_BUILDER",
      message: "Runs to its end.",
    });
    await store.quote("bet-1");
    expect(store.getState().cashOut).toMatchObject({ status: "refused", message: null });
  });

  it("[CASH-OUT-STORE-10] requests a new quote with what was chosen of the last", async () => {
    const { store, server, browser } = await quotedPage();
    const partial = { minimum: 10, maximum: 690 };
    server.on(
      quoteCashOut,
      () => quoted({ ...quote(1, 700), partial }),
      () => quoted(quote(2, 450)),
      () => quoted(quote(1, 700)),
    );
    store.choose({ kind: "amount", amount: 200 });
    await browser.time.pass(30_000);
    await store.quote("bet-1");
    expect(store.getState().cashOut).toMatchObject({ status: "quoted", amount: 200 });
    await store.quote("bet-2");
    expect(store.getState().cashOut).toMatchObject({ choice: { kind: "all" }, amount: 450 });
    await store.quote("bet-1");
    expect(store.getState().cashOut).toMatchObject({ choice: { kind: "all" }, amount: 700 });
  });

  it("[CASH-OUT-STORE-11] is followed by a second part of the bet, and by another bet's", async () => {
    const { store, server, paid, status } = await quotedPage();
    server.on(
      quoteCashOut,
      () => quoted({ ...quote(3, 500), bet_id: "bet-1", running_share: "500/901" }),
      () => quoted(quote(2, 450)),
    );
    for (const [betId, next] of [
      ["bet-1", "bet-1"],
      ["bet-1", "bet-2"],
      ["bet-2", null],
    ] as const) {
      expect(store.getState()).toMatchObject({ betId, cashOut: { status: "quoted" } });
      await store.accept();
      expect(status()).toBe("paid");
      store.close();
      if (next) await store.quote(next);
    }
    expect(paid).toEqual([901, 500, 450]);
    const sent = server.sent(acceptCashOut).map(({ body }) => body?.quote_id);
    expect(new Set(sent).size).toBe(3);
  });
});
