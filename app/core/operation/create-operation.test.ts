import type { Draft, Found } from "@grandstand/rules/operation";
import { describe, expect, it } from "vitest";
import { deferred } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import {
  done,
  limited,
  type Outcome,
  open,
  openBrowser,
  openTab,
  pay,
  recordKey,
  refused,
  timeout,
} from "../../testing/paying.ts";
import { lateStorageKeys } from "../storage/late-storage.ts";

describe("a press", () => {
  it("[OPERATION-RUNNER-1] [OPERATION-RUNNER-10] sends each draft once, one after the other", async () => {
    const { press, sent, settled, states } = open();
    await press(1, 2, 2);
    expect([sent, settled, states()]).toEqual([["k1", "k2"], [["k1", "k2"]], ["done", "done"]]);
  });

  it("[OPERATION-RUNNER-1] sends what is new beside what goes again", async () => {
    const { press, operation, sent, server } = open();
    server.submit = async () => limited;
    await press(1);
    await press(1, 2);
    await operation.press(async () => [{ ...pay(2), key: "k9" }]);
    expect(sent).toEqual(["k1", "k1", "k2", "k9"]);
  });

  it.each([true, false])(
    "[OPERATION-RUNNER-1] does nothing while one is under way or unknown, with locks: %s",
    async (hasLocks) => {
      const browser = openBrowser();
      const { sent, server } = browser;
      const { press, states, elsewhere } = openTab(browser, { hasLocks });
      const answer = deferred<Outcome>();
      server.submit = () => answer.reply;
      const first = press(1);
      await press(2);
      answer.give(timeout);
      await first;
      await press(3);
      expect([sent, states()]).toEqual([["k1"], ["unknown"]]);
      expect(elsewhere).not.toHaveBeenCalled();
    },
  );

  it("[OPERATION-RUNNER-2] keeps the record of what is unknown alone, however the others ended", async () => {
    const { press, server, storage } = open();
    server.submit = async ({ key }) => ({ k1: done, k2: timeout, k3: refused })[key] ?? done;
    await press(1, 2, 3);
    const kept: unknown = JSON.parse(storage.read(recordKey) ?? "");
    expect(kept).toMatchObject({ records: [{ ...pay(2), isReturned: false }] });
  });

  it("[OPERATION-RUNNER-2] is kept before it leaves, and dropped once its fate is known", async () => {
    const { press, server, storage } = open();
    let keptThen: string | null = null;
    server.submit = async () => {
      keptThen = storage.read(recordKey);
      return done;
    };
    await press(1);
    expect(keptThen).toContain('"k1"');
    expect(storage.read(recordKey)).toBeNull();
  });

  it("[OPERATION-RUNNER-4] in another tab meanwhile sends nothing and says so", async () => {
    const { press, sent, server, browser } = open();
    const answer = deferred<Outcome>();
    server.submit = () => answer.reply;
    const first = press(1);
    await settle();
    const other = openTab(browser);
    await other.press(2);
    expect(other.elsewhere).toHaveBeenCalledOnce();
    answer.give(done);
    await first;
    expect(sent).toEqual(["k1"]);
  });

  it("[OPERATION-RUNNER-4] holds back nothing of another kind", async () => {
    const { press, sent, server, browser } = open();
    server.submit = () => deferred<never>().reply;
    void press(1);
    await settle();
    const other = openTab(browser, { key: lateStorageKeys.cashOut });
    void other.press(2);
    await settle();
    expect(sent).toEqual(["k1", "k2"]);
  });

  it("[OPERATION-RUNNER-9] while offline sends and keeps nothing, then or later", async () => {
    const { press, page, sent, storage, states, operation, time } = open();
    page.isOnline = false;
    await press(1);
    page.isOnline = true;
    await time.pass(60_000);
    expect([sent, states(), storage.read(recordKey)]).toEqual([[], ["refused"], null]);
    expect(operation.reusable()).toMatchObject([pay(1)]);
  });
});

