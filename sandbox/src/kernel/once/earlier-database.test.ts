import { randomUUID } from "node:crypto";
import { openAsBlob, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, inject, it } from "vitest";
import { openDatabase } from "../database/open.ts";
import { findOperation } from "./operations.ts";

const migrations = new URL("../database/migrations/", import.meta.url);

/** A database from before operations had a table of their own. */
async function createEarlierDatabase(path: string): Promise<PGlite> {
  const loadDataDir = await openAsBlob(inject("databaseTemplate"));
  const client = await PGlite.create({ dataDir: path, loadDataDir });
  await client.exec("CREATE TABLE applied_migrations (name text PRIMARY KEY)");
  for (const name of readdirSync(migrations).sort()) {
    if (name >= "0100") continue;
    await client.exec(readFileSync(new URL(name, migrations), "utf8"));
    await client.query("INSERT INTO applied_migrations VALUES ($1)", [name]);
  }
  // Only the migrated rows are written, not the bets and wallets that they refer to.
  await client.exec("SET session_replication_role = replica");
  return client;
}

it("[ONCE-10] a database of an earlier version keeps the answers to its requests", async () => {
  const path = await mkdtemp(join(tmpdir(), "sandbox-"));
  const client = await createEarlierDatabase(path);
  await client.exec(
    `INSERT INTO accounts (id, username, password_hash, profile, settings, login_rule)
      VALUES ('p-1', 'player', '', '{}', '{}', 'open')`,
  );
  const answered = (status: string) => JSON.stringify({ status });
  const ticket = async (state: string, answer: string | null) => {
    const uuid = randomUUID();
    await client.query(
      `INSERT INTO tickets (uuid, account_id, ticket, state, fingerprint, answer, created_at, expires_at)
        VALUES ($1, 'p-1', '{}', $2, 'print', $3, 0, 0)`,
      [uuid, state, answer],
    );
    return uuid;
  };
  const placed = await ticket("placed", answered("PROCESSED"));
  const refused = await ticket("refused", answered("ODDS_CHANGED"));
  const interrupted = await ticket("running", null);
  const quote = randomUUID();
  await client.query(
    `INSERT INTO cash_out_quotes (id, bet_id, account_id, amount, state, asked, answer, created_at, expires_at)
      VALUES ($1, $2, 'p-1', 901, 'accepted', 400, $3, 0, 0)`,
    [quote, randomUUID(), answered("ACCEPTED")],
  );
  const conversion = randomUUID();
  await client.query(
    `INSERT INTO coin_conversions VALUES ($1, 'p-1', $2, 120, 120, '0.01', '2026-11-21', 0)`,
    [conversion, randomUUID()],
  );
  await client.close();

  const { database, close } = await openDatabase({ kind: "folder", path });
  const find = (kind: "ticket" | "quote" | "conversion", key: string) =>
    findOperation(database, { kind, key });
  expect(await find("ticket", placed)).toEqual({
    accountId: "p-1",
    fingerprint: "print",
    outcome: "done",
    answer: { status: "PROCESSED" },
  });
  expect(await find("ticket", refused)).toMatchObject({
    outcome: "refused",
    answer: { status: "ODDS_CHANGED" },
  });
  expect(await find("ticket", interrupted)).toBeNull();
  expect(await find("quote", quote)).toMatchObject({ outcome: "done", fingerprint: "400" });
  expect(await find("conversion", conversion)).toMatchObject({
    fingerprint: "120",
    answer: { message: "coins-converted" },
  });
  await close();
  await rm(path, { recursive: true });
});
