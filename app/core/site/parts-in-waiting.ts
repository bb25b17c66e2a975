import { useEffect, useLayoutEffect } from "react";
import { latePart } from "../intervals.ts";

let count = 0;
const waiting = new Set<() => void>();

/**
 * Counts a part that is in the page, hydrated or not. One that is drawn whole at once is counted before it is ready:
 * the effects of what is in it run before its own.
 */
export function useWaitingPart(): void {
  useLayoutEffect(() => {
    count += 1;
    return () => {
      count -= 1;
    };
  }, []);
}

/** The same as a component, beside what React hydrates on its own though it is no part: an `Activity`. */
export function WaitingPart() {
  useWaitingPart();
  return null;
}

/** Is rendered in a part: its effect runs once the part is hydrated, or drawn. */
export function PartReady() {
  useEffect(() => {
    count -= 1;
    for (const onReady of [...waiting]) onReady();
    return () => {
      count += 1;
    };
  }, []);
  return null;
}

/**
 * Calls back once every part of the page is hydrated, those within others too: what is within a part is counted in the
 * same commit in which that part is ready. Where a part is late it is called earlier, and again with each part that is
 * ready after that, with whether the page is whole. An effect of the whole page calls it, after those of its parts.
 * Returns what ends the wait.
 */
export function afterParts(run: (isWhole: boolean) => void): () => void {
  if (count === 0) {
    run(true);
    return () => undefined;
  }
  let isOverdue = false;
  const end = () => {
    clearTimeout(timer);
    waiting.delete(onReady);
  };
  const onReady = () => {
    const isWhole = count === 0;
    if (isWhole) end();
    if (isWhole || isOverdue) run(isWhole);
  };
  const timer = setTimeout(() => {
    isOverdue = true;
    onReady();
  }, latePart);
  waiting.add(onReady);
  return end;
}