describe("an answer that leaves a doubt", () => {
  it("[OPERATION-RUNNER-3] is looked up more and more seldom until it is known", async () => {
    const { press, sent, lookedUp, server, states, time, storage } = open();
    server.submit = async () => timeout;
    server.lookUp = async () => ({ kind: lookedUp.length < 3 ? "running" : "no-answer" });
    await press(1);
    await time.pass(14_999);
    expect([lookedUp.length, states()]).toEqual([3, ["unknown"]]);
    expect(storage.read(recordKey)).toContain('"k1"');
    server.lookUp = async () => done;
    await time.pass(1);
    expect([sent, states(), storage.read(recordKey)]).toEqual([["k1"], ["done"], null]);
  });

  it("[OPERATION-RUNNER-5] is looked up after a reload by its own person alone", async () => {
    const { press, sent, lookedUp, server, browser, time, locks } = open();
    server.submit = () => deferred<never>().reply;
    void press(1);
    await settle();
    locks.releaseAll();
    const stranger = openTab(browser, { user: "bart" });
    expect(stranger.operation.resume("bart")).toBe(false);
    const back = openTab(browser);
    expect([back.operation.resume("anna"), back.states()]).toEqual([true, ["unknown"]]);
    await time.pass(1_000);
    expect([sent, lookedUp, back.states(), back.settled]).toEqual([
      ["k1"],
      ["k1"],
      ["done"],
      [["k1"]],
    ]);
  });

  it("[OPERATION-RUNNER-4] is not looked up while another tab still sends it", async () => {
    const { press, lookedUp, server, browser, time, states } = open();
    const answer = deferred<Outcome>();
    server.submit = () => answer.reply;
    server.lookUp = async () => ({ kind: "not-found" });
    const first = press(1);
    await settle();
    const other = openTab(browser);
    other.operation.resume("anna");
    await time.pass(60_000);
    expect([lookedUp, other.states()]).toEqual([[], ["unknown"]]);
    expect(Math.min(...time.timers()), "more and more seldom").toBeGreaterThan(1_000);
    server.lookUp = async () => done;
    answer.give(done);
    await first;
    await time.pass(1_000);
    expect([states(), other.states(), lookedUp]).toEqual([["done"], ["done"], ["k1"]]);
  });

  it("[OPERATION-RUNNER-6] is looked up no sooner for what another tab does beside it", async () => {
    const { press, server, browser, time } = open();
    server.submit = async () => timeout;
    server.lookUp = async () => ({ kind: "running" });
    await press(1);
    await time.pass(20_000);
    const due = time.timers();
    server.submit = async () => done;
    await openTab(browser, { user: "bart" }).press(2);
    expect(time.timers()).toEqual(due);
  });

  it("[OPERATION-RUNNER-6] that another tab has ended is looked up within a second", async () => {
    const { press, states, server, browser, time } = open();
    server.submit = async () => timeout;
    server.lookUp = async () => ({ kind: "running" });
    await press(1, 2);
    const other = openTab(browser);
    other.operation.resume("anna");
    await time.pass(32_500);
    server.lookUp = async ({ key }) => (key === "k1" ? done : { kind: "running" });
    // The one whose turn is next ends it; the other one is not yet due.
    const due = Math.min(...time.timers());
    await time.pass(due);
    expect(Math.min(...time.timers())).toBeLessThanOrEqual(1_000);
    await time.pass(1_000);
    expect([states(), other.states()]).toEqual([
      ["done", "unknown"],
      ["done", "unknown"],
    ]);
  });
});

