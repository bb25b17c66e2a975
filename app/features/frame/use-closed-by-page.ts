import { useContext, useLayoutEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from "react-router-dom";

/**
 * Closes what covers the page once another page stands that was chosen from it. What opens while that
 * page is still on its way stays open as it comes (A2).
 */
export function useClosedByPage(isOpen: boolean, close: () => void): void {
  const { key, pathname } = useLocation();
  // The router itself: React draws that a page is on its way a moment after it is, and after a press meanwhile.
  const router = useContext(DataRouterContext)?.router;
  /** The page that was on its way as it opened. */
  const awaited = useRef<string | false>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useLayoutEffect(() => {
    if (awaited.current !== key) close();
  }, [pathname, close]);
  useLayoutEffect(() => {
    awaited.current = isOpen && router?.state.navigation.location?.key;
  }, [isOpen, router]);
}
