/** Milliseconds before each further try at code that failed to load although the line stands. */
const waits = [1_000, 4_000];

type Wait = (milliseconds: number) => Promise<void>;

const listeners = new Set<() => void>();
let isMissing = false;

/**
 * Loads code that a page does without at first. Offline it is loaded once the line is back. With the
 * line up it is tried again twice; then the page is older than what the server has, which
 * `onCodeMissing` tells, and the promise stays open: nothing that waits for it breaks, or goes on.
 * What a late answer could harm is loaded by `loadCodeNow`.
 */
export async function loadCode<Code>(load: () => Promise<Code>, wait: Wait = sleep): Promise<Code> {
  for (let tries = 0; ; ) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      if (!navigator.onLine) {
        await untilOnline();
        continue;
      }
      const milliseconds = waits[tries];
      if (milliseconds === undefined) {
        console.warn("A part of the page could not be loaded.", error);
        tellMissing();
        return new Promise(() => {});
      }
      tries += 1;
      await wait(milliseconds);
    }
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
    return await load();
  } catch (error) {
    void loadCode(load, wait);
    throw error;
  }
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

function tellMissing() {
  isMissing = true;
  for (const listener of listeners) listener();
}

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
