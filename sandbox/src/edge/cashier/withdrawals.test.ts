import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deposit } from "../../domain/ledger/ledger.ts";
import { isIban } from "../../domain/payments/iban.ts";
import { payments } from "../../domain/payments/schema.ts";
import { testCards } from "../../domain/payments/test-cards.ts";
import { cardForm, keyIn, messageIn, plain, visitCashier } from "../../testing/cashier-visitor.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;
const hours = (count: number) => count * 3_600_000;
const iban = "BE68 5390 0754 7034";

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  sandbox.world.setClock(fixedStart);
});

async function enter(username = "verified_player", path = "home?tab=withdraw") {
  const person = await sandbox.logIn(username);
  return { person, visitor: await visitCashier(sandbox, person, path) };
}
const userOf = async (person: Record<string, string>) =>
  (await sandbox.send("GET", "/user", undefined, person)).body;

describe("a withdrawal", () => {
  it("[CASHIER-30] takes two steps, leaves the balance once, and waits", async () => {
    const { person, visitor } = await enter();
    const check = await visitor.send("/withdraw", { amount: "100", iban });
    expect(plain(check.html)).toContain("Is this right?");
    expect(await sandbox.balance(person)).toBe(25_000);
    const form = { key: keyIn(check), amount: "100", iban: "BE68539007547034" };
    const requested = await visitor.send("/withdraw/confirm", form);
    await visitor.send("/withdraw/confirm", form);
    expect(messageIn(requested)).toMatchObject({
      type: "cashier:withdrawal-requested",
      payload: { cents: 10_000 },
    });
    expect(await sandbox.balance(person)).toBe(15_000);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
    const history = await visitor.page("/history?kind=withdrawal");
    expect(plain(history.html)).toContain("Account that ends in 7034 Requested");
    expect(history.html).not.toContain("BE68");
  });

  it.each([
    [true, 15_000, "Paid"],
    [false, 25_000, "Given back"],
  ])("[CASHIER-30] is decided by control: %s", async (accepted, balance, state) => {
    const { person, visitor } = await enter();
    const check = await visitor.send("/withdraw", { amount: "100", iban });
    const form = { key: keyIn(check), amount: "100", iban };
    const { html } = await visitor.send("/withdraw/confirm", form);
    const reference = /W-\w{8}/.exec(html)?.[0] ?? "";
    const decision = { reference, accepted };
    expect((await sandbox.control("cashier/decide", decision)).status).toBe(200);
    expect((await sandbox.control("cashier/decide", decision)).status).toBe(404);
    expect(await sandbox.balance(person)).toBe(balance);
    expect(plain((await visitor.page("/history?kind=withdrawal")).html)).toContain(state);
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[CASHIER-31] goes to an account's number that there can be, up to the balance", async () => {
    const { person, visitor } = await enter();
    for (const [amount, number] of [
      ["250.01", iban],
      ["10", "BE68 5390 0754 7035"],
      ["10", ""],
      ["nothing", iban],
    ] as const) {
      const page = await visitor.send("/withdraw", { amount, iban: number });
      expect([page.status, keyIn(page)]).toEqual([422, ""]);
    }
    expect(await sandbox.balance(person)).toBe(25_000);
    const right = ["BE68539007547034", "nl91 abna 0417 1643 00", "LU28 0019 4006 4475 0000"];
    expect(right.every(isIban)).toBe(true);
    const wrong = ["BE6853900754703", "GB00", "0068539007547034", "BE68539007547043"];
    expect(wrong.some(isIban)).toBe(false);
  });

  it("[CASHIER-31] can't take more than there is when it is confirmed", async () => {
    const { person, visitor } = await enter();
    const check = await visitor.send("/withdraw", { amount: "250", iban });
    await sandbox.control("balance", { username: "verified_player", cents: 100 });
    const form = { key: keyIn(check), amount: "250", iban };
    const refused = await visitor.send("/withdraw/confirm", form);
    expect(refused.status).toBe(422);
    expect(await sandbox.balance(person)).toBe(100);
  });

  it.each([
    ["unverified_player", false],
    ["pending_player", false],
    ["blocked_player", false],
    ["cooloff_player", true],
    ["excluded_player", true],
    ["under21_player", true],
  ])("[CASHIER-32] by %s is possible: %s", async (username, isPossible) => {
    const { person, visitor } = await enter(username);
    const check = await visitor.send("/withdraw", { amount: "10", iban });
    await visitor.send("/withdraw/confirm", { key: keyIn(check), amount: "10", iban });
    expect(await sandbox.balance(person)).toBe(isPossible ? 4_000 : 5_000);
  });
});

describe("a break", () => {
  it("[CASHIER-40] begins on a page of its own, at once, and is posted", async () => {
    const { person, visitor } = await enter("verified_player", "home?tab=cooloff");
    expect((await visitor.send("/cooloff", {})).status).toBe(422);
    const check = await visitor.send("/cooloff", { days: "7" });
    expect(plain(check.html)).toContain("Take a break of 7 days?");
    expect(await userOf(person)).toMatchObject({ on_cool_off: false });
    const done = await visitor.send("/cooloff/confirm", { days: "7" });
    const until = Math.ceil((fixedStart + hours(168)) / 1_000);
    expect(messageIn(done)).toEqual({ type: "cashier:cool-off", payload: { until } });
    expect(await userOf(person)).toMatchObject({
      on_cool_off: true,
      isCoolOffUntil: until,
      permissions: { bet_placement_allowed: false, deposits_allowed: false },
    });
  });

  it("[CASHIER-42] gets longer and never shorter, and ends on its own", async () => {
    const { person, visitor } = await enter();
    await visitor.send("/cooloff/confirm", { days: "7" });
    const shorter = await visitor.send("/cooloff/confirm", { days: "1" });
    expect(plain(shorter.html)).toContain("would end sooner");
    const end = Math.ceil((fixedStart + hours(168)) / 1_000);
    expect(await userOf(person)).toMatchObject({ isCoolOffUntil: end });
    sandbox.world.setClock(end * 1_000 - 1_000);
    const before = await sandbox.logIn("verified_player");
    expect(await userOf(before)).toMatchObject({ on_cool_off: true });
    sandbox.world.setClock(end * 1_000);
    expect(await userOf(before)).toMatchObject({
      on_cool_off: false,
      isCoolOffUntil: null,
      permissions: { bet_placement_allowed: true, deposits_allowed: true },
    });
  });
});

