import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/**
 * Closes what covers the page once another page stands that was chosen from it. What opens while that
 * page is still on its way stays open as it comes (A2).
 */
export function useClosedByPage(isOpen: boolean, close: () => void): void {
  const { key, pathname } = useLocation();
  const coming = useNavigation().location?.key;
  /** The page that was on its way as it opened. */
  const awaited = useRef<string | false>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useLayoutEffect(() => {
    if (awaited.current !== key) close();
  }, [pathname, close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later was chosen from it
  useLayoutEffect(() => {
    awaited.current = isOpen && coming;
  }, [isOpen]);
}
