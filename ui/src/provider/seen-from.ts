import { type ReactNode, useCallback, useSyncExternalStore } from "react";

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
 * as it came (docs/decisions/122).
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

const asServerDrew = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? "" },
  suppressHydrationWarning: true,
} as const;

/**
 * What an element has that the sheets may hide: its children where it is seen. Where it is not, what a server drew in it
 * stays as it is and is not hydrated, and a browser draws nothing. Its `key` says which, so that it is drawn once seen.
 */
export function drawnWhere(isSeen: boolean, children: ReactNode) {
  return isSeen ? { children } : asServerDrew;
}
