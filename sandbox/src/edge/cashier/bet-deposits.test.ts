import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testCards } from "../../domain/payments/test-cards.ts";
import { type CashierPage, cardForm, plain, visitCashier } from "../../testing/cashier-visitor.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  sandbox.world.setClock(fixedStart);
});

describe("a deposit for a bet", () => {
  const enter = async (path: string, language = "en") => {
    const person = await sandbox.logIn("empty_wallet");
    return { person, visitor: await visitCashier(sandbox, person, path, language) };
  };
  const comeFrom = (stake: string, language?: string) =>
    enter(`deposit?stake_cents=${stake}`, language);
  const amountIn = ({ html }: CashierPage) => /id="amount"[^>]*value="([^"]*)"/.exec(html)?.[1];

  it.each([
    ["fr", "14,50"],
    ["nl", "14,50"],
    ["en", "14.50"],
  ])("[CASHIER-18] begins with what is missing, in %s", async (language, amount) => {
    await sandbox.control("balance", { username: "empty_wallet", cents: 550 });
    const { visitor } = await comeFrom("2000", language);
    expect(amountIn(visitor.first)).toBe(amount);
    expect(plain(visitor.first.html)).toMatch(/20[.,]00.*14[.,]50/);
    expect(visitor.first.html).toContain('class="notice missing"');
  });

  it("[CASHIER-18] is one euro at least, and whole euro have no cents", async () => {
    await sandbox.control("balance", { username: "empty_wallet", cents: 1_950 });
    expect(amountIn((await comeFrom("2000")).visitor.first)).toBe("1");
    await sandbox.control("balance", { username: "empty_wallet", cents: 500 });
    expect(amountIn((await comeFrom("2000")).visitor.first)).toBe("15");
  });

  it("[CASHIER-18] fills in nothing that the limit does not leave, and says so", async () => {
    const { visitor } = await comeFrom("30000");
    expect(amountIn(visitor.first)).toBe("");
    expect(plain(visitor.first.html)).toContain("more than your deposit limit leaves you");
  });

  it("[CASHIER-18] says nothing where the balance suffices, or where there is no bet", async () => {
    for (const path of ["deposit?stake_cents=2000", "deposit"]) {
      const person = await sandbox.logIn("verified_player");
      const { first } = await visitCashier(sandbox, person, path);
      expect([amountIn(first), first.html.includes("missing")]).toEqual(["", false]);
    }
    const person = await sandbox.logIn("verified_player");
    const wrong = await sandbox.send("GET", "/cashier/deposit?stake_cents=-1", undefined, person);
    expect(wrong.status).toBe(400);
  });

  it("[CASHIER-18] leads back to the bet once it is done, with the new balance", async () => {
    const { person, visitor } = await comeFrom("2000");
    const short = await visitor.send("/deposit", cardForm(testCards.accepted, "15"));
    expect(plain(short.html)).toContain("Your bet of €20.00 needs €5.00 more.");
    const done = await visitor.send("/deposit", cardForm(testCards.accepted, "5"));
    expect(plain(done.html)).toMatch(/New balance €20\.00 .*Your bet is waiting/);
    expect(done.html).toContain("data-back-to-bet");
    expect(await sandbox.balance(person)).toBe(2_000);
    const other = await enter("deposit");
    const plainDone = await other.visitor.send("/deposit", cardForm(testCards.accepted, "5"));
    expect(plainDone.html).not.toContain("data-back-to-bet");
  });

  it("[CASHIER-19] has sums that set the amount, off above what is left, with the reason", async () => {
    const { visitor } = await enter("deposit");
    expect(visitor.first.html).not.toContain("amounts-off");
    await visitor.send("/deposit", cardForm(testCards.accepted, "150"));
    const { html } = await visitor.page("/deposit");
    const buttons = [...html.matchAll(/data-amount="(\d+)"( disabled)?/g)];
    expect(buttons.map(([, euro, off]) => [euro, off !== undefined])).toEqual([
      ["10", false],
      ["20", false],
      ["50", false],
      ["100", true],
    ]);
    expect(html).toContain('aria-describedby="amounts-off"');
    expect(plain(html)).toContain("are more than your limit leaves you: €50.00.");
  });

  it("[CASHIER-19] begins with how the last deposit was paid", async () => {
    const { visitor } = await enter("deposit");
    const chosen = async () => /value="(\w+)" checked/.exec((await visitor.page("/deposit")).html);
    expect((await chosen())?.[1]).toBe("card");
    const key = randomUUID();
    const form = { key, amount: "20", method: "bank", bank: "KBC" };
    await visitor.send("/deposit", form);
    expect((await chosen())?.[1]).toBe("card");
    await visitor.send(`/payment/${key}/answer`, { answer: "confirm" });
    expect((await chosen())?.[1]).toBe("bank");
  });

  it("[CASHIER-19] draws what is deposited and what it adds, and says the sum on its button", async () => {
    const { visitor } = await comeFrom("5000");
    await visitor.send("/deposit", cardForm(testCards.accepted, "20"));
    const { html } = await visitor.page("/deposit");
    expect(html).toMatch(/class="used" width="100"/);
    expect(html).toMatch(/id="next-part" x="100" width="150"/);
    expect(plain(html)).toContain("Deposited in 7 days already: €20.00.");
    expect(plain(html)).toContain("Deposit €30.00");
  });
});
