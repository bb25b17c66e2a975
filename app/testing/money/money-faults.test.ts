import { describe, expect, it } from "vitest";
import { settle } from "../fake-time.ts";
import { person } from "../person.ts";
import { openBrowser } from "../placing.ts";
import { builderUser } from "./builder-user.ts";
import { cashOutUser } from "./cash-out-user.ts";
import { coinsUser } from "./coins-user.ts";
import { createFaultyServer, type FaultyServer } from "./faulty-server.ts";
import type { MoneyTab, MoneyUser } from "./money-user.ts";
import { registrationUser } from "./registration-user.ts";
import { slipUser } from "./slip-user.ts";
import { walletUser } from "./wallet-user.ts";

const anna = person();
const bart = person({ id: "person-2" });
/** Those of somebody who is logged in, and with them the one of a visitor. */
const sessionUsers = [slipUser, builderUser, cashOutUser, coinsUser, walletUser] as const;
const users: readonly MoneyUser<MoneyTab>[] = [...sessionUsers, registrationUser];

async function openFor<Tab extends MoneyTab>(user: MoneyUser<Tab>) {
  const browser = openBrowser();
  const server = createFaultyServer(user);
  user.wire(browser.server, server);
  const tab = await user.open(browser, anna);
  const kept = () => browser.storage.read(user.recordKey) ?? "";
  return { browser, server, tab, kept, time: browser.time };
}

/** Compares what the person sees with what the server did, at any time. */
function expectTruth(server: FaultyServer, tab: MoneyTab): void {
  expect(new Set(server.commits).size).toBe(server.commits.length);
  expect(server.commits.length).toBeLessThanOrEqual(1);
  const shown = tab.shows();
  if (shown === "done") expect(server.commits).toHaveLength(1);
  if (shown === "not-done") expect(server.commits).toEqual([]);
}

/** Lets what was pressed reach the server: a wallet's sheet is validated and authorised before. */
async function reachServer(): Promise<void> {
  await settle();
  await settle();
}