describe("a self-exclusion", () => {
  it("[CASHIER-41] is confirmed with a tick, ends every session, and its page stays", async () => {
    const { person, visitor } = await enter();
    const elsewhere = await sandbox.logIn("verified_player");
    const check = await visitor.send("/exclusion", { exclusion_days: "365" });
    expect(plain(check.html)).toContain("Exclude yourself: 1 year?");
    expect((await visitor.send("/exclusion/confirm", { days: "365" })).status).toBe(422);
    expect(await userOf(person)).toMatchObject({ self_excluded: false });
    const done = await visitor.send("/exclusion/confirm", { days: "365", understood: "on" });
    const until = Math.ceil((fixedStart + hours(8_760)) / 1_000);
    expect(done.status).toBe(200);
    expect(messageIn(done)).toEqual({ type: "cashier:self-exclusion", payload: { until } });
    for (const credentials of [person, elsewhere]) {
      const user = await sandbox.send("GET", "/user", undefined, credentials);
      expect(user.status).toBe(401);
    }
    expect((await visitor.page("/home")).status).toBe(404);
    expect(await userOf(await sandbox.logIn("verified_player"))).toMatchObject({
      self_excluded: true,
      isSelfExcludedUntil: until,
    });
  });

  it("[CASHIER-42] can't be made shorter", async () => {
    const { visitor } = await enter();
    await visitor.send("/exclusion/confirm", { days: "0", understood: "on" });
    const again = await enter();
    const shorter = await again.visitor.send("/exclusion/confirm", {
      days: "365",
      understood: "on",
    });
    expect(plain(shorter.html)).toContain("would end sooner");
    expect(await userOf(again.person)).toMatchObject({
      self_excluded: true,
      isSelfExcludedUntil: null,
    });
  });
});

describe("the deposit limit's page", () => {
  it("[CASHIER-43] lowers it at once, and raises it after three days", async () => {
    const { visitor } = await enter("verified_player", "home?tab=limits");
    const lower = await visitor.send("/limits", { amount: "120" });
    expect(plain(lower.html)).toContain("Your limit is now €120.00.");
    expect(messageIn(lower)).toEqual({
      type: "cashier:limit-changed",
      payload: { kind: "deposit", cents: 12_000, starts_at: null },
    });
    const raise = await visitor.send("/limits", { amount: "300" });
    const starts_at = Math.ceil((fixedStart + hours(72)) / 1_000);
    expect(messageIn(raise)).toEqual({
      type: "cashier:limit-changed",
      payload: { kind: "deposit", cents: 30_000, starts_at },
    });
    expect(plain(raise.html)).toContain("Your limit €120.00");
    const kept = await visitor.send("/limits", { amount: "120" });
    expect(plain(kept.html)).toContain("Your limit is now €120.00.");
    expect((await visitor.send("/limits", { amount: "much" })).status).toBe(422);
  });

  it("[CASHIER-43] raises nothing for somebody whose check fails", async () => {
    const { visitor } = await enter("unverified_player", "home?tab=limits");
    const refused = await visitor.send("/limits", { amount: "300" });
    expect(refused.status).toBe(422);
    expect(plain(refused.html)).toContain("Your limit can’t be raised now");
  });
});

describe("the history", () => {
  it("[CASHIER-51] filters by kind, state, period and reference", async () => {
    const { visitor } = await enter("empty_wallet", "history");
    expect(plain(visitor.first.html)).toContain("No payments that match.");
    const done = await visitor.send("/deposit", cardForm(testCards.accepted, "20"));
    await visitor.send("/deposit", cardForm(testCards.refused, "30"));
    const reference = /D-\w{8}/.exec(done.html)?.[0] ?? "";
    const count = async (query: string) =>
      [...(await visitor.page(`/history?${query}`)).html.matchAll(/<li class="card">/g)].length;
    expect(await count("")).toBe(2);
    expect(await count("kind=withdrawal")).toBe(0);
    expect(await count("state=refused")).toBe(1);
    expect(await count(`q=${reference.toLowerCase()}`)).toBe(1);
    await sandbox.control("clock", { milliseconds: hours(192) });
    const { visitor: next } = await enter("empty_wallet", "history");
    const week = await next.page("/history?period=week");
    expect(plain(week.html)).toContain("No payments that match.");
    expect(plain((await next.page("/search?period=month")).html)).toContain("2 payments");
  });
});

describe("the audit", () => {
  it("[CASHIER-54] finds a deposit without a payment, and a payment of another amount", async () => {
    const { database } = sandbox.operator;
    await database.transaction((transaction) => deposit(transaction, "account-1", 500, fixedStart));
    expect((await sandbox.audit()).problems).toEqual([
      expect.stringContaining("a deposit without a payment"),
    ]);
    await sandbox.control("reset");
    await database.update(payments).set({ cents: 1 }).where(eq(payments.accountId, "account-1"));
    expect((await sandbox.audit()).problems).toEqual([
      expect.stringContaining("the ledger moved something else"),
    ]);
  });
});
