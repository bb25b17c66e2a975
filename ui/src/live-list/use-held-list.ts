import { useState } from "react";
import { type Hold, type LiveSportView, pendingChanges, withNewFacts } from "./held-list.ts";

interface HeldList {
  /** What to draw. */
  readonly shown: readonly LiveSportView[];
  /** How many changes wait behind it. */
  readonly waiting: number;
  /** Draws what waits, once, though the list is still held. */
  readonly catchUp: () => void;
}

/** Keeps a list as it is while it is held, and counts what it then misses. */
export function useHeldList(next: readonly LiveSportView[], hold: Hold): HeldList {
  const [kept, keep] = useState(next);
  if (hold === "none" && kept !== next) keep(next);
  if (hold === "none") return { shown: next, waiting: 0, catchUp: () => keep(next) };
  return {
    shown: hold === "order" ? withNewFacts(kept, next) : kept,
    waiting: pendingChanges(kept, next),
    catchUp: () => keep(next),
  };
}
