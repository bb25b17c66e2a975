import { intervals } from "@grandstand/rules/intervals";

type Wait = (milliseconds: number) => Promise<void>;

const listeners = new Set<() => void>();
const loaded = new WeakSet<() => Promise<unknown>>();
let isMissing = false;

/**
 * Loads code that the first page does not need. Offline it waits for the connection: a browser
 * remembers a module that it could not fetch, and never fetches it again. Code that fails with a
 * connection is missing until the page is loaded again, which `onCodeMissing` reports; the promise stays
 * open, so that nothing that waits for it breaks or continues. All callers pass the same `load` for the
 * same code, so that it is known to be loaded. `loadCodeNow` is for code whose late arrival could do harm.
 */
export async function loadCode<Code>(load: () => Promise<Code>, wait: Wait = sleep): Promise<Code> {
  while (isOutOfReach(load)) {
    await untilOnline();
    await wait(intervals.onlineSettling);
  }
  try {
    return await run(load);
  } catch (error) {
    if (typeof window === "undefined") throw error;
    if (!navigator.onLine) return loadCode(load, wait);
    console.warn("A part of the page could not be loaded.", error);
    reportMissing();
    return new Promise(() => {});
  }
}

/**
 * Loads code for what must not be carried out later, such as a press that places a bet. Throws at once
 * where it can't be had, and continues to load for the next time.
 */
export async function loadCodeNow<Code>(
  load: () => Promise<Code>,
  wait: Wait = sleep,
): Promise<Code> {
  try {
    if (isOutOfReach(load)) throw new Error("No code offline.");
    return await run(load);
  } catch (error) {
    void loadCode(load, wait);
    throw error;
  }
}

async function run<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await load();
  loaded.add(load);
  return code;
}

function isOutOfReach(load: () => Promise<unknown>): boolean {
  return typeof window !== "undefined" && !navigator.onLine && !loaded.has(load);
}

/** Calls the listener when code is missing until the next page load. Returns the function that ends this. */
export function onCodeMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Code of this page is gone from the server: a newer version is there. */
export function isCodeMissing(): boolean {
  return isMissing;
}

function reportMissing() {
  isMissing = true;
  for (const listener of listeners) listener();
}

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
