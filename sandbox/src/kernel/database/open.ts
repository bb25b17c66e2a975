import { mkdirSync, openAsBlob, readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { type PgDatabase, type PgQueryResultHKT, pgTable, text } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { retrying } from "./retry.ts";

/** The database or a transaction in it; every query of the sandbox goes through one. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * The location of the data: in memory, as a copy of a dumped data folder, in a folder of the
 * embedded database, or on a Postgres server.
 */
export type DatabaseLocation =
  | { kind: "memory"; template: string }
  | { kind: "folder"; path: string }
  | { kind: "server"; url: string };

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

interface Engine extends OpenDatabase {
  runScript(script: string): Promise<void>;
}

type EmbeddedLocation = Exclude<DatabaseLocation, { kind: "server" }>;

async function createClient(location: EmbeddedLocation): Promise<PGlite> {
  if (location.kind === "memory")
    return PGlite.create({ loadDataDir: await openAsBlob(location.template) });
  mkdirSync(location.path, { recursive: true });
  return PGlite.create({ dataDir: location.path });
}

async function openEmbedded(location: EmbeddedLocation): Promise<Engine> {
  const client = await createClient(location);
  return {
    database: drizzleEmbedded(client),
    close: () => client.close(),
    runScript: async (script) => {
      await client.exec(script);
    },
  };
}

function openServer(url: string): Engine {
  const client = postgres(url, { onnotice: () => {} });
  return {
    database: drizzleServer(client),
    close: () => client.end(),
    runScript: async (script) => {
      await client.unsafe(script);
    },
  };
}

const migrations = new URL("./migrations/", import.meta.url);

/** The note of the migrations; a reset leaves it as it is. */
const appliedMigrations = pgTable("applied_migrations", { name: text().primaryKey() });

/**
 * Each file is applied once, in the order of its name. A script of several statements is
 * automatically one transaction, so that the script and the note of it are written together or not at all.
 */
async function migrate(engine: Engine): Promise<void> {
  await engine.runScript("CREATE TABLE IF NOT EXISTS applied_migrations (name text PRIMARY KEY)");
  const applied = await engine.database.select().from(appliedMigrations);
  const known = new Set(applied.map((row) => row.name));
  for (const name of readdirSync(migrations).sort()) {
    if (known.has(name)) continue;
    const script = readFileSync(new URL(name, migrations), "utf8");
    await engine.runScript(`${script}\nINSERT INTO applied_migrations VALUES ('${name}');`);
  }
}

/** The database can't be opened; the message names it and says what helps. */
export class DatabaseUnavailable extends Error {}

/** The last cause of a failure, in one line; a refused connection has a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code = "code" in error ? String(error.code) : error.name;
  return error.message.split("\n")[0] || code;
}

/** An address without its password. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "DATABASE_URL";
}

function unavailable(location: DatabaseLocation, error: unknown): DatabaseUnavailable {
  const reason = reasonOf(error);
  const words =
    location.kind === "server"
      ? `The database at ${hostOf(location.url)} can't be opened (${reason}). Start it, or correct DATABASE_URL.`
      : `The data in ${location.kind === "folder" ? location.path : location.template} can't be opened (${reason}). Make the folder readable and writable, or remove it to begin anew, or name another with SANDBOX_DATA.`;
  return new DatabaseUnavailable(words, { cause: error });
}

/**
 * Opens the database and updates its tables. Rejects with `DatabaseUnavailable` where the folder or
 * server can't be opened.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  try {
    const engine =
      location.kind === "server" ? openServer(location.url) : await openEmbedded(location);
    await migrate(engine);
    return { database: retrying(engine.database), close: engine.close };
  } catch (error) {
    throw unavailable(location, error);
  }
}
