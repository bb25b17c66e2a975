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
 * Notes that a person does something, anywhere in a window: a session ends for want of it, and what a page fetches by
 * itself says nothing of it. Whoever opens a page has done something. Null, as on the server: nobody does anything.
 */
export function watchPerson(window: EventTarget | null): PersonActivity {
  let isNew = window !== null;
  const note = () => {
    isNew = true;
  };
  for (const type of doings) window?.addEventListener(type, note, { capture: true, passive: true });
  return {
    collect() {
      const isActive = isNew;
      isNew = false;
      return isActive;
    },
    putBack: note,
  };
}