describe("one look-up at a time", () => {
  it("[OPERATION-RUNNER-3] is in flight, though it is resumed meanwhile", async () => {
    const browser = openBrowser();
    const { press, operation, states } = openTab(browser, { hasLocks: false });
    const { server, lookedUp, time } = browser;
    const found = deferred<Found<string, string>>();
    server.submit = async () => timeout;
    server.lookUp = () => found.reply;
    await press(1);
    await time.pass(1_000);
    operation.resume("anna");
    await time.pass(20_000);
    expect(lookedUp).toEqual(["k1"]);
    server.lookUp = async () => done;
    found.give({ kind: "not-found" });
    await settle();
    await time.pass(1_000);
    expect([lookedUp, states()]).toEqual([["k1", "k1"], ["done"]]);
  });
});

describe("what was not processed", () => {
  it("[OPERATION-RUNNER-7] is another request where it has another payload", async () => {
    const { operation, server } = open();
    const payloads: number[] = [];
    server.submit = async ({ payload }) => {
      payloads.push(payload);
      return limited;
    };
    await operation.press(async () => [pay(1)]);
    await operation.press(async () => [{ ...pay(1), payload: 7 }]);
    expect(payloads).toEqual([100, 7]);
    expect(operation.reusable()).toMatchObject([{ key: "k1", payload: 7 }]);
  });

  it("[OPERATION-RUNNER-7] goes again under its key, after a reload as well", async () => {
    const { press, sent, server, browser, storage, operation } = open();
    server.submit = async () => limited;
    await press(1);
    expect(operation.reusable()).toMatchObject([pay(1)]);
    await press(1);
    const reloaded = openTab(browser);
    expect(reloaded.operation.resume("anna")).toBe(false);
    expect(reloaded.operation.reusable()).toMatchObject([pay(1)]);
    expect(openTab(browser, { user: "bart" }).operation.reusable()).toEqual([]);
    server.submit = async () => done;
    await reloaded.press(1);
    expect(sent).toEqual(["k1", "k1", "k1"]);
    expect([storage.read(recordKey), reloaded.operation.reusable()]).toEqual([null, []]);
  });

  it("[OPERATION-RUNNER-7] of an earlier press may go again as well, each once", async () => {
    const { press, server, operation } = open();
    server.submit = async () => limited;
    await press(1);
    await press(2);
    expect(operation.reusable()).toMatchObject([pay(2), pay(1)]);
  });

  it("[OPERATION-RUNNER-7] is forgotten with the page where the server gives the keys", async () => {
    const browser = openBrowser();
    const { press, operation } = openTab(browser, { keepsReturned: false });
    browser.server.submit = async () => limited;
    await press(1);
    expect(operation.reusable()).toMatchObject([pay(1)]);
    expect(browser.storage.read(recordKey)).toBeNull();
  });

  it("[OPERATION-RUNNER-7] goes again beside what ended otherwise, but for what was dropped", async () => {
    const { press, sent, server, operation, states } = open();
    server.submit = async ({ key }) => ({ k1: done, k2: limited, k3: refused })[key] ?? done;
    await press(1, 2, 3);
    expect(operation.reusable()).toMatchObject([pay(2)]);
    operation.retain(["k2", "k3"]);
    server.submit = async () => done;
    await press(2);
    expect([sent, states()]).toEqual([
      ["k1", "k2", "k3", "k2"],
      ["done", "refused"],
    ]);
  });
});

