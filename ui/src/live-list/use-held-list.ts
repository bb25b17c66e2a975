import { useMemo, useState } from "react";
import {
  type Hold,
  type LiveSportView,
  pendingChanges,
  withEndsMarked,
  withNewFacts,
} from "./held-list.ts";

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
  const shown = useMemo(() => {
    if (hold === "none") return next;
    return hold === "order" ? withNewFacts(kept, next) : withEndsMarked(kept, next);
  }, [kept, next, hold]);
  return {
    shown,
    waiting: hold === "none" ? 0 : pendingChanges(kept, next),
    catchUp: () => keep(next),
  };
}
