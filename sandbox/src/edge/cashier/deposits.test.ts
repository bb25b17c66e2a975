import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testCards } from "../../domain/payments/test-cards.ts";
import {
  type CashierPage,
  cardForm,
  keyIn,
  messageIn,
  plain,
  visitCashier,
} from "../../testing/cashier-visitor.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import {
  type Credentials,
  type Sandbox,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;
const minute = 60_000;
const hours = (count: number) => count * 3_600_000;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await sandbox.control("reset");
  sandbox.world.setClock(fixedStart);
});

async function enter(username = "empty_wallet") {
  const person = await sandbox.logIn(username);
  return { person, visitor: await visitCashier(sandbox, person, "deposit") };
}
const sound = async (person: Credentials, cents: number) => {
  expect(await sandbox.balance(person)).toBe(cents);
  expect(await sandbox.audit()).toMatchObject({ holds: true, problems: [] });
};
const pathOf = (page: CashierPage) => page.path.split("?")[0] ?? "";

describe("a deposit by card", () => {
  it("[CASHIER-10] is credited, and posted to the site", async () => {
    const { person, visitor } = await enter();
    const done = await visitor.send("/deposit", cardForm("4242 4242 4242 4242", "25,50"));
    expect(plain(done.html)).toContain("Your deposit is done");
    expect(messageIn(done)).toMatchObject({
      type: "cashier:deposit-done",
      payload: { cents: 2_550 },
    });
    await sound(person, 2_550);
  });

  it("[CASHIER-10] is refused by its bank, or where the card is not known", async () => {
    const { person, visitor } = await enter();
    for (const card of [testCards.refused, "5555555555554444"]) {
      const refused = await visitor.send("/deposit", cardForm(card, "25"));
      expect(plain(refused.html)).toContain("Your bank did not accept the payment.");
      expect(messageIn(refused)).toBeUndefined();
    }
    await sound(person, 0);
  });

  it("[CASHIER-10] waits for a step at the bank, which may refuse it", async () => {
    const { person, visitor } = await enter();
    const step = await visitor.send("/deposit", cardForm(testCards.confirmed, "25"));
    expect(plain(step.html)).toContain("Confirm with your bank");
    await sound(person, 0);
    const done = await visitor.send(`${pathOf(step)}/answer`, { answer: "confirm" });
    expect(plain(done.html)).toContain("Your deposit is done");
    await visitor.send(`${pathOf(step)}/answer`, { answer: "confirm" });
    await sound(person, 2_500);
    const other = await visitor.send("/deposit", cardForm(testCards.confirmed, "30"));
    const refused = await visitor.send(`${pathOf(other)}/answer`, { answer: "refuse" });
    expect(plain(refused.html)).toContain("Your deposit did not go through");
    await sound(person, 2_500);
  });

  it("[CASHIER-10] [CASHIER-12] is found again where its answer is lost", async () => {
    const { person, visitor } = await enter();
    const form = cardForm(testCards.lost, "25");
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(visitor.send("/deposit", form)).rejects.toThrow();
    const found = await visitor.page(`/payment/${form.key}?of=deposit`);
    expect(plain(found.html)).toContain("Your deposit is done");
    // A broken answer is meant: nothing of the sandbox's own goes wrong with it.
    expect(reported).not.toHaveBeenCalled();
    await sound(person, 2_500);
  });

  it("[CASHIER-12] can't arrive any more once its person has read that it did not", async () => {
    const { person, visitor } = await enter();
    const form = cardForm(testCards.accepted, "25");
    const lost = await visitor.page(`/payment/${form.key}?of=deposit`);
    expect(plain(lost.html)).toContain("Nothing was deposited");
    expect((await visitor.send("/deposit", form)).status).toBe(422);
    expect(plain((await visitor.page("/history")).html)).toContain("No payments that match.");
    await sound(person, 0);
  });

  it("[CASHIER-11] happens once, however often its form is sent", async () => {
    const { person, visitor } = await enter();
    const form = cardForm(testCards.accepted, "25");
    await Promise.all([1, 2, 3].map(() => visitor.send("/deposit", form)));
    await sound(person, 2_500);
    const differs = await visitor.send("/deposit", { ...form, amount: "50" });
    expect([differs.status, plain(differs.html).includes("for another amount")]).toEqual([
      422,
      true,
    ]);
    await sound(person, 2_500);
  });

  it("[CASHIER-17] says what is wrong with the form, and moves nothing", async () => {
    const { person, visitor } = await enter();
    const wrong = await visitor.send("/deposit", {
      key: randomUUID(),
      amount: "a lot",
      method: "card",
      card: "4242424242424241",
      until: "01/20",
      code: "12",
    });
    expect(wrong.status).toBe(422);
    for (const field of ["amount", "card", "until", "code"]) {
      expect(wrong.html).toContain(`<a href="#${field}">`);
      expect(wrong.html).toMatch(
        new RegExp(`<input id="${field}"[^>]*aria-describedby="[^"]*${field}-error"`),
      );
    }
    expect(wrong.html).toContain('role="alert"');
    expect(plain(wrong.html)).toContain("This card has expired");
    for (const amount of ["0,99", "100000,01", "-5", ""]) {
      const form = cardForm(testCards.accepted, amount);
      expect((await visitor.send("/deposit", form)).status).toBe(422);
    }
    await sound(person, 0);
  });
});

