import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Where a tab keeps how far each page of its history was scrolled. */
const storageName = "scroll-positions";

/** Pixels by the router's key of the page. */
type Positions = Map<string, number>;

/**
 * Where a page stands after a change of route: one that was gone to begins at its top, 100 ms later
 * (A2, B2); one that was gone back to stands where it was left. A browser's own way of doing that
 * would move the page that is still shown. The first page is the browser's concern.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const positions = useRef<Positions>(new Map());
  const shown = useRef({ key, pathname });
  const toTop = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    positions.current = readPositions();
    const ended = new AbortController();
    const { signal } = ended;
    const keep = () => positions.current.set(shown.current.key, window.scrollY);
    const onHide = () => {
      writePositions(positions.current);
      history.scrollRestoration = "auto";
    };
    const onShow = () => {
      history.scrollRestoration = "manual";
    };
    onShow();
    // A page may have been scrolled before its scripts came.
    keep();
    window.addEventListener("scroll", keep, { signal, passive: true });
    window.addEventListener("pagehide", onHide, { signal });
    window.addEventListener("pageshow", onShow, { signal });
    return () => ended.abort();
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return undefined;
    shown.current = { key, pathname };
    if (isReturn) {
      clearTimeout(toTop.current);
      return returnTo(positions.current.get(key) ?? 0);
    }
    if (before.pathname !== pathname) {
      toTop.current = setTimeout(() => window.scrollTo({ top: 0 }), intervals.routeScroll);
    }
    return undefined;
  }, [key, pathname, isReturn]);
}

/** What comes into sight may be taller than was thought: the place is gone to once more with it drawn. */
function returnTo(top: number): () => void {
  const go = () => window.scrollTo({ top });
  go();
  const frame = requestAnimationFrame(go);
  return () => cancelAnimationFrame(frame);
}

function readPositions(): Positions {
  try {
    return new Map(Object.entries(JSON.parse(sessionStorage.getItem(storageName) ?? "{}")));
  } catch {
    return new Map();
  }
}

function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A store that is full or off keeps nothing: the page then begins at its top.
  }
}
