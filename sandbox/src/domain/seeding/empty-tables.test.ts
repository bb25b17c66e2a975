import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type OpenDatabase, openDatabase } from "../../kernel/database/open.ts";
import { startTimeout } from "../../testing/start-sandbox.ts";
import { tableNames } from "./tables.ts";

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openDatabase({ kind: "memory", template: inject("databaseTemplate") });
}, startTimeout);
afterAll(() => opened.close());

async function select<Row>(query: string): Promise<Row[]> {
  const answer = await opened.database.execute(sql.raw(query));
  return (answer as unknown as { rows: Row[] }).rows;
}

describe("the tables that a reset empties", () => {
  it("[CONTROL-10] are all of them but the note of the migrations", async () => {
    const tables = await select<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    const emptied = tables.map(({ name }) => name).filter((name) => name !== "applied_migrations");
    expect(new Set(tableNames)).toEqual(new Set(emptied));
  });

  it("[CONTROL-19] are listed after those that they refer to", async () => {
    const references = await select<{ source: string; target: string }>(
      "SELECT conrelid::regclass::text AS source, confrelid::regclass::text AS target FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid",
    );
    expect(references.length).toBeGreaterThan(20);
    const wrong = references.filter(
      ({ source, target }) => tableNames.indexOf(source) < tableNames.indexOf(target),
    );
    expect(wrong).toEqual([]);
  });
});
