import { useEffect } from "react";

/** What a person does first: whoever only looks never has fetched what a press may need. */
const firstSigns = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Has something fetched at a person's first sign, ahead of the press that needs it; null: nothing. What
 * can't be had then is asked for by what needs it.
 */
export function useFirstSign(fetch: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (fetch === null) return;
    const heard = new AbortController();
    const fetchNow = () => {
      heard.abort();
      fetch().catch(() => undefined);
    };
    for (const sign of firstSigns) {
      document.addEventListener(sign, fetchNow, { signal: heard.signal, passive: true });
    }
    return () => heard.abort();
  }, [fetch]);
}
