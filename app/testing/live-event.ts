import type { EventState } from "@grandstand/contract/realtime";

/** An event in play of which nothing is told but that. */
export const liveEvent: EventState = {
  status: "live",
  is_live: true,
  is_suspended: false,
  live_status: null,
  stats: null,
  matchSummary: null,
};
