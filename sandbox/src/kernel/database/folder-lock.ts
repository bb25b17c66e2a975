import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import type { DatabaseLocation } from "./open.ts";

const holderSchema = v.object({ pid: v.number(), port: v.number() });
type Holder = v.InferOutput<typeof holderSchema>;

/** The embedded database allows one process at a time, and another one has the folder. */
export class FolderInUse extends Error {}

/** Beside the folder, not in it: the database owns the content of the folder. */
const noteOf = (path: string) => `${path}.running.json`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds that a starting sandbox may need until it listens. */
const startTime = 60_000;

/** Whether a sandbox listens on the port; one that is too busy to answer counts as one. */
async function answersOn(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2_000);
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal })).ok;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError";
  }
}

function readNote(path: string): (Holder & { isFresh: boolean }) | null {
  try {
    const note: unknown = JSON.parse(readFileSync(noteOf(path), "utf8"));
    const holder = v.safeParse(holderSchema, note);
    const isFresh = Date.now() - statSync(noteOf(path)).mtimeMs < startTime;
    return holder.success ? { ...holder.output, isFresh } : null;
  } catch {
    return null;
  }
}

/**
 * The sandbox that runs on the folder, or null. A note that a crash left is ignored, even where
 * another process has the same number now: only a sandbox answers on its port.
 */
export async function whoHoldsFolder(location: DatabaseLocation): Promise<Holder | null> {
  if (location.kind !== "folder") return null;
  const note = readNote(location.path);
  if (note === null || !isAlive(note.pid)) return null;
  return note.isFresh || (await answersOn(note.port)) ? note : null;
}

/**
 * Locks the folder for this process; resolves with the function that unlocks it. Rejects with
 * `FolderInUse`.
 */
export async function holdFolder(location: DatabaseLocation, port: number): Promise<() => void> {
  if (location.kind !== "folder") return () => {};
  const holder = await whoHoldsFolder(location);
  if (holder && holder.pid !== process.pid) {
    throw new FolderInUse(
      `A sandbox on port ${holder.port} already uses ${location.path}. End it, or give this one a folder of its own with SANDBOX_DATA.`,
    );
  }
  mkdirSync(dirname(location.path), { recursive: true });
  writeFileSync(noteOf(location.path), JSON.stringify({ pid: process.pid, port }));
  return () => rmSync(noteOf(location.path), { force: true });
}
