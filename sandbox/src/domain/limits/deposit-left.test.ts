import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";
import { adjustBalance, deposit } from "../ledger/ledger.ts";
import { depositLeft } from "./index.ts";

let sandbox: Sandbox;
const account = "account-1";
const hours = (count: number) => count * 3_600_000;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control("reset"));

const now = () => sandbox.world.now();
const left = (at: number) => depositLeft(sandbox.operator.database, account, at);
const pay = (cents: number, at: number) => deposit(sandbox.operator.database, account, cents, at);

describe("what may still be deposited", () => {
  it("[LIMITS-1] [LIMITS-2] is 200 euro, whatever money an account was seeded with", async () => {
    expect(await left(now())).toEqual({ usedCents: 0, leftCents: 20_000, freesAt: null });
  });

  it("[LIMITS-2] does not count an adjustment", async () => {
    await sandbox.operator.database.transaction((transaction) =>
      adjustBalance(transaction, account, 90_000, now()),
    );
    expect(await left(now())).toEqual({ usedCents: 0, leftCents: 20_000, freesAt: null });
  });

  it("[LIMITS-1] counts every deposit of seven rolling days", async () => {
    const at = now();
    await pay(5_000, at);
    await pay(12_000, at + hours(24));
    expect(await left(at + hours(24))).toEqual({
      usedCents: 17_000,
      leftCents: 3_000,
      freesAt: at + hours(168),
    });
  });

  it("[LIMITS-3] is more again seven days after a deposit, to the millisecond", async () => {
    const at = now();
    await pay(5_000, at);
    await pay(15_000, at + hours(24));
    expect(await left(at + hours(168) - 1)).toEqual({
      usedCents: 20_000,
      leftCents: 0,
      freesAt: at + hours(168),
    });
    expect(await left(at + hours(168))).toEqual({
      usedCents: 15_000,
      leftCents: 5_000,
      freesAt: at + hours(192),
    });
    expect(await left(at + hours(192))).toEqual({ usedCents: 0, leftCents: 20_000, freesAt: null });
  });
});
