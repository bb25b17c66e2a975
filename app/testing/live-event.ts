import type { EventState } from "@grandstand/contract/realtime";

/** An event in play without a score or a clock. */
export const liveEvent: EventState = {
  status: "live",
  is_live: true,
  is_suspended: false,
  live_status: null,
  stats: null,
  matchSummary: null,
};
