import { intervals } from "@grandstand/rules/intervals";
import { mainId } from "@grandstand/ui/page-frame";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router-dom";
import { storageKeys, tabStorage } from "../storage/storage.ts";

/** The number of frames that a list is given to reach its height: what was never drawn is estimated. */
const settlingFrames = 30;

interface Position {
  /** Pixels from the top of the page. */
  readonly top: number;
  /** The link that was in sight, which of those that lead there it is, and how far down the screen. */
  readonly row?: { readonly href: string; readonly index: number; readonly y: number };
}

/** By the router's key of the page. */
type Positions = Record<string, Position>;

/**
 * The scroll position of a page after a change of route: a page that was gone to begins at its top, 100 ms later (A2,
 * B2); one that was gone back to shows the row that was left. A browser's own way of doing that would move the page
 * that is still shown. The first page is the browser's concern.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const isLeaving = useNavigation().state === "loading";
  const positions = useRef<Positions>({});
  const shown = useRef({ key, pathname });
  const toTop = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => keepOverReload(positions.current), []);
  useEffect(() => {
    const keep = () => {
      positions.current[shown.current.key] = readPosition();
    };
    if (isLeaving) {
      keep();
      return undefined;
    }
    // A page may be there before the router has said that it is on its way.
    const ended = new AbortController();
    for (const sign of ["click", "popstate"]) {
      window.addEventListener(sign, keep, { signal: ended.signal, capture: true });
    }
    return () => ended.abort();
  }, [isLeaving]);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return undefined;
    shown.current = { key, pathname };
    if (isReturn) {
      clearTimeout(toTop.current);
      return returnTo(positions.current[key] ?? { top: 0 });
    }
    if (before.pathname !== pathname) {
      toTop.current = setTimeout(() => window.scrollTo({ top: 0 }), intervals.routeScroll);
    }
    return undefined;
  }, [key, pathname, isReturn]);
}

/** A page that is reloaded gets its position from the browser; those before it from what the tab kept. */
function keepOverReload(positions: Positions): () => void {
  Object.assign(positions, readKept());
  const ended = new AbortController();
  const onHide = () => {
    writeKept(positions);
    history.scrollRestoration = "auto";
  };
  const onShow = () => {
    history.scrollRestoration = "manual";
  };
  onShow();
  window.addEventListener("pagehide", onHide, { signal: ended.signal });
  window.addEventListener("pageshow", onShow, { signal: ended.signal });
  return () => ended.abort();
}

function readPosition(): Position {
  const top = window.scrollY;
  const links = [...document.querySelectorAll(`#${mainId} a[href]`)];
  const inSight = links.find((link) => {
    const box = link.getBoundingClientRect();
    return box.height > 0 && box.top >= window.innerHeight / 4;
  });
  if (top === 0 || inSight === undefined) return { top };
  const href = inSight.getAttribute("href") ?? "";
  const index = linksTo(href).indexOf(inSight);
  return { top, row: { href, index, y: inSight.getBoundingClientRect().top } };
}

function linksTo(href: string): Element[] {
  return [...document.querySelectorAll(`#${mainId} a[href="${CSS.escape(href)}"]`)];
}

/**
 * Scrolls to the row until it stays in position, or a person moves the page. Returns the end of it. A page that was
 * left at its top has no row to wait for, and belongs to the person at once.
 */
function returnTo({ top, row }: Position): (() => void) | undefined {
  window.scrollTo({ top });
  if (top === 0) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  let frames = 0;
  const settle = () => {
    if (signal.aborted) return;
    const link = row && linksTo(row.href)[row.index];
    if (link) window.scrollBy({ top: link.getBoundingClientRect().top - row.y });
    else window.scrollTo({ top });
    frames += 1;
    if (frames < settlingFrames) requestAnimationFrame(settle);
    else end();
  };
  for (const moved of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(moved, end, { signal, passive: true });
  }
  settle();
  return end;
}

function readKept(): Positions {
  try {
    return JSON.parse(tabStorage().read(storageKeys.scrollPositions) ?? "{}");
  } catch {
    return {};
  }
}

/** Where nothing can be kept the page begins at its top. */
function writeKept(positions: Positions): void {
  tabStorage().write(storageKeys.scrollPositions, JSON.stringify(positions));
}
