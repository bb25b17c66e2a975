import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accounts } from "../../domain/accounts/schema.ts";
import {
  holdWaits,
  type Sandbox,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { CallFailure } from "../call-failure.ts";
import type { Database } from "../database/open.ts";
import { findOperation, type Operation } from "./operations.ts";
import { type RepeatFailures, runOnce, type Work } from "./run-once.ts";

let sandbox: Sandbox;
let database: Database;
let operation: Operation;
let accountIds: string[];

beforeAll(async () => {
  sandbox = await startSandbox();
  database = sandbox.operator.database;
  await database.execute(sql`CREATE TABLE effects (key text)`);
  await database.execute(sql`ALTER TABLE operations ADD CHECK (answer::text NOT LIKE '%unkept%')`);
  accountIds = (await database.select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
}, startTimeout);
afterAll(() => sandbox.close());

beforeEach(() => {
  const accountId = accountIds[0] ?? "";
  operation = { kind: "ticket", key: randomUUID(), accountId, fingerprint: "ten euro" };
});

const failures: RepeatFailures = {
  differs: () => new CallFailure({ status: 422, message: "ticket-differs" }),
  running: () => new CallFailure({ status: 409, message: "ticket-running" }),
};
const differs = { details: { status: 422 } };
const running = { details: { status: 409 } };

type TestWork = Work<string, string>;

/** Writes a row for the operation and answers with a number that is never the same. */
function write(changes: Partial<TestWork> = {}): TestWork {
  return {
    commit: async (transaction) => {
      await transaction.execute(sql`INSERT INTO effects VALUES (${operation.key})`);
      return { answer: randomUUID() };
    },
    refuse: (reason) => `no: ${reason}`,
    ...changes,
  };
}

const run = (work: TestWork, changes: Partial<Operation> = {}) =>
  runOnce(database, { ...operation, ...changes }, failures, work);

async function countEffects(): Promise<number> {
  const { key } = operation;
  const counted = database
    .select({ count: sql<string>`count(*)` })
    .from(sql`effects`)
    .where(sql`key = ${key}`);
  return Number((await counted)[0]?.count);
}

const nothing = () => Promise.resolve(null);
const kinds = [
  { name: "with a preparation", prepare: { prepare: nothing } },
  { name: "without one", prepare: {} },
];

describe.each(kinds)("work $name", ({ prepare }) => {
  it("[ONCE-1] is done once, and answers the same again", async () => {
    const first = await run(write(prepare));
    expect(first.outcome).toBe("done");
    const again = { answer: first.answer, outcome: "repeated" };
    expect(await run(write(prepare))).toEqual(again);
    expect(await run(write(prepare))).toEqual(again);
    expect(await countEffects()).toBe(1);
  });

  it("[ONCE-2] refuses its key to another payload and to another person", async () => {
    await run(write(prepare));
    await expect(run(write(prepare), { fingerprint: "eleven euro" })).rejects.toMatchObject(
      differs,
    );
    const accountId = accountIds[1] ?? "";
    await expect(run(write(prepare), { accountId })).rejects.toMatchObject(differs);
    expect(await countEffects()).toBe(1);
  });

  it("[ONCE-5] keeps no effect of which the answer can't be kept", async () => {
    const unkept = write({
      ...prepare,
      commit: async (transaction) => {
        await transaction.execute(sql`INSERT INTO effects VALUES (${operation.key})`);
        return { answer: "unkept" };
      },
    });
    await expect(run(unkept)).rejects.toThrow();
    expect(await countEffects()).toBe(0);
    expect((await run(write(prepare))).outcome).toBe("done");
  });

  it("[ONCE-6] undoes what was written before a refusal, and keeps the refusal", async () => {
    const refused = write({
      ...prepare,
      commit: async (transaction) => {
        await transaction.execute(sql`INSERT INTO effects VALUES (${operation.key})`);
        return { refused: "too late" };
      },
    });
    expect(await run(refused)).toEqual({ answer: "no: too late", outcome: "refused" });
    expect(await run(write(prepare))).toEqual({ answer: "no: too late", outcome: "repeated" });
    expect(await countEffects()).toBe(0);
  });

  it("[ONCE-7] leaves its key free after a failure of the effect, or of the refusal", async () => {
    const broken = write({
      ...prepare,
      commit: async (transaction) => {
        await transaction.execute(sql`INSERT INTO effects VALUES (${operation.key})`);
        throw new Error("the power is gone");
      },
    });
    await expect(run(broken)).rejects.toThrow("the power is gone");
    const unrefused = write({
      ...prepare,
      commit: async () => ({ refused: "too late" }),
      refuse: () => {
        throw new Error("without words");
      },
    });
    await expect(run(unrefused)).rejects.toThrow("without words");
    expect(await countEffects()).toBe(0);
    expect((await run(write(prepare))).outcome).toBe("done");
    expect(await countEffects()).toBe(1);
  });

  it("[ONCE-1] is done once by requests that come all at once", async () => {
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => run(write(prepare))));
    const done = tries.flatMap((each) => (each.status === "fulfilled" ? [each.value.answer] : []));
    expect(new Set(done).size).toBe(1);
    expect(await countEffects()).toBe(1);
    expect((await run(write(prepare))).answer).toBe(done[0]);
  });

  it("[ONCE-9] has nothing to do with the same key of another kind", async () => {
    const first = await run(write(prepare));
    const other = await run(write(prepare), { kind: "quote" });
    expect(other.outcome).toBe("done");
    expect(other.answer).not.toBe(first.answer);
  });
});

describe("while it runs", () => {
  it("[ONCE-2] [ONCE-3] the same is answered 409 and anything else 422", async () => {
    const waits = holdWaits();
    const slow = write({ prepare: () => waits.wait(5_000).then(nothing) });
    const first = run(slow);
    await waits.begun();
    await expect(run(write())).rejects.toMatchObject(running);
    await expect(run(slow)).rejects.toMatchObject(running);
    await expect(run(slow, { fingerprint: "eleven euro" })).rejects.toMatchObject(differs);
    expect(await findOperation(database, operation)).toMatchObject({ outcome: null });
    expect(await countEffects()).toBe(0);
    waits.end();
    expect((await first).outcome).toBe("done");
    expect(await countEffects()).toBe(1);
  });

  it("[ONCE-4] work without a preparation is waited for", async () => {
    const [first, second] = await Promise.all([run(write()), run(write())]);
    expect([first?.outcome, second?.outcome].toSorted()).toEqual(["done", "repeated"]);
    expect(second?.answer).toBe(first?.answer);
  });
});

describe("a preparation", () => {
  it("[ONCE-6] that finds why not keeps the refusal, and tries no effect", async () => {
    const late = write({ prepare: () => Promise.resolve("too late") });
    expect(await run(late)).toEqual({ answer: "no: too late", outcome: "refused" });
    expect(await run(write())).toEqual({ answer: "no: too late", outcome: "repeated" });
    expect(await countEffects()).toBe(0);
  });

  it("[ONCE-7] that fails leaves the key free", async () => {
    const broken = write({ prepare: () => Promise.reject(new Error("no world")) });
    await expect(run(broken)).rejects.toThrow("no world");
    expect((await run(write({ prepare: nothing }))).outcome).toBe("done");
  });
});
