import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useRouter } from "../../core/navigation/use-router.ts";
import { comingPage } from "./coming-page.ts";

/**
 * Closes what covers the page once another page, chosen from it, is shown. What opens while that
 * page is still on its way stays open as it comes (A2).
 */
export function useClosedByPage(isOpen: boolean, close: () => void): void {
  const { key, pathname } = useLocation();
  // The router itself: React draws that a page is on its way a moment after it is, and after a press meanwhile.
  const router = useRouter();
  /** The page that was shown or was coming as it opened. */
  const before = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for
  useLayoutEffect(() => {
    if (before.current !== key) close();
  }, [pathname, close]);
  useLayoutEffect(() => {
    before.current = isOpen && router ? comingPage(router.state) : null;
  }, [isOpen, router]);
}