describe("a deposit by another way", () => {
  const bankForm = (amount: string) => ({
    key: randomUUID(),
    amount,
    method: "bank",
    bank: "KBC",
  });

  it("[CASHIER-13] is credited once the bank has it confirmed", async () => {
    const { person, visitor } = await enter();
    expect((await visitor.send("/deposit", { ...bankForm("20"), bank: "?" })).status).toBe(422);
    const step = await visitor.send("/deposit", bankForm("20"));
    expect(plain(step.html)).toContain("This page stands in for your bank.");
    await visitor.send(`${pathOf(step)}/answer`, { answer: "confirm" });
    await sound(person, 2_000);
  });

  it("[CASHIER-13] is refused where it is not confirmed in time", async () => {
    const { person, visitor } = await enter();
    const step = await visitor.send("/deposit", bankForm("20"));
    sandbox.world.setClock(fixedStart + 15 * minute);
    const late = await visitor.send(`${pathOf(step)}/answer`, { answer: "confirm" });
    expect(plain(late.html)).toContain("not confirmed in time");
    await sound(person, 0);
  });

  it("[CASHIER-14] uses the last card again, of which its end alone is kept", async () => {
    const { person, visitor } = await enter();
    const before = await visitor.page("/fastDeposit");
    expect(plain(before.html)).toContain("You have no card here yet.");
    await visitor.send("/deposit", cardForm(testCards.accepted, "20"));
    const page = await visitor.page("/fastDeposit");
    expect(plain(page.html)).toContain("your card that ends in 4242");
    await visitor.send("/fastDeposit", { key: keyIn(page), amount: "10" });
    await sound(person, 3_000);
    const { body } = await sandbox.send<{ data: object }>(
      "GET",
      "/user/settings",
      undefined,
      person,
    );
    expect(body.data).toMatchObject({ can_fast_deposit: true });
    expect((await visitor.page("/history")).html).not.toContain(testCards.accepted.slice(0, 8));
  });
});

describe("a person who may not deposit", () => {
  it.each([
    ["under21_player", "from the age of 21"],
    ["cooloff_player", "You are taking a break until 2 January 2030"],
    ["excluded_player", "You have excluded yourself until 2 January 2030"],
    ["pending_player", "We need to check your documents first."],
    ["blocked_player", "We need to check your documents first."],
  ])("[CASHIER-15] %s reads why", async (username, text) => {
    const { person, visitor } = await enter(username);
    expect(plain(visitor.first.html)).toContain(text);
    const refused = await visitor.send("/deposit", cardForm(testCards.accepted, "25"));
    expect(plain(refused.html)).toContain(text);
    await sound(person, 5_000);
  });

  it("[CASHIER-15] is checked again when the bank confirms", async () => {
    const { person, visitor } = await enter();
    const step = await visitor.send("/deposit", cardForm(testCards.confirmed, "25"));
    const profile = { on_cool_off: true, isCoolOffUntil: null };
    await sandbox.control("account", { username: "empty_wallet", profile });
    const refused = await visitor.send(`${pathOf(step)}/answer`, { answer: "confirm" });
    expect(plain(refused.html)).toContain("You can’t deposit while it lasts.");
    await sound(person, 0);
  });
});

describe("the deposit limit", () => {
  it("[CASHIER-16] refuses what goes beyond it, with amount and date", async () => {
    const { person, visitor } = await enter();
    expect(plain(visitor.first.html)).toContain("You can still deposit €200.00, of €200.00");
    await visitor.send("/deposit", cardForm(testCards.accepted, "150"));
    sandbox.world.setClock(fixedStart + minute);
    const refused = await visitor.send("/deposit", cardForm(testCards.accepted, "50.01"));
    const frees = new Intl.DateTimeFormat("en-GB", {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: "Europe/Brussels",
    }).format(fixedStart + hours(168));
    expect(plain(refused.html)).toContain(
      `leaves you: €50.00. You can deposit more from ${frees}.`,
    );
    for (const page of [await visitor.page("/deposit"), await visitor.page("/limits")]) {
      expect(plain(page.html)).toContain("€50.00");
      expect(plain(page.html)).toContain(frees);
    }
    await sound(person, 15_000);
  });

  it("[CASHIER-16] holds for two deposits that were begun before either was confirmed", async () => {
    const { person, visitor } = await enter();
    const first = await visitor.send("/deposit", cardForm(testCards.confirmed, "150"));
    const second = await visitor.send("/deposit", cardForm(testCards.confirmed, "150"));
    await Promise.all(
      [first, second].map((step) => visitor.send(`${pathOf(step)}/answer`, { answer: "confirm" })),
    );
    await sound(person, 15_000);
  });
});