describe("a session that ends meanwhile", () => {
  it("[OPERATION-RUNNER-8] lets nothing more leave, and keeps the answer from the next person", async () => {
    const { press, page, sent, server, states, settled, storage } = open();
    const answer = deferred<Outcome>();
    server.submit = () => answer.reply;
    const placing = press(1, 2);
    await settle();
    page.userId = "bart";
    answer.give(done);
    await placing;
    expect([sent, states(), settled]).toEqual([["k1"], [], []]);
    expect(storage.read(recordKey)).toContain('"anna"');
  });

  it("[OPERATION-RUNNER-8] looks up nothing until its person is back", async () => {
    const { press, page, lookedUp, server, states, operation, time } = open();
    server.submit = async () => timeout;
    await press(1);
    page.userId = null;
    await time.pass(60_000);
    expect([lookedUp, states()]).toEqual([[], []]);
    page.userId = "bart";
    server.submit = async () => done;
    await press(2);
    expect(states()).toEqual(["done"]);
    page.userId = "anna";
    expect(operation.resume("anna")).toBe(true);
    await time.pass(1_000);
    expect([lookedUp, states()]).toEqual([["k1"], ["done"]]);
  });

  it("[OPERATION-RUNNER-8] sends, reuses and shows nothing while no one is logged in", async () => {
    const { press, page, operation, sent, storage, server } = open();
    server.submit = async () => limited;
    await press(1);
    page.userId = null;
    await press(2);
    expect([sent, operation.reusable()]).toEqual([["k1"], []]);
    expect(storage.read(recordKey)).not.toContain('"k2"');
  });

  it("[OPERATION-RUNNER-8] keeps what a look-up finds from the next person", async () => {
    const { press, page, server, states, settled, time, storage } = open();
    const found = deferred<Found<string, string>>();
    server.submit = async () => timeout;
    server.lookUp = () => found.reply;
    await press(1);
    await time.pass(1_000);
    page.userId = "bart";
    found.give(done);
    await settle();
    expect([states(), settled]).toEqual([[], []]);
    expect(storage.read(recordKey)).toContain('"anna"');
  });

  it("[OPERATION-RUNNER-8] forgets all but the record, which waits for its person", async () => {
    const { press, operation, server, states, lookedUp, time } = open();
    server.submit = async () => timeout;
    await press(1);
    operation.forget();
    await time.pass(60_000);
    expect([states(), lookedUp]).toEqual([[], []]);
    expect(operation.resume("anna")).toBe(true);
  });

  it("[OPERATION-RUNNER-8] while drafts are made sends none of them", async () => {
    const { operation, page, sent } = open();
    const drafts = deferred<readonly Draft<number>[]>();
    const pressed = operation.press(() => drafts.reply);
    await settle();
    page.userId = null;
    drafts.give([pay(1)]);
    await pressed;
    expect(sent).toEqual([]);
  });

  it("[OPERATION-RUNNER-8] leaves alone what the next person has under way", async () => {
    const browser = openBrowser();
    const barts = openTab(browser, { user: "bart" });
    browser.server.submit = async () => timeout;
    await barts.press(2);
    const { operation, page, states } = openTab(browser);
    const drafts = deferred<readonly Draft<number>[]>();
    const pressed = operation.press(() => drafts.reply);
    await settle();
    page.userId = "bart";
    operation.resume("bart");
    drafts.give([pay(1)]);
    await pressed;
    expect([browser.sent, states()]).toEqual([["k2"], ["unknown"]]);
  });

  it("[OPERATION-RUNNER-8] leaves a late answer to the look-up once its person is back", async () => {
    const { press, page, operation, server, states, settled, time } = open();
    const answer = deferred<Outcome>();
    server.submit = () => answer.reply;
    const pressed = press(1);
    await settle();
    page.userId = null;
    page.userId = "anna";
    operation.resume("anna");
    answer.give(refused);
    await pressed;
    expect([states(), settled]).toEqual([["unknown"], []]);
    await time.pass(5_000);
    expect([states(), settled]).toEqual([["done"], [["k1"]]]);
  });
});

describe("a record that can't be read", () => {
  it.each(["nonsense", "[]", '{"version":2,"records":[{"key":"k1","userId":"anna"}]}'])(
    "[OPERATION-RUNNER-11] is left out: %s",
    async (kept) => {
      const { storage, operation, sent, lookedUp, time } = open();
      storage.tab().write(recordKey, kept);
      expect([operation.resume("anna"), operation.reusable()]).toEqual([false, []]);
      await time.pass(60_000);
      expect([sent, lookedUp]).toEqual([[], []]);
    },
  );
});