describe.each(users.map((user) => [user.name, user] as const))("%s", (_, user) => {
  const open = () => openFor(user);

  it("does one thing for one press, where nothing fails", async () => {
    const { server, tab, kept } = await open();
    await tab.press();
    expect([tab.shows(), server.sent.length, server.commits.length, kept()]).toEqual([
      "done",
      1,
      1,
      "",
    ]);
  });

  it("[MONEY-FAULTS-1] an answer that is lost before the commit", async () => {
    const { server, tab, time } = await open();
    server.fail("lost before commit");
    await tab.press();
    expect(tab.shows()).toBe("checking");
    await time.pass(1_000);
    expect(tab.shows()).toBe("not-done");
    expectTruth(server, tab);
    await tab.press();
    expect([tab.shows(), server.sent.length]).toEqual(["done", 2]);
    expect(new Set(server.sent).size).toBe(user.keepsKey ? 1 : 2);
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-2] an answer that is lost after the commit", async () => {
    const { server, tab, time, kept } = await open();
    server.fail("lost after commit");
    await tab.press();
    expect([tab.shows(), kept()]).toEqual([
      "checking",
      expect.stringContaining(server.sent[0] ?? "-"),
    ]);
    await time.pass(1_000);
    expect([tab.shows(), server.sent.length, kept()]).toEqual(["done", 1, ""]);
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-3] a request that is doubled on its way", async () => {
    const { server, tab } = await open();
    server.fail("doubled");
    await tab.press();
    expect(tab.shows()).toBe("done");
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-3] a press that is doubled", async () => {
    const { server, tab, time } = await open();
    await Promise.all([tab.press(), tab.press()]);
    await time.pass(60_000);
    expect([tab.shows(), server.sent.length]).toEqual(["done", 1]);
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-4] a request that is delayed past the next press", async () => {
    const { server, tab, time } = await open();
    server.fail("delayed");
    await tab.press();
    await time.pass(1_000);
    expect(tab.shows()).toBe("not-done");
    await tab.press();
    expect(tab.shows()).toBe("done");
    server.arrive();
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-4] a request that is delayed, and arrives before the next press", async () => {
    const { server, tab, time } = await open();
    server.fail("delayed");
    await tab.press();
    await time.pass(1_000);
    server.arrive();
    await tab.press();
    expect(tab.shows()).toBe("done");
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-5] a 409, while it is still being worked on", async () => {
    const { server, tab, time } = await open();
    server.fail("409");
    await tab.press();
    await time.pass(20_000);
    expect([tab.shows(), server.sent.length]).toEqual(["checking", 1]);
    await tab.press();
    expect(server.sent).toHaveLength(1);
    server.finish();
    await time.pass(20_000);
    expect([tab.shows(), server.sent.length]).toEqual(["done", 1]);
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-6] a 422, for a key under which it was done", async () => {
    const { server, tab, time } = await open();
    server.fail("422");
    await tab.press();
    expect(tab.shows()).toBe("checking");
    await time.pass(1_000);
    expect([tab.shows(), server.sent.length]).toEqual(["done", 1]);
    expectTruth(server, tab);
  });

  it.each([
    ["before", "not-done"],
    ["after", "done"],
  ] as const)("[MONEY-FAULTS-7] a 500 %s the commit", async (when, end) => {
    const { server, tab, time } = await open();
    server.fail(`500 ${when} commit`);
    await tab.press();
    expect(tab.shows()).toBe("checking");
    await time.pass(1_000);
    expect([tab.shows(), server.sent.length]).toEqual([end, 1]);
    expectTruth(server, tab);
  });

  it.each([
    ["slow", "done"],
    ["on its way", "not-done"],
  ] as const)("[MONEY-FAULTS-8] a reload while it is sent, %s", async (fate, end) => {
    const { browser, server, tab, time } = await open();
    server.fail(fate);
    void tab.press();
    await reachServer();
    browser.locks.releaseAll();
    const reloaded = await user.open(browser, anna);
    reloaded.resume();
    expect(reloaded.shows()).toBe("checking");
    await time.pass(1_000);
    expect([reloaded.shows(), server.sent.length]).toEqual([end, 1]);
    expectTruth(server, reloaded);
    if (end === "not-done") await reloaded.press();
    server.arrive();
    expect(reloaded.shows()).toBe("done");
    expectTruth(server, reloaded);
  });

  it("[MONEY-FAULTS-9] two tabs at once", async () => {
    const { browser, server, tab, time } = await open();
    const other = await user.open(browser, anna);
    server.fail("slow");
    const pressed = Promise.all([tab.press(), other.press()]);
    await reachServer();
    server.giveAnswers();
    await pressed;
    await time.pass(60_000);
    expect([tab.shows(), server.sent.length]).toEqual(["done", 1]);
    expect([other.shows() === "done", other.saysElsewhere()]).toEqual([false, true]);
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-9] a second tab that is opened meanwhile waits for the first", async () => {
    const { browser, server, tab, time } = await open();
    server.fail("slow");
    const pressed = tab.press();
    await reachServer();
    const other = await user.open(browser, anna);
    other.resume();
    await time.pass(60_000);
    expect([other.shows(), server.lookUps()]).toEqual(["checking", 0]);
    server.giveAnswers();
    await pressed;
    await time.pass(20_000);
    expect([tab.shows(), other.shows(), server.sent.length]).toEqual(["done", "done", 1]);
    expectTruth(server, other);
  });

  it("[MONEY-FAULTS-11] a refusal by the server", async () => {
    const { server, tab } = await open();
    server.fail("refused");
    await tab.press();
    await settle();
    expect(tab.shows()).toBe("not-done");
    expectTruth(server, tab);
    await tab.press();
    expect(tab.shows()).toBe("done");
    expect(new Set(server.sent).size).toBe(2);
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-12] a 429", async () => {
    const { server, tab, time } = await open();
    server.fail("429");
    await tab.press();
    await time.pass(5_000);
    expect([tab.shows(), server.sent.length]).toEqual(["not-done", 1]);
    expectTruth(server, tab);
    await tab.press();
    expect(tab.shows()).toBe("done");
    expect(new Set(server.sent).size).toBe(user.keepsKey ? 1 : 2);
  });
});

describe.each(sessionUsers.map((user) => [user.name, user] as const))("%s", (_, user) => {
  const open = () => openFor(user);

  it("[MONEY-FAULTS-10] a session that ends meanwhile", async () => {
    const { server, tab, time, kept } = await open();
    server.fail("slow");
    const pressed = tab.press();
    await reachServer();
    tab.become(bart);
    server.giveAnswers();
    await pressed;
    await time.pass(60_000);
    expect([tab.shows(), server.lookUps()]).toEqual(["nothing", 0]);
    expect(kept()).toContain(server.sent[0]);
    tab.become(anna);
    tab.resume();
    await time.pass(1_000);
    expect([tab.shows(), server.sent.length, kept()]).toEqual(["done", 1, ""]);
    expectTruth(server, tab);
  });

  it("[MONEY-FAULTS-10] a session that ends while it is looked up", async () => {
    const { server, tab, time, kept } = await open();
    server.fail("lost after commit");
    await tab.press();
    tab.become(null);
    await time.pass(60_000);
    expect([tab.shows(), server.lookUps()]).toEqual(["nothing", 0]);
    expect(kept()).toContain(server.sent[0]);
  });
});