describe("a deposit by wallet", () => {
  const platform = "website";
  const validation = { amount: 25, validationURL: "https://wallet.example/start", platform };
  const call = <Body>(person: Credentials, step: string, body: object) =>
    sandbox.send<Body>("POST", `/cashier/deposit-apple-pay/${step}`, body, person);
  interface Step {
    status: number;
    message: string;
    reference_id: string;
  }
  const validate = async (person: Credentials, amount = 25) =>
    (await call<Step>(person, "validate", { ...validation, amount })).body;
  const token = { transactionIdentifier: "t-1", paymentMethod: { network: "visa" } };
  const pay = async (person: Credentials, reference: string, amount = 25) =>
    call<Step>(person, "make-payment", { payment: { token }, platform, amount, reference });
  const check = (person: Credentials, reference: string) =>
    call<Step>(person, "check-payment", { reference });

  it("[CASHIER-20] [ACCOUNT-295] is validated, paid and looked up by its reference, once", async () => {
    const person = await sandbox.logIn("empty_wallet");
    const { status, reference_id } = await validate(person);
    expect(status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map(() => pay(person, reference_id)));
    expect(answers.map(({ body }) => body.status)).toContain(200);
    expect((await check(person, reference_id)).body).toMatchObject({ status: 200 });
    await sound(person, 2_500);
  });

  it("[CASHIER-21] has an amount in whole euro, within limits and restrictions", async () => {
    const person = await sandbox.logIn("empty_wallet");
    for (const amount of [0, 100_001, 1.5]) {
      expect((await call(person, "validate", { ...validation, amount })).status).toBe(400);
    }
    const beyond = await validate(person, 201);
    expect(beyond).toMatchObject({ status: 422, reference_id: null });
    expect(plain(beyond.message)).toContain("leaves you: €200.00");
    const young = await validate(await sandbox.logIn("under21_player"));
    expect(young).toMatchObject({ status: 403, reference_id: null });
    expect(young.message).toContain("21");
    await sound(person, 0);
  });

  it("[CASHIER-22] does what control has settled", async () => {
    const person = await sandbox.logIn("empty_wallet");
    await sandbox.control("cashier/next-deposit", { username: "empty_wallet", outcome: "refuse" });
    const refused = await validate(person);
    expect((await pay(person, refused.reference_id)).body.status).toBe(402);
    expect((await check(person, refused.reference_id)).body.status).toBe(402);
    await sandbox.control("cashier/next-deposit", { outcome: "wait" });
    const waiting = await validate(person);
    expect((await pay(person, waiting.reference_id)).body.status).toBe(202);
    expect((await pay(person, waiting.reference_id)).body.status).toBe(202);
    await sound(person, 0);
    const reference = waiting.reference_id;
    await sandbox.control("cashier/decide", { reference, accepted: true });
    expect((await check(person, reference)).body.status).toBe(200);
    const again = await sandbox.control("cashier/decide", { reference, accepted: false });
    expect(again.status).toBe(404);
    await sound(person, 2_500);
  });

  it("[CASHIER-23] is its person's, for the amount that was validated", async () => {
    const person = await sandbox.logIn("empty_wallet");
    const { reference_id } = await validate(person);
    const other = await sandbox.logIn("verified_player");
    expect((await pay(other, reference_id)).status).toBe(404);
    expect((await check(other, reference_id)).status).toBe(404);
    expect((await pay(person, reference_id, 26)).status).toBe(422);
    await sound(person, 0);
  });

  it("[CASHIER-24] is over once it was looked up before its payment arrived", async () => {
    const person = await sandbox.logIn("empty_wallet");
    const { reference_id } = await validate(person);
    const { body } = await check(person, reference_id);
    expect(body.status).toBe(403);
    expect(body.message).toContain("Nothing was taken");
    expect((await pay(person, reference_id)).body).toEqual(body);
    await sound(person, 0);
    const next = await validate(person);
    expect((await pay(person, next.reference_id)).body.status).toBe(200);
    await sound(person, 2_500);
  });

  it.each(["accept", "wait"] as const)(
    "[CASHIER-24] is either over or continues, where payment and look-up arrive together: %s",
    async (outcome) => {
      const person = await sandbox.logIn("empty_wallet");
      await sandbox.control("cashier/next-deposit", { username: "empty_wallet", outcome });
      const { reference_id: reference } = await validate(person);
      const [paid, ...looked] = await Promise.all([
        pay(person, reference),
        check(person, reference),
        check(person, reference),
      ]);
      const said = [paid, ...looked].map(({ body }) => body.status);
      const decided = await sandbox.control("cashier/decide", { reference, accepted: true });
      const end = (await check(person, reference)).body.status;
      for (const status of said) expect([end, 202]).toContain(status);
      if (said.includes(403)) expect([end, decided.status]).toEqual([403, 404]);
      await sound(person, end === 200 ? 2_500 : 0);
    },
  );
});
