import { intervals } from "@grandstand/rules/intervals";

export type AnnouncementPoliteness = "polite" | "assertive";

/** What one of the two regions holds; a new id is a new message, even with the same words. */
export interface Announcement {
  readonly id: number;
  readonly message: string;
}

export interface AnnouncerState {
  readonly polite: Announcement;
  readonly assertive: Announcement;
}

/** The site's one voice. Make one for each site and hand `announce` to the provider. */
export interface Announcer {
  readonly announce: (message: string, politeness?: AnnouncementPoliteness) => void;
  /** Forgets what was said and what waits, at once: it was for somebody who has gone. */
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => AnnouncerState;
}

/** Runs a function after a number of milliseconds. */
export type Wait = (milliseconds: number, run: () => void) => void;

/** How many polite messages wait at most; beyond that the oldest is dropped. */
const mostWaiting = 4;

const waitForReal: Wait = (milliseconds, run) => {
  setTimeout(run, milliseconds);
};

/**
 * Speaks one message at a time, with a pause after each, so that a page that changes often cannot
 * drown a screen reader. What is already waiting is not said twice; assertive goes first.
 */
export function createAnnouncer(wait: Wait = waitForReal): Announcer {
  const silence: Announcement = { id: 0, message: "" };
  let state: AnnouncerState = { polite: silence, assertive: silence };
  let waiting: { message: string; politeness: AnnouncementPoliteness }[] = [];
  let spoken: string | null = null;
  let count = 0;
  const listeners = new Set<() => void>();

  function speakNext(): void {
    const next = waiting.find(({ politeness }) => politeness === "assertive") ?? waiting[0];
    spoken = next?.message ?? null;
    if (!next) return;
    waiting = waiting.filter((other) => other !== next);
    count += 1;
    state = { ...state, [next.politeness]: { id: count, message: next.message } };
    for (const listener of listeners) listener();
    wait(intervals.announcementGap, speakNext);
  }

  function dropOldestPolite(): void {
    const polite = waiting.filter(({ politeness }) => politeness === "polite");
    if (polite.length <= mostWaiting) return;
    waiting = waiting.filter((other) => other !== polite[0]);
  }

  return {
    announce(message, politeness = "polite") {
      if (message === "" || message === spoken) return;
      if (waiting.some((other) => other.message === message)) return;
      waiting.push({ message, politeness });
      dropOldestPolite();
      if (spoken === null) speakNext();
    },
    forget() {
      waiting = [];
      // The pause after what was said last continues.
      if (spoken !== null) spoken = "";
      state = { polite: silence, assertive: silence };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
  };
}
