import { useEffect } from "react";
import { afterNextPaint } from "../browser/browser.ts";

/** What comes ahead of any press. */
const interactions = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Prefetches something with a person's first interaction, ahead of the press that needs it; null:
 * nothing. A visitor who only reads never fetches it. A prefetch that fails is repeated by what needs it.
 */
export function useFirstInteraction(prefetch: (() => Promise<unknown>) | null): void {
  useEffect(() => (prefetch === null ? undefined : onFirstInteraction(prefetch)), [prefetch]);
}

/** The same outside of a component; a failure is not reported. Returns the end of the waiting. */
export function onFirstInteraction(run: () => Promise<unknown>): () => void {
  const interacted = new AbortController();
  const begin = () => {
    interacted.abort();
    void afterNextPaint()
      .then(run)
      .catch(() => undefined);
  };
  for (const type of interactions) {
    // React lets nothing pass that is pressed in a part which it has not hydrated: it is noted on its way down.
    const options = { signal: interacted.signal, passive: true, capture: true };
    document.addEventListener(type, begin, options);
  }
  return () => interacted.abort();
}
