import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import type { DatabasePlace } from "./open.ts";

const holderSchema = v.object({ pid: v.number(), port: v.number() });
type Holder = v.InferOutput<typeof holderSchema>;

/** The embedded database bears one process at a time, and another one has the folder. */
export class FolderInUse extends Error {}

/** Beside the folder, not in it: the database owns what is inside. */
const noteOf = (path: string) => `${path}.running.json`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The sandbox that runs on the folder, or null; a note left by a crash counts for nothing. */
export function whoHoldsFolder(place: DatabasePlace): Holder | null {
  if (place.kind !== "folder") return null;
  try {
    const note: unknown = JSON.parse(readFileSync(noteOf(place.path), "utf8"));
    const holder = v.safeParse(holderSchema, note);
    return holder.success && isAlive(holder.output.pid) ? holder.output : null;
  } catch {
    return null;
  }
}

/** Takes the folder for this process, and answers how to let go of it. Throws `FolderInUse`. */
export function holdFolder(place: DatabasePlace, port: number): () => void {
  if (place.kind !== "folder") return () => {};
  const holder = whoHoldsFolder(place);
  if (holder && holder.pid !== process.pid) {
    throw new FolderInUse(
      `A sandbox on port ${holder.port} already uses ${place.path}. End it, or give this one a folder of its own with SANDBOX_DATA.`,
    );
  }
  mkdirSync(dirname(place.path), { recursive: true });
  writeFileSync(noteOf(place.path), JSON.stringify({ pid: process.pid, port }));
  return () => rmSync(noteOf(place.path), { force: true });
}
