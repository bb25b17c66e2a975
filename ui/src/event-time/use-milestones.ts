import { countdownMilestone, type EventTime } from "@grandstand/rules/event-time";
import { useEffect, useRef } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";

/** Announces the milestones of a countdown as they pass; none without a name to announce. */
export function useMilestones(time: EventTime, name: string | undefined): void {
  const announce = useAnnounce();
  const t = useWording();
  const left = time.kind === "countdown" ? time.remaining : 0;
  const before = useRef(left);
  useEffect(() => {
    const milestone = countdownMilestone(before.current, left);
    before.current = left;
    if (milestone === null || name === undefined) return;
    const variables = { event: name, count: milestone };
    announce(t(milestone === 0 ? "event-time.started" : "event-time.milestone", variables));
  }, [left, name, announce, t]);
}
