import { intervals } from "@grandstand/rules/intervals";

/** What a person does at the page, between two reports of it to the operator. */
export interface PersonActivity {
  /** Whether something was done since the last report, which this is now. */
  readonly collect: () => boolean;
  /** The report did not arrive: what was done is still to be reported. */
  readonly putBack: () => void;
}

/** What comes of a person and not of the page; scrolling by wheel and finger among it. */
const doings = ["pointerdown", "keydown", "wheel", "touchmove", "input"] as const;

/**
 * Milliseconds after which what was done is over: a poll that was held back, as in a hidden tab, says nothing of now.
 */
const longAgo = 2 * intervals.userPoll;

/**
 * Notes that a person does something, anywhere in a window: a session ends for want of it, and what a page fetches on
 * its own says nothing of it. A person who opens a page has done something. Null, as on the server: no one does
 * anything. `now` is the site's clock, in epoch milliseconds.
 */
export function watchPerson(window: EventTarget | null, now: () => number): PersonActivity {
  let doneAt = window === null ? null : now();
  let collected = doneAt;
  const note = () => {
    doneAt = now();
  };
  for (const type of doings) window?.addEventListener(type, note, { capture: true, passive: true });
  return {
    collect() {
      collected = doneAt;
      doneAt = null;
      return collected !== null && now() - collected <= longAgo;
    },
    putBack() {
      doneAt ??= collected;
    },
  };
}
