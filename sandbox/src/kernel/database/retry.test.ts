import { eq, sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts } from "../../domain/accounts/schema.ts";
import { listAccounts } from "../../edge/control/views.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";
import type { Database } from "./open.ts";

const counted = pgTable("counted", { count: integer("count").notNull() });

let sandbox: Sandbox;
let database: Database;

beforeAll(async () => {
  sandbox = await startSandbox();
  ({ database } = sandbox.operator);
  await database.execute(sql`CREATE TABLE counted (count integer NOT NULL)`);
  await database.execute(sql`INSERT INTO counted VALUES (0)`);
}, startTimeout);
afterAll(() => sandbox.close());

const fail = (code: string) =>
  sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`);

/** Begins a transaction that the database refuses that many times; resolves with the number of tries. */
async function triesOf(code: string, refusals: number): Promise<number> {
  let tries = 0;
  const work = database.transaction(async (transaction) => {
    tries += 1;
    if (tries <= refusals) await transaction.execute(fail(code));
  });
  await work.catch(() => {
    tries = -tries;
  });
  return tries;
}

async function count(): Promise<number> {
  const [row] = await database.select().from(counted);
  return row?.count ?? 0;
}

describe("a transaction that another one refuses", () => {
  it.each([
    ["40001", 2, 3],
    ["40P01", 1, 2],
    ["40001", 5, 6],
    // Below nothing: it failed.
    ["40001", 6, -6],
    ["23505", 1, -1],
  ])("[DATABASE-1] with %s, %s times, is tried as often as due", async (code, refusals, tries) => {
    expect(await triesOf(code, refusals)).toBe(tries);
  });

  it("[DATABASE-2] counts all of five at once", async () => {
    const add = () =>
      database.transaction(
        async (transaction) => {
          const [row] = await transaction.select().from(counted);
          await transaction.update(counted).set({ count: (row?.count ?? 0) + 1 });
        },
        { isolationLevel: "repeatable read" },
      );
    const before = await count();
    await Promise.all(Array.from({ length: 5 }, add));
    expect(await count()).toBe(before + 5);
  });
});

describe("names", () => {
  it.each([
    [
      ["zaventem", "Écaussinnes", "Anna", "bart", "Éa"],
      ["Anna", "bart", "Éa", "Écaussinnes", "zaventem"],
    ],
  ])("[DATABASE-3] of people are in the order of letters: %s", async (names, inOrder) => {
    for (const [index, username] of names.entries()) {
      const isThis = eq(accounts.id, `account-${index + 1}`);
      await database.update(accounts).set({ username }).where(isThis);
    }
    const listed = (await listAccounts(database)).map(({ username }) => username);
    expect(listed.filter((name) => names.includes(name))).toEqual(inOrder);
  });
});
