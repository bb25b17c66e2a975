import { intervals } from "@grandstand/rules/intervals";
import { type Storage, storageKeys } from "../storage/storage.ts";
import type { SlipOutlineStore, WaitingPress } from "./slip-outline.ts";

/** A list of presses as it is kept. */
interface KeptPresses {
  readonly presses: readonly WaitingPress[];
  /** When the last of them was, in epoch milliseconds. */
  readonly at: number;
}

/**
 * Keeps the presses that wait for the slip's code, so that a person who leaves for another document before it comes
 * finds them on the slip there; the price showed as chosen. Those that an earlier document kept wait first, as long as
 * a slip is kept. Prices are not kept: they are not vouched for any more. `now` is the site's clock, in epoch
 * milliseconds. Returns the end of it.
 */
export function keepPresses(
  outline: SlipOutlineStore,
  storage: Storage,
  now: () => number,
): () => void {
  const { presses, at } = readKept(storage.read(storageKeys.waitingPresses));
  const earlier = now() - at <= intervals.slipExpiry ? presses : [];
  if (earlier.length > 0) outline.setState({ waiting: earlier });
  return outline.subscribe(({ waiting }, before) => {
    if (waiting === before.waiting) return;
    if (waiting.length === 0) storage.remove(storageKeys.waitingPresses);
    else storage.write(storageKeys.waitingPresses, writeKept(waiting, now()));
  });
}

function writeKept(waiting: readonly WaitingPress[], at: number): string {
  const presses = waiting.map((press) => ({ ...press, live: null }));
  return JSON.stringify({ presses, at } satisfies KeptPresses);
}

/** What was kept, as far as it is a list of presses of outcomes; the slip judges the selections themselves. */
function readKept(kept: string | null): KeptPresses {
  try {
    const { presses, at } = JSON.parse(kept ?? "{}") as Partial<KeptPresses>;
    if (Array.isArray(presses)) return { presses: presses.filter(isPress), at: Number(at) };
  } catch {
    // Nonsense under the key is as if nothing was kept.
  }
  return { presses: [], at: 0 };
}

function isPress(value: unknown): value is WaitingPress {
  const { selection, isChosen } = (value ?? {}) as Partial<WaitingPress>;
  return typeof selection?.outcomeId === "string" && typeof isChosen === "boolean";
}
