import type { Heartbeat } from "@grandstand/contract/realtime";
import { heartbeatGap } from "../intervals.ts";

/** The heartbeats of one line. */
export interface Heartbeats {
  /**
   * Accepts a heartbeat. Where one before it is missing, other messages may be too: the result is since when, by
   * the server's clock. Null where none is.
   */
  receive(beat: Heartbeat): number | null;
  /** The line broke: the next heartbeat is the first. */
  forget(): void;
}

/**
 * Finds out whether heartbeats are missing: by their numbers, or where the operator gives them none by the time
 * between two. Whatever was published beside a heartbeat that is missing may be missing as well.
 */
export function createHeartbeats(): Heartbeats {
  let last: Heartbeat | null = null;
  return {
    receive(beat) {
      const before = last;
      if (before === null || !isBefore(beat, before)) last = beat;
      return before !== null && isOneMissing(before, beat) ? before.at : null;
    },
    forget() {
      last = null;
    },
  };
}

/** Whether a heartbeat is a duplicate, or was overtaken. */
function isBefore(beat: Heartbeat, last: Heartbeat): boolean {
  const { sequence = 0 } = last;
  return beat.epoch === last.epoch && beat.sequence !== undefined && beat.sequence <= sequence;
}

function isOneMissing(before: Heartbeat, beat: Heartbeat): boolean {
  if (before.epoch !== beat.epoch) return true;
  if (before.sequence === undefined || beat.sequence === undefined) {
    return beat.at - before.at > heartbeatGap;
  }
  return beat.sequence > before.sequence + 1;
}
