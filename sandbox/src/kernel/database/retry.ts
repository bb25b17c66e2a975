import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type Database = PgDatabase<PgQueryResultHKT>;

/**
 * What Postgres refuses because of another transaction, and accepts when the whole one is tried again: a failed
 * serialization and a deadlock (its manual, 13.5: Serialization Failure Handling). The embedded database has
 * neither, as its transactions queue.
 */
const passing = new Set(["40001", "40P01"]);
const mostTries = 6;

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && passing.has(String(error.code))) || isPassing(error.cause);
}

/**
 * The same database, whose transactions are tried again where they failed because of another one: what they do
 * beside their writes is done once a try. Savepoints are not, as their transaction has failed with them.
 */
export function retrying(database: Database): Database {
  const begin: Database["transaction"] = database.transaction.bind(database);
  const transaction: Database["transaction"] = async (work, options) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await begin(work, options);
      } catch (error) {
        if (tries === mostTries || !isPassing(error)) throw error;
      }
    }
  };
  return Object.assign(database, { transaction });
}
