import { intervals } from "@grandstand/rules/intervals";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

function watchMotion(wake: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", wake);
  return () => query.removeEventListener("change", wake);
}

function isMotionReduced(): boolean {
  return document.documentElement.dataset.motion === "reduced" || matchMedia(reducedMotion).matches;
}

/** Whether nothing is to move on its own: the system says so, or the page. */
export function useIsStill(): boolean {
  return useSyncExternalStore(watchMotion, isMotionReduced, () => true);
}

/**
 * Turns every 5 s (B4) until it is stopped, and not while it is held: an interval begins again with
 * each hold. Under reduced motion it never begins.
 */
export function useTurning(turn: () => void, isStill: boolean) {
  const [isWanted, setTurning] = useState(true);
  const [isHeld, hold] = useState(false);
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  const isTurning = isWanted && !isStill;
  useEffect(() => {
    if (!isTurning || isHeld) return;
    const timer = setInterval(() => latest.current(), intervals.carouselTurn);
    return () => clearInterval(timer);
  }, [isTurning, isHeld]);
  return { isTurning, setTurning, hold };
}
