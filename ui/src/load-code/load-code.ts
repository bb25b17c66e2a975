type Wait = (milliseconds: number) => Promise<void>;

/** A browser says that it is online so many milliseconds before anything can be fetched. */
const lineTime = 1_000;

const listeners = new Set<() => void>();
const loaded = new WeakSet<() => Promise<unknown>>();
let isMissing = false;

/**
 * Loads code that a page does without at first. Offline it is loaded once the line is back: a browser
 * remembers a module that it could not fetch, and never fetches it again. What fails with the line up is
 * missing until the page is loaded anew, which `onCodeMissing` tells; the promise stays open: nothing
 * that waits for it breaks, or goes on. Code that is loaded more than once has one `load` for all of
 * them, so that it is known to be there. What a late answer could harm is loaded by `loadCodeNow`.
 */
export async function loadCode<Code>(load: () => Promise<Code>, wait: Wait = sleep): Promise<Code> {
  while (isOutOfReach(load)) {
    await untilOnline();
    await wait(lineTime);
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
 * where it can't be had, and goes on loading for the next time.
 */
export async function loadCodeNow<Code>(
  load: () => Promise<Code>,
  wait: Wait = sleep,
): Promise<Code> {
  try {
    if (isOutOfReach(load)) throw new Error("Code can't be fetched offline.");
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

/** Hears when code turns out to be missing for good. Returns the end of that. */
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
