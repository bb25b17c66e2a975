import { useCallback, useSyncExternalStore } from "react";

/** One query a width: a list reads it for each of its rows. */
const queries = new Map<string, MediaQueryList>();

function queryOf(condition: string): MediaQueryList {
  const known = queries.get(condition) ?? matchMedia(condition);
  queries.set(condition, known);
  return known;
}

/**
 * Whether the window is at least so wide, in em as the sheets have it, with its changes. Always on a server, which
 * knows no window; while a page hydrates as in the browser, so that what the sheets hide there can be left
 * `asServerDrew` (docs/decisions/122).
 */
export function useSeenFrom(em: number): boolean {
  const condition = `(min-width: ${em}em)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = queryOf(condition);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [condition],
  );
  const isSeen = () => !("matchMedia" in globalThis) || queryOf(condition).matches;
  return useSyncExternalStore(subscribe, isSeen, isSeen);
}

/** A browser that a page's policy requires trusted HTML of takes no other as empty. */
const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: string } };

/**
 * For an element that the sheets hide: what a server drew in it stays as it is and is not hydrated; a browser draws
 * nothing in it. Give the element another key than when it is seen, so that it is drawn then.
 */
export const asServerDrew = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? "" },
  suppressHydrationWarning: true,
} as const;
