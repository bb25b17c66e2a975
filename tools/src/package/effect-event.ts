import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * React's `useEffectEvent`, for React 19.0 and 19.1, which have none: the build of the package
 * uses it instead of React's. Its function is the same in every draw, and calls what the last draw gave.
 */
export function useEffectEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // Before any effect of the same draw runs, as React's own is set.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
