import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The file that a database in memory is copied from. */
    databaseTemplate: string;
  }
}

const folder = new URL("../../../node_modules/.cache/grandstand-database/", import.meta.url);
const library = new URL("../../../node_modules/@electric-sql/pglite/package.json", import.meta.url);

/**
 * Creates an empty database once and keeps it as a file for all tests: creation takes seconds, a
 * copy almost none. Each version of the library has its own file.
 */
export default async function setup(project: TestProject): Promise<void> {
  const version = createHash("sha256").update(readFileSync(library)).digest("hex").slice(0, 16);
  const name = `empty-${version}.tar`;
  mkdirSync(folder, { recursive: true });
  const kept = readdirSync(folder);
  if (!kept.includes(name)) {
    for (const old of kept) rmSync(new URL(old, folder));
    const client = await PGlite.create();
    const dump = await client.dumpDataDir("none");
    await client.close();
    writeFileSync(new URL(name, folder), Buffer.from(await dump.arrayBuffer()));
  }
  project.provide("databaseTemplate", new URL(name, folder).pathname);
}
