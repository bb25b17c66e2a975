import { useEffect } from "react";

/** What comes ahead of any press. */
const interactions = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Prefetches something with a person's first interaction, ahead of the press that needs it; null:
 * nothing. A visitor who only reads never fetches it. A prefetch that fails is repeated by what needs it.
 */
export function useFirstInteraction(prefetch: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (prefetch === null) return;
    const interacted = new AbortController();
    const begin = () => {
      interacted.abort();
      prefetch().catch(() => undefined);
    };
    for (const type of interactions) {
      document.addEventListener(type, begin, { signal: interacted.signal, passive: true });
    }
    return () => interacted.abort();
  }, [prefetch]);
}
