import { useEffect, useRef, useState } from "react";
import { type Schedule, scheduleByTimer } from "./schedule.ts";

/** How long an offer has to stand before a press takes it, in milliseconds: nobody reads it any sooner. */
export const settlingTime = 500;

/**
 * Whether an offer (a price to accept; empty where there is none) has changed so recently that a press
 * was meant for the one before. Call `follow` with a press of the person's own that changes it.
 */
export function useSettling(offer: string, schedule: Schedule = scheduleByTimer) {
  const [settled, setSettled] = useState(offer);
  const isOwn = useRef(false);
  useEffect(() => {
    if (isOwn.current) {
      isOwn.current = false;
      return setSettled(offer);
    }
    return schedule(settlingTime, () => setSettled(offer));
  }, [offer, schedule]);
  return {
    isSettling: settled !== offer,
    follow() {
      isOwn.current = true;
    },
  };
}
