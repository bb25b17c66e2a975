import { useEffect, useState } from "react";
import { type Schedule, scheduleByTimer } from "./schedule.ts";

/** How long an offer has to stand before a press takes it, in milliseconds: nobody reads it any sooner. */
export const settlingTime = 500;

/**
 * Whether an offer (a price to accept; empty where there is none) has changed so recently that a press
 * was meant for the one before. Call `follow` with a press of the person's own that changes it.
 */
export function useSettling(offer: string, schedule: Schedule = scheduleByTimer) {
  const [standing, setStanding] = useState({ offer, isSettling: false });
  const [isOwn, setOwn] = useState(false);
  if (standing.offer !== offer) {
    setStanding({ offer, isSettling: !isOwn });
    setOwn(false);
  }
  const { isSettling } = standing;
  useEffect(() => {
    if (!isSettling) return;
    return schedule(settlingTime, () => setStanding({ offer, isSettling: false }));
  }, [offer, isSettling, schedule]);
  return { isSettling, follow: () => setOwn(true) };
}
